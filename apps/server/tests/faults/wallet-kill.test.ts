import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { invariant } from '@touchline/kernel/invariant';
import { createRandom, type Random } from '@touchline/kernel/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../src/platform/db/free-port.ts';
import { type BuiltServer, startBuiltServer } from '../harness/built-server.ts';
import { writeProviderSettings } from '../harness/fakes/write-provider-settings.ts';
import { RUN_SEED } from '../harness/run-seed.ts';
import { type SeamlessApp, startSeamlessApp } from '../harness/seamless/seamless-app.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { createWalletBooks, type KnownMessage, type WalletAnswer, type WalletBooks } from './wallet-books.ts';
import { drawDeliveries, drawMessages } from './wallet-messages.ts';

const DELIVERIES = Number(process.env.DELIVERIES ?? 1_500);
const KILLS = Number(process.env.KILLS ?? 3);
const PLAYERS = 16;
const DEPOSIT_MINOR = 100_000n;
/** Deliveries under way at a time. */
const AT_ONCE = 24;
/** Rounds of a wave, within which deliveries come in any order. */
const WAVE_ROUNDS = 300;
/** Messages of a wave that come again in the next one. */
const ECHOES = 60;
const ATTEMPT_MS = 30_000;
const PATIENCE_MS = 180_000;
/** The part of the deliveries whose sender does not wait for the answer, and how long it stays at most. */
const CUT_OFF = 0.05;
const CUT_OFF_MS = 8;
const TIMEOUT_MS = 300_000 + DELIVERIES * 60 + KILLS * 60_000;

let bank: SeamlessApp;
let server: BuiltServer | undefined;
let folder: string;
beforeAll(async () => {
  bank = await startSeamlessApp();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-provider-'));
});
afterAll(async () => {
  await server?.kill();
  await bank.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A server that is killed at drawn deliveries and comes back; whoever sends waits until it is there. */
async function startMortalServer(random: Random) {
  const settings = writeProviderSettings(folder, bank.provider.hub88);
  const env = { PORT: String(await freePort()), DATABASE_URL: bank.test.databaseUrl, DEMO: '0', GAME_PROVIDERS: settings };
  const start = async (): Promise<void> => {
    server = await startBuiltServer({ args: ['--roles=api'], env });
  };
  await start();
  const kills = Array.from({ length: KILLS }, () => random.int(DELIVERIES)).toSorted((a, b) => a - b);
  let up: Promise<void> = Promise.resolve();
  let sent = 0;
  return {
    url: `http://127.0.0.1:${env.PORT}/seamless/caleta/`,
    isUp: () => up,
    sent: () => sent,
    killsLeft: () => kills.length,
    /** Counts a delivery that has just been sent, and kills where its turn has come. */
    count(): void {
      sent += 1;
      for (; kills[0] !== undefined && kills[0] < sent; kills.shift()) up = up.then(() => server?.kill()).then(start);
    },
  };
}
type MortalServer = Awaited<ReturnType<typeof startMortalServer>>;

async function send(mortal: MortalServer, { act, text, signature }: KnownMessage, waitMs: number): Promise<WalletAnswer> {
  await mortal.isUp();
  const reply = fetch(`${mortal.url}transaction/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
    body: text,
    signal: AbortSignal.timeout(waitMs),
  });
  mortal.count();
  try {
    const told = await reply;
    const answer = await told.text();
    if (told.status !== 200) return null;
    const { status } = JSON.parse(answer) as { status: string };
    return status === 'RS_ERROR_UNKNOWN' ? null : { status, text: answer };
  } catch {
    return null;
  }
}

async function deliver(mortal: MortalServer, books: WalletBooks, message: KnownMessage, waitMs = ATTEMPT_MS): Promise<WalletAnswer> {
  const wasTaken = message.taken !== undefined;
  const answer = await send(mortal, message, waitMs);
  books.take(message, answer, wasTaken);
  return answer;
}

/** Sends what nobody knows the end of until there is an answer, as providers do. */
async function settle(mortal: MortalServer, books: WalletBooks, messages: readonly KnownMessage[]): Promise<void> {
  for (const message of messages) {
    if (!message.isUncertain || message.taken !== undefined || message.refused !== undefined) continue;
    const until = performance.now() + PATIENCE_MS;
    while ((await deliver(mortal, books, message)) === null) invariant(performance.now() < until, `${message.name} was not answered`);
  }
}

/** Delivers a wave; gives the messages that come again in the next one. */
async function deliverWave(mortal: MortalServer, books: WalletBooks, random: Random, messages: readonly KnownMessage[]) {
  const deliveries = drawDeliveries(random, messages);
  // Drawn before anything is sent: answers come in an order that no seed gives.
  const waits = deliveries.map(() => (random.chance(CUT_OFF) ? 1 + random.int(CUT_OFF_MS) : ATTEMPT_MS));
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < deliveries.length) {
      const place = next++;
      await deliver(mortal, books, deliveries[place] as KnownMessage, waits[place]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await settle(mortal, books, messages);
  const known = messages.filter(({ taken, refused }) => taken !== undefined || refused !== undefined);
  return Array.from({ length: Math.min(ECHOES, known.length) }, () => random.pick(known));
}

it(`${DELIVERIES} deliveries shuffled, doubled and lost, with ${KILLS} kills: each message counts once`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const random = createRandom(RUN_SEED);
  const seats = await Promise.all(Array.from({ length: PLAYERS }, () => bank.atSlot()));
  const mortal = await startMortalServer(random);
  const books = createWalletBooks();
  const tokens = seats.map(({ client }) => client.token);
  let echoes: KnownMessage[] = [];
  for (let wave = 0; mortal.sent() < DELIVERIES || mortal.killsLeft() > 0; wave += 1) {
    const fresh = drawMessages(random, tokens, `wave-${wave}`, WAVE_ROUNDS).map((one): KnownMessage => ({ ...one, isUncertain: false }));
    echoes = await deliverWave(mortal, books, random, [...fresh, ...echoes]);
  }
  await mortal.isUp();
  const { movements, postings } = books.counts();
  console.log(`wallet seed ${RUN_SEED}: ${mortal.sent()} deliveries, ${KILLS} kills, ${movements} movements taken, ${postings} postings`);
  expect(books.faults).toEqual([]);
  await expectOnePostingEach(books);
  await expectBalances(
    seats.map(({ player }) => player),
    books.gains(PLAYERS),
  );
});

async function expectBalances(players: readonly TestPlayer[], gains: readonly bigint[]): Promise<void> {
  const held = await Promise.all(players.map((player) => player.balanceMinor()));
  expect(held).toEqual(gains.map((gain) => DEPOSIT_MINOR + gain));
  const { wallet } = bank.test.app.features;
  await wallet.sealLedger();
  expect((await wallet.checkLedger()).faults).toEqual([]);
}

async function expectOnePostingEach(books: WalletBooks): Promise<void> {
  const { rows } = await bank.test.platform.pool.query<{ movements: number; names: number; postings: number; named: number }>(
    `select count(*) filter (where kind in ('debit', 'credit'))::int as movements,
       count(distinct external_id) filter (where kind in ('debit', 'credit'))::int as names,
       (select count(*) from ledger_transaction where kind in ('round-stake', 'round-return', 'round-refund'))::int as postings,
       count(distinct transaction_id)::int as named
     from wallet_movement where source = 'provider:caleta' and refusal is null`,
  );
  const { movements, postings } = books.counts();
  expect(rows).toEqual([{ movements, names: movements, postings, named: postings }]);
}
