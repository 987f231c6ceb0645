import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { readSinceLastBet } from './shared-bet.store.ts';

/**
 * Holds a player to the least time that their law wants between rounds, as `casino_play` does for rounds for one: a bet in the last moment of a round
 * and one in the first of the next may lie closer together than the rounds' own starts. Bets in one round are one game. The caller holds the lock of
 * the player's accounts. Throws Failure `casino_too_fast` with the milliseconds that are left.
 */
export async function requireTempo(
  on: Queryable,
  { playerId, roundId, minRoundMs }: { readonly playerId: bigint; readonly roundId: bigint; readonly minRoundMs: number },
): Promise<void> {
  if (minRoundMs === 0) return;
  const sinceMs = await readSinceLastBet(on, playerId, roundId);
  if (sinceMs !== null && sinceMs < minRoundMs) throw new Failure('casino_too_fast', { accepted: { ms: Math.ceil(minRoundMs - sinceMs) } });
}
