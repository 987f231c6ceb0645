import { invariant } from '@touchline/kernel/invariant';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { BooksDeps } from '../books-deps.ts';
import { drawBook } from '../rounds/draw-book.ts';
import type { SeatTerms } from '../rounds/read-seat.ts';
import { readWanted, type WantedRound } from '../rounds/read-wanted.ts';
import { type Demo, lockDemo, writeDemoRound } from './demo.store.ts';

/**
 * Plays a round of a demonstration: by the rules, the law and the draws of rounds for money, from play money. Throws Failure `casino_options`,
 * `amount_format`, `stake_too_low`, `stake_too_high`, `casino_round_open`, `casino_too_fast` and `insufficient_funds`.
 */
export async function playDemo({ platform: { pool } }: BooksDeps, { id }: Demo, terms: SeatTerms, wanted: WantedRound): Promise<void> {
  const { mode, stakeMinor } = readWanted(terms, wanted);
  await inTransaction(pool, async (client) => {
    const demo = await lockDemo(client, id);
    invariant(demo, 'a demonstration that is played is there');
    if (demo.isOpen) throw new Failure('casino_round_open');
    if (demo.sinceMs !== null && demo.sinceMs < terms.law.minRoundMs) throw new Failure('casino_too_fast');
    if (demo.balanceMinor < stakeMinor) throw new Failure('insufficient_funds');
    const nonce = demo.nonce + 1;
    const round = await drawBook(client, mode, { ...demo, nonce }, wanted.amountMinor);
    await writeDemoRound(client, id, { ...round, nonce, modeId: mode.id, amountMinor: wanted.amountMinor, stakeMinor });
  });
}
