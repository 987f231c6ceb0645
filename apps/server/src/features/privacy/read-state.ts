import type { ErasureHindrance, PrivacyState } from '@touchline/contract/privacy/calls';
import type { Queryable } from '#platform/db/queryable';
import { type Copy, readCopy } from './privacy.store.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

const statusOf = ({ readyAt, takenAt, expired }: Copy) => (takenAt ? 'taken' : expired ? 'expired' : readyAt ? 'ready' : 'preparing');

/**
 * Reasons that stand in the way of erasing a player: money either way, bets and rounds that run, a self-exclusion, which has to be remembered. Read on one
 * connection, which may be that of a transaction: who holds locks must not wait for another.
 */
export async function readErasureBlockers(deps: PrivacyDeps, on: Queryable, playerId: bigint): Promise<ErasureHindrance[]> {
  const { platform, account, wallet, running } = deps;
  const excludedUntil = await account.readExcludedUntil(playerId, on);
  const accounts = await wallet.readPlayerAccounts(on, playerId);
  let isPlaying = false;
  // One after the other: a connection takes one question at a time.
  for (const isRunning of running) isPlaying ||= await isRunning(playerId, on);
  return [
    ...(accounts.some(({ kind, balanceMinor }) => kind !== 'player-points' && balanceMinor !== 0n) ? (['balance'] as const) : []),
    ...(isPlaying ? (['running-bets'] as const) : []),
    ...((excludedUntil?.getTime() ?? 0) > platform.clock.now() ? (['self-excluded'] as const) : []),
  ];
}

export async function readState(deps: PrivacyDeps, playerId: bigint): Promise<PrivacyState> {
  const { pool } = deps.platform;
  const [copy, blockers] = await Promise.all([readCopy(pool, playerId), readErasureBlockers(deps, pool, playerId)]);
  return {
    copy: copy
      ? { status: statusOf(copy), requestedAt: copy.requestedAt.getTime(), expiresAt: copy.expiresAt.getTime(), bytes: copy.bytes }
      : null,
    blockers,
  };
}
