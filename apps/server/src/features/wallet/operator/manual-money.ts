import { invariant } from '@touchline/kernel/invariant';
import type { ProposalExecutor } from '#features/operator';
import { Failure } from '#platform/http/failure';
import { correct } from '../correct.ts';
import { readPlayerAccounts } from '../wallet.store.ts';
import type { WalletDeps } from '../wallet-deps.ts';

/** Credits and debits that two operators decide on. */
export const createManualMoney = ({ platform: { pool } }: WalletDeps): ProposalExecutor => ({
  /** Throws Failure `not_found` where the player has no account of the currency. */
  async check({ playerId, currency: wanted }) {
    const accounts = await readPlayerAccounts(pool, playerId);
    if (!accounts.some(({ kind, currency }) => kind === 'player-main' && currency === wanted)) throw new Failure('not_found');
  },
  /** Moves the money, once by the proposal's number. Throws Failure `insufficient_funds`. */
  async carryOut(client, { id, kind, playerId, currency, amountMinor }) {
    invariant(currency !== null && amountMinor !== null, 'a proposal about money has an amount');
    invariant(kind === 'credit' || kind === 'debit', 'a correction is a credit or a debit');
    await correct(client, { source: 'operator', externalId: `proposal-${id}`, playerId, kind, currency, amountMinor });
  },
});
