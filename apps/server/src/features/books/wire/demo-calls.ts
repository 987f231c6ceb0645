import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { Failure } from '#platform/http/failure';
import type { BooksDeps } from '../books-deps.ts';
import { type Demo, readDemo, readDemoRound, writeDemoEnd, writeDemoEvent } from '../demo/demo.store.ts';
import { hashDemoSession } from '../demo/open-demo.ts';
import { playDemo } from '../demo/play-demo.ts';
import { readTermsFor } from '../rounds/read-seat.ts';
import { minorOfWire } from '../rounds/wire-money.ts';
import { presentBalance, presentConfig, presentRound } from './present-book.ts';
import { type BookCall, Event, Play, read, Session } from './read-message.ts';

async function readSeat({ platform: { pool } }: BooksDeps, sessionId: string): Promise<Demo> {
  const demo = await readDemo(pool, hashDemoSession(sessionId));
  if (!demo) throw new Failure('token_not_authenticated');
  return demo;
}

/** The balance after what has just been done. */
async function readBalance(deps: BooksDeps, sessionId: string) {
  const { balanceMinor, currency } = await readSeat(deps, sessionId);
  return { balance: presentBalance(balanceMinor, currency) };
}

async function readRound({ platform: { pool } }: BooksDeps, { id, serverSeed, clientSeed }: Demo) {
  const round = await readDemoRound(pool, id);
  return round ? presentRound(round, { seedHash: seedHash(serverSeed), clientSeed }) : null;
}

const authenticate: BookCall = async (deps, text) => {
  const demo = await readSeat(deps, read(Session, text).sessionID);
  const terms = await readTermsFor(deps, demo, demo);
  return {
    balance: presentBalance(demo.balanceMinor, demo.currency),
    config: presentConfig(terms, demo.currency),
    round: await readRound(deps, demo),
    meta: null,
  };
};

const balance: BookCall = (deps, text) => readBalance(deps, read(Session, text).sessionID);

const play: BookCall = async (deps, text, brandId) => {
  const { sessionID, amount, mode } = read(Play, text);
  const demo = await readSeat(deps, sessionID);
  if (deps.site.readMaintenance(brandId)) throw new Failure('maintenance');
  await playDemo(deps, demo, await readTermsFor(deps, demo, demo), { amountMinor: minorOfWire(amount, demo.currency), mode });
  return { ...(await readBalance(deps, sessionID)), round: await readRound(deps, demo) };
};

const endRound: BookCall = async (deps, text) => {
  const { sessionID } = read(Session, text);
  const { id, nonce } = await readSeat(deps, sessionID);
  if (nonce === 0) throw new Failure('casino_round_unknown');
  await writeDemoEnd(deps.platform.pool, id);
  return readBalance(deps, sessionID);
};

const noteEvent: BookCall = async (deps, text) => {
  const { sessionID, event } = read(Event, text);
  const { id } = await readSeat(deps, sessionID);
  if (!(await writeDemoEvent(deps.platform.pool, id, event))) throw new Failure('casino_round_unknown');
  return { event };
};

/** The standard's calls, of a demonstration: the same answers, from play money. */
export const DEMO_CALLS = {
  'wallet/authenticate': authenticate,
  'wallet/balance': balance,
  'wallet/play': play,
  'wallet/end-round': endRound,
  'bet/event': noteEvent,
} as const;
