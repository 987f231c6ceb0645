import { sourceOf } from '#features/provider-games';
import { credit } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { type BooksDeps, PROVIDER } from '../books-deps.ts';
import { type BookRound, readForgottenRounds, writeRoundEnd } from './book-round.store.ts';

type EndedRound = Pick<BookRound, 'id' | 'playerId' | 'currency' | 'game' | 'payoutMinor'>;

/**
 * Ends a round and pays what its row says, once: by its name, whoever ends it at the same moment. No block, limit or ended session keeps a player from it.
 */
export async function endBook({ platform: { pool, events } }: Pick<BooksDeps, 'platform'>, round: EndedRound): Promise<void> {
  const { id, playerId, currency, game, payoutMinor: amountMinor } = round;
  await inTransaction(pool, async (client) => {
    const name = { source: sourceOf(PROVIDER), externalId: `${id}-return`, playerId, currency };
    await credit(client, { ...name, round: String(id), game, amountMinor, jackpotMinor: 0n, closes: true });
    await writeRoundEnd(client, id);
  });
  events.nudge();
}

/** A round whose player has not come back for so long is ended for them: well before rounds that nobody closes are closed without a return. */
const FORGOTTEN_HOURS = 24;
const ROUNDS_A_TURN = 200;

/** Ends the rounds that were forgotten; gives how many. */
export async function endForgottenBooks(deps: Pick<BooksDeps, 'platform'>, hours = FORGOTTEN_HOURS): Promise<number> {
  let ended = 0;
  for (;;) {
    const rounds = await readForgottenRounds(deps.platform.pool, hours, ROUNDS_A_TURN);
    for (const round of rounds) await endBook(deps, round);
    ended += rounds.length;
    if (rounds.length < ROUNDS_A_TURN) return ended;
  }
}
