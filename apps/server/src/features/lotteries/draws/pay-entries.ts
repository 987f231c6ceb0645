import { invariant } from '@touchline/kernel/invariant';
import { fromPoolCurrency } from '#features/site';
import { payDrawEnds } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { type NewEvent, writeEvents } from '#platform/events/write-events';
import type { LotteriesDeps } from '../lotteries-deps.ts';
import { lotteryAccount } from '../lottery-account.ts';
import { lotteryRound } from '../lottery-round.ts';
import { type EntryEnd, lockOpenEntries, type OpenEntry, writeEntryEnds } from '../tickets/lottery-entry.store.ts';
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
      ends.map((end) => ({ ...end, ...lotteryRound(end.entry) })),
    );
    await writeEntryEnds(
      client,
      paid.map((end) => ({ ...end, id: end.entry.id })),
    );
    await writeEvents(
      client,
      paid.flatMap((end) => [end.event, overEvent(draw, end)]),
    );
  });
  return true;
}

/** The outcome of a ticket in a draw. */
interface DecidedEnd extends Pick<EntryEnd, 'status' | 'paidMinor' | 'paidBaseMinor'> {
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

/** The news that a ticket's part in a draw is over, for the player's screens. */
const overEvent = ({ id: drawId }: LotteryDraw, { entry: { ticketId, playerId }, status }: DecidedEnd): NewEvent => ({
  playerId,
  event: { kind: 'lottery', ticketId: String(ticketId), drawId: String(drawId), status },
});
