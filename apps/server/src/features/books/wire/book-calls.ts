import { invariant } from '@touchline/kernel/invariant';
import { z } from 'zod';
import { readSpendable } from '#features/wallet';
import { Failure } from '#platform/http/failure';
import type { BooksDeps } from '../books-deps.ts';
import { readModes, readRowById } from '../games/book-game.store.ts';
import { readLastRound, writeRoundEvent } from '../rounds/book-round.store.ts';
import { endBook } from '../rounds/end-book.ts';
import { playBook } from '../rounds/play-book.ts';
import { type BookSeat, readSeat, readTerms } from '../rounds/read-seat.ts';
import { minorOfWire } from '../rounds/wire-money.ts';
import { multiplierOf, presentBalance, presentConfig, presentRound } from './present-book.ts';

/** Answers a call of a game's page at a brand's site: JSON in, what is told as JSON out. Throws Failure. */
type BookCall = (deps: BooksDeps, text: string, brandId: number) => Promise<object>;

const Session = z.object({ sessionID: z.string().min(1).max(200) });
const Play = Session.extend({ amount: z.number(), mode: z.string().min(1).max(60) });
const Event = Session.extend({ event: z.string().max(2_000) });

/** Reads a message. Throws Failure `invalid` naming the field. */
function read<T>(schema: z.ZodType<T>, text: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure('invalid', { fields: { body: ['JSON'] } });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure('invalid', { fields: { [issue?.path.join('.') || 'body']: [issue?.message ?? 'wrong'] } });
}

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
export const BOOK_CALLS: Readonly<Record<string, BookCall>> = {
  'wallet/authenticate': authenticate,
  'wallet/balance': balance,
  'wallet/play': play,
  'wallet/end-round': endRound,
  'bet/event': noteEvent,
};

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
