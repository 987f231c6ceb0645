import { hitsOf } from '@touchline/casino/lotteries/draw-lottery';
import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import { settleLottery } from '@touchline/casino/lotteries/settle-lottery';
import { postLotterySeed, postLotteryShare } from '@touchline/ledger/lottery-postings';
import type pg from 'pg';
import { postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { LotteriesDeps } from '../lotteries-deps.ts';
import { lotteryAccount } from '../lottery-account.ts';
import { lockUncountedEntries, readCounts, readSales, writeHits } from '../tickets/lottery-entry.store.ts';
import { guaranteedJackpot } from './guaranteed-jackpot.ts';
import { lockJackpot, writeJackpot } from './jackpot.store.ts';
import { type LotteryDraw, lockDrawnDraw, readDrawnDraw, writeSettled } from './lottery-draw.store.ts';

/** Entries counted in one transaction. */
const ENTRIES_A_BATCH = 1_000;

/**
 * One step to the end of the next drawn draw: a batch of its entries is counted, or, when all are, the draw is settled. Each step is a
 * transaction, and begun again it does what is left. False where nothing is due.
 */
export async function settleStep({ platform: { pool } }: Pick<LotteriesDeps, 'platform'>, batch = ENTRIES_A_BATCH): Promise<boolean> {
  const drawn = await readDrawnDraw(pool);
  if (!drawn) return false;
  const counted = await inTransaction(pool, async (client) => {
    const entries = await lockUncountedEntries(client, drawn.id, batch);
    await writeHits(
      client,
      entries.map(({ id, lines }) => ({ id, hits: lines.map((line) => hitsOf(line, drawn.numbers)) })),
    );
    return entries.length;
  });
  if (counted === 0)
    await inTransaction(pool, async (client) => {
      const draw = await lockDrawnDraw(client, drawn.id);
      if (draw) await settle(client, draw);
    });
  return true;
}

async function settle(client: pg.PoolClient, { id, lottery: key }: LotteryDraw): Promise<void> {
  const lottery = LOTTERIES[key];
  const { salesMinor, lines } = await readSales(client, id);
  const keptMinor = await lockJackpot(client, key);
  // A draw in which nobody takes part costs the house nothing.
  const jackpotBeforeMinor = lines > 0 ? guaranteedJackpot(lottery, keptMinor) : keptMinor;
  const { prizes, paidMinor, houseMinor, reserveMinor, jackpotAfterMinor } = settleLottery(
    lottery,
    salesMinor,
    jackpotBeforeMinor,
    await readCounts(client, id),
  );
  const account = lotteryAccount(key);
  for (const posting of [
    postLotterySeed(`lottery-draw-${id}-seed`, account, jackpotBeforeMinor - keptMinor),
    postLotteryShare(`lottery-draw-${id}-share`, account, houseMinor, reserveMinor),
  ])
    if (posting.entries.length > 0) await postTransaction(client, posting);
  await writeJackpot(client, key, jackpotAfterMinor);
  const stored = prizes.map(({ picks, hits, lines: won, perLineMinor }) => ({ picks, hits, lines: won, perLine: perLineMinor.toString() }));
  await writeSettled(client, id, { jackpotBeforeMinor, salesMinor, paidMinor, lines, prizes: stored });
}
