import { playGame } from '@touchline/casino/bingo/play-game';
import { inTransaction } from '#platform/db/in-transaction';
import type { BingoDeps } from '../bingo-deps.ts';
import { readPlayedTickets } from '../purchases/bingo-purchase.store.ts';
import { type LockedGame, lockDueGame } from './bingo-game.store.ts';
import { writeBegun, writeOff } from './game-steps.store.ts';
import { openSeed } from './open-seed.ts';
import { termsOf } from './terms-of.ts';

/**
 * Begins a game whose sale is over, or calls it off where too few players have tickets. Its winners follow from what is fixed by now; they are told as
 * the balls come. Undefined where none is due.
 */
export const beginDueGame = (deps: BingoDeps): Promise<LockedGame | undefined> =>
  inTransaction(deps.platform.pool, async (client) => {
    const game = await lockDueGame(client);
    if (!game) return undefined;
    const terms = termsOf(game);
    if (game.players < terms.minPlayers) {
      await writeOff(client, game.id);
      return game;
    }
    const serverSeed = await openSeed(deps, client, game.sealedSeed);
    const tickets = await readPlayedTickets(client, game.id);
    const { balls, prizes, paidMinor } = playGame(terms, { room: terms, number: game.number, serverSeed }, tickets);
    await writeBegun(client, game.id, {
      balls,
      paidMinor,
      prizes: prizes.map(({ prize, ball, cards, potMinor, paidMinor: paid }) => ({
        prize,
        ball,
        cards,
        pot: potMinor.toString(),
        paid: paid.map(String),
      })),
    });
    return game;
  });
