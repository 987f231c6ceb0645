import { formatMoney } from '@touchline/kernel/money';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import { readBet } from '../cash-out/cash-out.store.ts';
import { scaleOf } from '../cash-out/cash-out.ts';
import { cashOutValue } from '../cash-out/open-bet.ts';
import { stakeOf } from '../edit/successor.ts';
import type { BettingPorts } from '../ports.ts';
import { readLegs } from '../settlement/settle.store.ts';

/** The stake that a running bet would bring to a power bet now, as decimal text. Throws Failure with the reason for which it has no value. */
export async function readPowerStake(
  pool: pg.Pool,
  { line }: Pick<BettingPorts, 'line'>,
  playerId: bigint,
  betId: bigint,
): Promise<string> {
  const row = await readBet(pool, playerId, betId);
  if (!row) throw new Failure('bet_unknown');
  const value = cashOutValue(line, { row, legs: (await readLegs(pool, [betId])).get(betId) ?? [] });
  if (!value.ok) throw new Failure(value.error.code);
  return formatMoney(stakeOf(row, value.value).netMinor, scaleOf(row));
}
