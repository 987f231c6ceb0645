import type { LotteryKey } from '@touchline/casino/lotteries/lottery';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** Jackpots by lottery, base minor units. */
export async function readJackpots(on: Queryable): Promise<ReadonlyMap<LotteryKey, bigint>> {
  const { rows } = await on.query<{ lottery: LotteryKey; amount: bigint }>('select lottery, amount_minor as amount from lottery_jackpot');
  return new Map(rows.map(({ lottery, amount }) => [lottery, amount]));
}

/** Locked until the transaction ends. */
export async function lockJackpot(client: pg.PoolClient, lottery: LotteryKey): Promise<bigint> {
  await client.query('insert into lottery_jackpot (lottery, amount_minor) values ($1, 0) on conflict do nothing', [lottery]);
  const { rows } = await client.query<{ amount: bigint }>(
    'select amount_minor as amount from lottery_jackpot where lottery = $1 for update',
    [lottery],
  );
  return rows[0]?.amount ?? 0n;
}

export async function writeJackpot(client: pg.PoolClient, lottery: LotteryKey, amountMinor: bigint): Promise<void> {
  await client.query('update lottery_jackpot set amount_minor = $2 where lottery = $1', [lottery, amountMinor]);
}
