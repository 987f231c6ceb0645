import { Failure } from '#platform/failure';
import { readLegs } from '../settlement/settle.store.ts';
import type { RunningBet } from './running-bet.ts';
import { readBet } from './sale.store.ts';
import type { SaleDeps } from './sale-deps.ts';

/** A player's bet with its legs. Throws Failure `bet_unknown`; another player's is as unknown as one that does not exist. */
export async function readRunning({ platform: { pool } }: SaleDeps, playerId: bigint, betId: bigint): Promise<RunningBet> {
  const row = await readBet(pool, playerId, betId);
  if (!row) throw new Failure('bet_unknown');
  return { row, legs: (await readLegs(pool, [betId])).get(betId) ?? [] };
}
