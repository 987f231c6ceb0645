import { formatMoney } from '@touchline/kernel/money';
import type pg from 'pg';
import { Failure } from '#platform/failure';
import type { BetsDoors } from '../doors.ts';
import { stakeOf } from '../edit/successor.ts';
import { saleValue } from '../sale/running-bet.ts';
import { readBet } from '../sale/sale.store.ts';
import { scaleOf } from '../sale/sell.ts';
import { readLegs } from '../settlement/settle.store.ts';

/** What a running bet would bring to a power bet as its stake now, as decimal text. Throws Failure with the reason for which it has no value. */
export async function readPowerStake(pool: pg.Pool, { line }: Pick<BetsDoors, 'line'>, playerId: bigint, betId: bigint): Promise<string> {
  const row = await readBet(pool, playerId, betId);
  if (!row) throw new Failure('bet_unknown');
  const value = saleValue(line, { row, legs: (await readLegs(pool, [betId])).get(betId) ?? [] });
  if (!value.ok) throw new Failure(value.error.code);
  return formatMoney(stakeOf(row, value.value).netMinor, scaleOf(row));
}
