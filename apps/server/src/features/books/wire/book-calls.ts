import { invariant } from '@touchline/kernel/invariant';
import { z } from 'zod';
import { readSpendable } from '#features/wallet';
import { Failure } from '#platform/http/failure';
import type { BooksDeps } from '../books-deps.ts';
import { isDemoSession } from '../demo/open-demo.ts';
import { readModes, readRowById } from '../games/book-game.store.ts';
import { readLastRound, writeRoundEvent } from '../rounds/book-round.store.ts';
import { endBook } from '../rounds/end-book.ts';
import { playBook } from '../rounds/play-book.ts';
import { type BookSeat, readSeat, readTerms } from '../rounds/read-seat.ts';
import { minorOfWire } from '../rounds/wire-money.ts';
import { DEMO_CALLS } from './demo-calls.ts';
import { multiplierOf, presentBalance, presentConfig, presentRound } from './present-book.ts';
import { type BookCall, Event, Play, read, Session } from './read-message.ts';

async function readBalance({ platform: { pool } }: BooksDeps, { accountId, currency }: BookSeat) {
  return { balance: presentBalance((await readSpendable(pool, accountId))?.balanceMinor ?? 0n, currency) };
}

/** The last round of a seat's game as its page is told it; null before the first. */
async function readRound(deps: BooksDeps, { playerId, game }: BookSeat) {
  const round = await readLastRound(deps.platform.pool, playerId, game);
  if (!round) return null;
  const pair = await deps.casino.readPair(round.seedId);
  invariant(pair, 'a round was drawn with a pair of seeds');
  return presentRound(round, pair);
}

const authenticate: BookCall = async (deps, text) => {
  const seat = await readSeat(deps, read(Session, text).sessionID);
  if (!seat.isLive) throw new Failure('session_expired');
  const terms = await readTerms(deps, seat);
  return {
    ...(await readBalance(deps, seat)),
    config: presentConfig(terms, seat.currency),
    round: await readRound(deps, seat),
    meta: null,
  };
};

const balance: BookCall = async (deps, text) => readBalance(deps, await readSeat(deps, read(Session, text).sessionID));

const play: BookCall = async (deps, text, brandId) => {
  const { sessionID, amount, mode } = read(Play, text);
  const seat = await readSeat(deps, sessionID);
  if (deps.site.readMaintenance(brandId)) throw new Failure('maintenance');
  const wanted = { amountMinor: minorOfWire(amount, seat.currency), mode };
  const balanceMinor = await playBook(deps, seat, await readTerms(deps, seat), wanted);
  return { balance: presentBalance(balanceMinor, seat.currency), round: await readRound(deps, seat) };
};

/** Ends the open round. A repeat, and one after a round that was over with its draw, is told the balance: nothing moves. */
const endRound: BookCall = async (deps, text) => {
  const seat = await readSeat(deps, read(Session, text).sessionID);
  const round = await readLastRound(deps.platform.pool, seat.playerId, seat.game);
  if (!round) throw new Failure('casino_round_unknown');
  if (round.isOpen) await endBook(deps, round);
  return readBalance(deps, seat);
};

const noteEvent: BookCall = async (deps, text) => {
  const { sessionID, event } = read(Event, text);
  const { playerId, game } = await readSeat(deps, sessionID);
  if (!(await writeRoundEvent(deps.platform.pool, playerId, game, event))) throw new Failure('casino_round_unknown');
  return { event };
};

/** The calls by their paths. */
const MONEY_CALLS = {
  'wallet/authenticate': authenticate,
  'wallet/balance': balance,
  'wallet/play': play,
  'wallet/end-round': endRound,
  'bet/event': noteEvent,
} as const;

/** The same, each for money or of a demonstration by the session that asks. */
export const BOOK_CALLS: Readonly<Record<string, BookCall>> = Object.fromEntries(
  (Object.keys(MONEY_CALLS) as (keyof typeof MONEY_CALLS)[]).map((path) => [
    path,
    (deps: BooksDeps, text: string, brandId: number) => {
      const calls = isDemoSession(read(Session, text).sessionID) ? DEMO_CALLS : MONEY_CALLS;
      return calls[path](deps, text, brandId);
    },
  ]),
);

const Replay = z.object({
  game: z.string().max(60),
  version: z.string().regex(/^[1-9]\d{0,8}$/),
  mode: z.string().max(60),
  event: z.string().regex(/^\d{1,20}$/),
});

/** A row of a version of a game, for whoever wants to see it again: no round of anybody's. Throws Failure `not_found`. */
export async function answerReplay({ platform: { pool } }: BooksDeps, params: unknown): Promise<object> {
  const wanted = Replay.safeParse(params);
  if (!wanted.success) throw new Failure('not_found');
  const { game, version, mode: name, event } = wanted.data;
  const mode = (await readModes(pool, game, Number(version))).find((one) => one.name.toLowerCase() === name.toLowerCase());
  const row = mode && (await readRowById(pool, mode.id, BigInt(event)));
  if (!mode || !row) throw new Failure('not_found');
  return {
    payoutMultiplier: multiplierOf(row.payHundredths),
    costMultiplier: Number(mode.cost.num) / Number(mode.cost.den),
    state: JSON.parse(row.events) as unknown,
  };
}
