import type { BOOKS_CALLS } from '@touchline/contract/books/calls';
import { inTransaction } from '#platform/db/in-transaction';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import type { BooksDeps } from './books-deps.ts';
import { bookReceipts } from './calls/book-receipts.ts';
import { bookRound } from './calls/book-round.ts';
import { bookRounds } from './calls/book-rounds.ts';
import { deleteOldDemos } from './demo/demo.store.ts';
import { type BookGame, readBookGames, writeFrontUrl } from './games/book-game.store.ts';
import { importGame } from './games/import-game.ts';
import { createOwnGames } from './games/own-games.ts';
import { endForgottenBooks } from './rounds/end-book.ts';
import { registerBookRoutes } from './wire/book-routes.ts';

/** A demonstration that nobody has touched for so long is over. */
const DEMO_HOURS = 24;

/** Games made for the open "books and weights" standard: they are imported, offered as a provider's, and played through the standard's own calls. */
export async function createBooksFeature(platform: Platform, featureDeps: Omit<BooksDeps, 'platform'>) {
  const deps: BooksDeps = { platform, ...featureDeps };
  const { pool, jobs } = platform;
  const games = createOwnGames(deps);
  let offered = '[]';
  // A game that is imported while servers run is offered by all of them with their next look at the brands; none, and there is no such provider.
  async function offer(): Promise<void> {
    const now = JSON.stringify(await readBookGames(pool));
    if (now === offered) return;
    await deps.providerGames.addOwnGames(games);
    offered = now;
  }
  await platform.brands.onRefresh(offer);
  jobs.define('books-forgotten', async () => {
    await endForgottenBooks(deps);
    await deleteOldDemos(pool, DEMO_HOURS);
  });
  jobs.every('23 * * * *', 'books-forgotten');
  return {
    handlers: { bookRounds: bookRounds({ pool }), bookReceipts: bookReceipts(deps), bookRound: bookRound(deps) },
    routes(server, { rates }) {
      if (platform.roles.has('api')) registerBookRoutes(server, deps, rates);
    },
    /** Takes a game over from a folder, as a new version, and offers it. Throws BookError. */
    async importGame(folder: string, game: Omit<BookGame, 'version'>) {
      const imported = await inTransaction(pool, (client) => importGame(client, folder, game));
      await offer();
      return imported;
    },
    /** The page of a game has moved; false where there is no such game. */
    async movePage(code: string, frontUrl: string): Promise<boolean> {
      if (!(await writeFrontUrl(pool, code, frontUrl))) return false;
      await offer();
      return true;
    },
    /** The job, now. */
    endForgotten: (hours?: number) => endForgottenBooks(deps, hours),
    deleteOldDemos: (hours = DEMO_HOURS) => deleteOldDemos(pool, hours),
  } satisfies Feature<keyof typeof BOOKS_CALLS> & Record<string, unknown>;
}
