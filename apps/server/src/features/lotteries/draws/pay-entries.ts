import { invariant } from '@touchline/kernel/invariant';
import { fromPoolCurrency } from '#features/site';
import { payDrawEnds } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvents } from '#platform/events/write-events';
import type { LotteriesDeps } from '../lotteries-deps.ts';
import { lotteryAccount } from '../lottery-account.ts';
import { type EntryEnd, lockOpenEntries, type OpenEntry, writeEntryEnds } from '../tickets/lottery-entry.store.ts';
import { endEvents } from './end-events.ts';
import { type LotteryDraw, readUnpaidDraw, writeAllPaid } from './lottery-draw.store.ts';

/** A batch holds the locks of its players' accounts until it commits. */
const ENTRIES_A_BATCH = 500;

/**
 * Ends a batch of the entries of a draw that is settled or off: pays them what they won or gives their stakes back, in one transaction with
 * their status and their news. An entry is paid once, by its status and by the posting's key. False where nothing is left.
 */
export async function payStep(deps: LotteriesDeps, batch = ENTRIES_A_BATCH): Promise<boolean> {
  const { pool } = deps.platform;
  const draw = await readUnpaidDraw(pool);
  if (!draw) return false;
  await inTransaction(pool, async (client) => {
    const entries = await lockOpenEntries(client, draw.id, batch);
    if (entries.length === 0) return writeAllPaid(client, draw.id);
    const ends = entries.map((entry) => decideEnd(deps, draw, entry));
    const paid = await payDrawEnds(
      client,
      lotteryAccount(draw.lottery),
      ends.map(({ entry: { id, playerId, currency }, ...end }) => ({ ...end, name: `lottery-${id}`, playerId, currency })),
    );
    await writeEntryEnds(
      client,
      ends.map((end, i): EntryEnd => ({ ...end, id: end.entry.id, transactionId: paid[i]?.transactionId ?? null })),
    );
    await writeEvents(
      client,
      ends.flatMap((end, i) => endEvents(draw, end, paid[i]?.moved ?? null)),
    );
  });
  return true;
}

/** The outcome of a ticket in a draw. */
export interface DecidedEnd extends Pick<EntryEnd, 'status' | 'paidMinor' | 'paidBaseMinor'> {
  readonly entry: OpenEntry;
}

function decideEnd(deps: LotteriesDeps, { status, prizes }: LotteryDraw, entry: OpenEntry): DecidedEnd {
  if (status === 'off') return { entry, status: 'returned', paidMinor: entry.stakeMinor, paidBaseMinor: entry.stakeBaseMinor };
  const { lines, hits } = entry;
  invariant(hits && prizes, 'a settled draw has counted its lines and knows its prizes');
  const paidBaseMinor = lines.reduce((sum, line, i) => {
    const prize = prizes.find((one) => one.picks === line.length && one.hits === hits[i]);
    return sum + BigInt(prize?.perLine ?? 0n);
  }, 0n);
  const paidMinor = fromPoolCurrency(deps, paidBaseMinor, entry.currency);
  return { entry, status: paidMinor > 0n ? 'won' : 'lost', paidMinor, paidBaseMinor };
}
