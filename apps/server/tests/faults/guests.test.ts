import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { betBody } from '../harness/bet-body.ts';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';
import { callRequest } from '../harness/call-request.ts';
import { freshDb } from '../harness/fresh-db.ts';
import { RUN_SEED } from '../harness/run-seed.ts';
import { runSql } from '../harness/run-sql.ts';
import { signInDemoPlayer } from '../harness/sign-in-demo-player.ts';
import { until } from '../harness/until.ts';
import { readKnownWorld, worstInputs } from '../harness/worst-inputs.ts';

// Questions of guests about the world over the end of a season: the results of six days silenced it for good.

/** League 1004 ends its season so long after a world of seed 1 begins. */
const SEASON_ENDS_MS = 29.5 * 60_000;
const SETTINGS = { FEED: 'simulator', SEED: '1', SPEED: '1' };
const DAY_MS = 86_400_000;

let server: BuiltServer;
beforeAll(async () => {
  const database = await freshDb();
  await runSql(database, `insert into feed_epoch (source, epoch_ms) values ('simulator 1 1', ${Math.floor(Date.now() - SEASON_ENDS_MS)})`);
  server = await startBuiltServer({ env: { ...SETTINGS, DATABASE_URL: database, LOG_LEVEL: 'info' } });
  await until('the whole world', () => server.output().includes('the feed is complete'));
}, 300_000);
afterAll(() => server?.stop());

const health = async (): Promise<number> => (await fetch(`${server.url}/health`)).status;
/** Prices that changed, as the server counts what it has taken in. */
const version = async (): Promise<string> => (await fetch(`${server.url}/service-api/LiveFeed/Get1x2_VZip?lng=en&count=50`)).text();

it('T95 stays ready, and prices move on, after six pages of results at a season’s end', async () => {
  const days = Array.from({ length: 6 }, (_, i) => new Date(Date.now() - (i + 1) * DAY_MS).toISOString().slice(0, 10));
  const pages = await Promise.all(days.map(async (day) => (await fetch(`${server.url}/en/results?day=${day}`)).status));
  // A caller of too much at once is told to come back; nobody is answered with an error of ours.
  expect(pages.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  for (const day of days) expect((await fetch(`${server.url}/en/results?day=${day}`)).status).toBeLessThanOrEqual(503);
  let seen = await version();
  for (let change = 0; change < 10; change++) {
    await until('a price that moves', async () => {
      expect(await health()).toBe(200);
      const now = await version();
      const moved = now !== seen;
      seen = now;
      return moved;
    });
  }
  expect(server.output()).not.toContain('the feed is silent');
}, 300_000);

/** Bets that are placed meanwhile, how many of them are taken at least, and guests that ask at once. */
const BETS = 30;
const LEAST_TAKEN = 24;
const ASKERS = 4;
/** Prices move on and matches start while a bet is on its way: its refusal is an answer too. Nothing else is. */
const MOVED_ON: ReadonlySet<string> = new Set(['price_changed', 'market_suspended', 'market_closed', 'match_started']);
/** Far enough away that hardly a match starts while it is bet on. */
const MARGIN_SECONDS = 600;

/** A bet on one of the first open matches of the line: `taken`, the code of its refusal, or whatever else was answered. */
async function placeNth(n: number, bettor: Readonly<Record<string, string>>): Promise<string> {
  const rows = await fetch(`${server.url}/service-api/LineFeed/Get1x2_VZip?count=50&getEmpty=false`);
  const { champs } = (await rows.json()) as { champs: { matches: MatchRow[] }[] };
  const soon = Date.now() / 1000 + MARGIN_SECONDS;
  const open = champs
    .flatMap(({ matches }) => matches)
    .filter(({ startsAt, markets }) => startsAt > soon && markets.some(({ status }) => status === 'open'));
  const reply = await fetch(`${server.url}/service-api/LiveBet/Secure/MakeBetWeb`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bettor },
    body: JSON.stringify(betBody(open[n % open.length])),
  });
  const text = await reply.text();
  const answer = JSON.parse(text) as { readonly data?: { readonly betId?: string }; readonly code?: string };
  if (reply.status === 200 && answer.data?.betId) return 'taken';
  return reply.status === 409 && answer.code !== undefined ? answer.code : `${reply.status} ${text}`;
}

it('T95 takes bets while guests ask the dearest questions, over and over', async () => {
  const bettor = await signInDemoPlayer(server);
  const world = await readKnownWorld(server.url);
  const questions = (Object.keys(CALLS) as CallKey[]).flatMap((key) => worstInputs(key, world).map((variant) => ({ key, variant })));
  expect(questions.length).toBeGreaterThan(200);

  const broken: string[] = [];
  // All of them take minutes: each run begins somewhere else.
  const first = RUN_SEED % questions.length;
  let asked = 0;
  let betting = true;
  const ask = async (): Promise<void> => {
    while (betting) {
      const nth = asked++;
      const question = questions[(first + nth) % questions.length];
      if (!question) return;
      const call: CallSpec = CALLS[question.key];
      // In other words each time, so that no cache knows the answer.
      const { url, headers, payload } = callRequest(call, call.paths[0], question.variant(nth));
      const address = server.url + (url as string);
      const reply = await fetch(address, {
        method: call.method,
        headers: headers as Record<string, string>,
        ...(payload === undefined ? {} : { body: payload as string }),
      });
      await reply.arrayBuffer();
      if (reply.status >= 500 && reply.status !== 503) broken.push(`${reply.status} ${address}`);
    }
  };
  const askers = Array.from({ length: ASKERS }, ask);
  const bets: string[] = [];
  for (let n = 0; n < BETS; n++) {
    bets.push(await placeNth(n, bettor));
    expect(await health()).toBe(200);
  }
  betting = false;
  await Promise.all(askers);
  const taken = bets.filter((bet) => bet === 'taken').length;
  console.log(`T95 seed ${RUN_SEED}, ${asked} of ${questions.length} questions beside ${BETS} bets, ${taken} of them taken`);
  expect(bets.filter((bet) => bet !== 'taken' && !MOVED_ON.has(bet))).toEqual([]);
  expect(taken, `taken of ${bets.join()}`).toBeGreaterThanOrEqual(LEAST_TAKEN);
  expect(broken).toEqual([]);
}, 300_000);
