import type { ErasureHindrance, PrivacyState } from '@touchline/contract/privacy';
import { type Copy, readCopy } from './privacy.store.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

const statusOf = ({ readyAt, takenAt, expired }: Copy) => (takenAt ? 'taken' : expired ? 'expired' : readyAt ? 'ready' : 'preparing');

/** What stands in the way of erasing a player: money either way, bets that run, a self-exclusion, which has to be remembered. */
export async function readHindrances(deps: PrivacyDeps, playerId: bigint): Promise<ErasureHindrance[]> {
  const { platform, account, wallet, bets, toto } = deps;
  const [player, accounts, betting, pools] = await Promise.all([
    account.readPlayerBy({ by: 'id', value: playerId.toString() }),
    wallet.readPlayerAccounts(platform.db, playerId),
    bets.hasRunning(playerId),
    toto.hasRunning(playerId),
  ]);
  const excludedUntil = player?.self_excluded_until?.getTime() ?? 0;
  return [
    ...(accounts.some(({ balanceMinor }) => balanceMinor !== 0n) ? (['balance'] as const) : []),
    ...(betting || pools ? (['running-bets'] as const) : []),
    ...(excludedUntil > platform.clock.now() ? (['self-excluded'] as const) : []),
  ];
}

export async function readState(deps: PrivacyDeps, playerId: bigint): Promise<PrivacyState> {
  const [copy, hindrances] = await Promise.all([readCopy(deps.platform.db, playerId), readHindrances(deps, playerId)]);
  return {
    copy: copy ? { status: statusOf(copy), askedAt: copy.askedAt.getTime(), expiresAt: copy.expiresAt.getTime(), bytes: copy.bytes } : null,
    hindrances,
  };
}
