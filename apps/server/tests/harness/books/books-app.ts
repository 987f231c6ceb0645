import fs from 'node:fs';
import { invariant } from '@touchline/kernel/invariant';
import { startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';
import type { NewTestPlayer, TestPlayer } from '../test-player.ts';
import { type TestMode, writeBookFolder } from './book-folder.ts';

/** An answer of a game's server. */
export interface BookReply {
  readonly http: number;
  readonly error?: string;
  readonly message?: string;
  readonly balance?: { readonly amount: number; readonly currency: string };
  readonly round?: BookReplyRound | null;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly event?: string;
}
interface BookReplyRound {
  readonly betID: number;
  readonly amount: number;
  readonly payout: number;
  readonly payoutMultiplier: number;
  readonly active: boolean;
  readonly mode: string;
  readonly event: string | null;
  readonly state: readonly unknown[];
  readonly fairness: Readonly<Record<'seedHash' | 'clientSeed' | 'drawn' | 'totalWeight' | 'id', string>> & { readonly nonce: number };
}

/** A page of a game, with its session. */
export interface BookPage {
  readonly player: TestPlayer;
  readonly session: string;
  readonly url: URL;
  /** Asks `/rgs/<path>` with the session. */
  ask(path: string, body?: object): Promise<BookReply>;
}

export interface BooksApp {
  readonly test: TestApp;
  /** Imports a game of these modes under a code. */
  add(code: string, modes: readonly TestMode[]): Promise<number>;
  /** Launches a game for a player, by default a new one with 1,000.00 EUR. */
  sit(code: string, player?: TestPlayer | NewTestPlayer): Promise<BookPage>;
  askAs(session: string, path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<BookReply>;
  /** Checks the ledger and ends. Gives its faults. */
  close(): Promise<readonly string[]>;
}

const isPlayer = (one: TestPlayer | NewTestPlayer): one is TestPlayer => 'request' in one;

/** The server with games of the "books and weights" standard. */
export async function startBooksApp(options: TestAppOptions = {}): Promise<BooksApp> {
  const test = await startTestApp({ roles: ['api'], ...options });
  const { books, wallet } = test.app.features;
  const askAs: BooksApp['askAs'] = async (sessionID, path, body = {}, headers = {}) => {
    const reply = await test.request({ method: 'POST', url: `/rgs/${path}`, payload: { sessionID, ...body }, headers });
    return { http: reply.statusCode, ...(reply.json() as object) };
  };
  return {
    test,
    askAs,
    async add(code, modes) {
      const folder = writeBookFolder(modes);
      const { version } = await books.importGame(folder, { code, name: `Game ${code}`, frontUrl: 'https://games.test/one/index.html' });
      fs.rmSync(folder, { recursive: true });
      return version;
    },
    async sit(game, wanted = {}) {
      const player = isPlayer(wanted) ? wanted : await test.player({ deposit: '1000.00', ...wanted });
      const payload = { provider: 'books', game, platform: 'mobile', lng: 'ru' };
      const reply = await player.request({ method: 'POST', url: '/web-api/provider-games/launch', payload });
      invariant(reply.statusCode === 200, `a launch answered ${reply.statusCode}: ${reply.body}`);
      const url = new URL((reply.json().data as { url: string }).url);
      const session = url.searchParams.get('sessionID') ?? '';
      return { player, session, url, ask: (path, body) => askAs(session, path, body) };
    },
    async close() {
      await wallet.sealLedger();
      const { faults } = await wallet.checkLedger();
      await test.close();
      return faults;
    },
  };
}
