import { randomBytes } from 'node:crypto';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { ALL_LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import type { Lottery } from '@touchline/casino/lotteries/lottery';
import { nextDraws } from '@touchline/casino/lotteries/lottery-schedule';
import { MAX_DRAWS } from '@touchline/contract/lotteries/enums';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import type { LotteriesDeps } from '../lotteries-deps.ts';
import { lockOpenedUntil, writeDraw } from './lottery-draw.store.ts';
import { SEED_TABLE } from './seed-table.ts';

const SEED_BYTES = 32;
/** One more than a ticket can take part in: the first may close while the page is being read. */
const AHEAD = MAX_DRAWS + 1;

/** Opens what the schedules lack: every lottery has so many draws that take tickets, each with the promise of its seed. */
export async function openDraws(deps: LotteriesDeps): Promise<void> {
  for (const lottery of ALL_LOTTERIES)
    await inTransaction(deps.platform.pool, async (client) => {
      const { open, lastClosesAt, lastNumber, now } = await lockOpenedUntil(client, lottery.key);
      const afterMs = Math.max(now.getTime(), lastClosesAt?.getTime() ?? 0);
      for (const [i, closesAt] of nextDraws(lottery, afterMs, Math.max(0, AHEAD - open)).entries())
        await openDraw(deps, client, lottery, lastNumber + 1 + i, closesAt);
    });
}

async function openDraw(
  { vault }: LotteriesDeps,
  client: pg.PoolClient,
  { key }: Lottery,
  number: number,
  closesAt: number,
): Promise<void> {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const { sealed_seed: sealedSeed } = await vault.sealColumns(client, null, SEED_TABLE, { sealed_seed: seed });
  await writeDraw(client, { lottery: key, number, closesAt: new Date(closesAt), seedHash: seedHash(seed), sealedSeed });
}
