import { invariant } from '@touchline/kernel/invariant';
import type { ProposalExecutor } from '#features/operator';
import { Failure } from '#platform/http/failure';
import type { FreeBetsDeps } from '../freebets-deps.ts';

/** Bonuses and points that two operators give, and bonuses that they end. */
export const createManualGifts = ({ platform: { pool }, wallet, limits }: FreeBetsDeps): ProposalExecutor => ({
  /** Throws Failure `not_found` where the player has no account of a bonus's currency. */
  async check({ kind, playerId, currency: wanted }) {
    if (kind !== 'bonus') return;
    const accounts = await wallet.readPlayerAccounts(pool, playerId);
    if (!accounts.some((account) => account.kind === 'player-main' && account.currency === wanted)) throw new Failure('not_found');
  },
  /** Once by the proposal's number. Throws Failure `self_excluded`, `bonus_unknown`, `bonus_ended`. */
  async carryOut(client, { id, kind, playerId, currency, amountMinor, grantId }) {
    const of = { source: 'operator', externalId: `proposal-${id}`, playerId };
    if (kind === 'bonus-release' || kind === 'bonus-forfeit') {
      invariant(grantId !== null, 'a proposal to end a bonus names it');
      await (kind === 'bonus-release'
        ? wallet.release(client, { ...of, grantId })
        : wallet.forfeit(client, { ...of, grantId }, 'forfeited'));
      return;
    }
    invariant(currency !== null && amountMinor !== null, 'a proposal about money has an amount');
    // A gift is an offer: blocked and excluded players and those on a time-out get none.
    if (!(await limits.mayMarketTo([playerId])).has(playerId)) throw new Failure('self_excluded');
    if (kind === 'points') await wallet.givePoints(client, { ...of, points: amountMinor });
    else await wallet.grant(client, { ...of, currency, amountMinor });
  },
});
