import type { ErasureHindrance, PrivacyState } from '@touchline/contract/privacy/calls';
import { type Copy, readCopy } from './privacy.store.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

const statusOf = ({ readyAt, takenAt, expired }: Copy) => (takenAt ? 'taken' : expired ? 'expired' : readyAt ? 'ready' : 'preparing');

/** What stands in the way of erasing a player: money either way, bets that run, a self-exclusion, which has to be remembered. */
export async function readErasureBlockers(deps: PrivacyDeps, playerId: bigint): Promise<ErasureHindrance[]> {
  const { platform, account, wallet, bets, toto } = deps;
  const [excludedUntil, accounts, betting, pools] = await Promise.all([
    account.readExcludedUntil(playerId),
    wallet.readPlayerAccounts(platform.pool, playerId),
    bets.hasRunning(playerId),
    toto.hasRunning(playerId),
  ]);
  return [
    ...(accounts.some(({ kind, balanceMinor }) => kind !== 'player-points' && balanceMinor !== 0n) ? (['balance'] as const) : []),
    ...(betting || pools ? (['running-bets'] as const) : []),
    ...((excludedUntil?.getTime() ?? 0) > platform.clock.now() ? (['self-excluded'] as const) : []),
  ];
}

export async function readState(deps: PrivacyDeps, playerId: bigint): Promise<PrivacyState> {
  const [copy, hindrances] = await Promise.all([readCopy(deps.platform.pool, playerId), readErasureBlockers(deps, playerId)]);
  return {
    copy: copy ? { status: statusOf(copy), askedAt: copy.askedAt.getTime(), expiresAt: copy.expiresAt.getTime(), bytes: copy.bytes } : null,
    hindrances,
  };
}
