import { Failure } from '#platform/http/failure';
import { readLegs } from '../settlement/settle.store.ts';
import { readBet } from './cash-out.store.ts';
import type { OpenBet } from './open-bet.ts';
import type { OpenBetContext } from './open-bet-context.ts';

/** A player's bet with its legs. Throws Failure `bet_unknown`; another player's is as unknown as one that does not exist. */
export async function readRunning({ platform: { pool } }: OpenBetContext, playerId: bigint, betId: bigint): Promise<OpenBet> {
  const row = await readBet(pool, playerId, betId);
  if (!row) throw new Failure('bet_unknown');
  return { row, legs: (await readLegs(pool, [betId])).get(betId) ?? [] };
}
