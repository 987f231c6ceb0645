import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createRandom } from '@touchline/kernel/random';
import type { WebSocket } from 'ws';
import { startEmbeddedPg } from '../src/platform/db/embedded-pg.ts';
import { freePort } from '../src/platform/db/free-port.ts';
import { SHARED_VAULT_KEY } from '../tests/harness/built-server.ts';
import { startTestApp } from '../tests/harness/test-app.ts';
import { readServiceToken } from '../tests/harness/worlds/betting-app.ts';
import { quantile } from './parts/betting-bench.ts';
import { type Bettor, type Product, startProduct } from './parts/product.ts';

const SECONDS = Number(process.env.STARVATION_SECONDS ?? 30);
/** The comparison need not run as long. */
const CALM_SECONDS = 60;
const BETS_A_SECOND = 20;
const READS_A_SECOND = 50;
const SOCKETS = 100;
/** One player may place 600 bets a minute; their tokens are renewed before they end. */
const PLAYERS = 4;
const DEPOSIT = '100000';
const RENEWALS_A_SECOND = 1 / 120;
const BUSY = 2;
const PAGE_P99_MS = 1_000;
const BET_P99_MS = 2_000;
const LOOP_P99_MS = 50;
const SEED = 96;
/** Maximum wait for an answer. */
const GIVE_UP_MS = 60_000;
/** Pages and calls that visitors look at, in turn. */
const READS = [
  '/en',
  '/en/live',
  '/en/line',
  '/service-api/LiveFeed/Get1x2_VZip?count=50',
  '/ru',
  '/service-api/LineFeed/GetSportsShortZip',
];

interface CallResults {
  readonly ms: number[];
  /** How often, by what the answer says of it: 503, and everything else that is no answer. */
  readonly refused: Map<string, number>;
  readonly failed: Map<string, number>;
}
interface Round {
  readonly pages: CallResults;
  readonly reads: CallResults;
  readonly bets: CallResults;
  readonly health: CallResults;
  readonly loopMs: { readonly p99: number; readonly max: number };
}

const callResults = (): CallResults => ({ ms: [], refused: new Map(), failed: new Map() });

async function timed(
  into: CallResults,
  dueAt: number,
  ask: () => Promise<Response>,
  isGood = (status: number): boolean => status < 400,
): Promise<void> {
  const count = (counts: Map<string, number>, why: string): void => void counts.set(why, (counts.get(why) ?? 0) + 1);
  try {
    const reply = await ask();
    const text = await reply.text();
    if (isGood(reply.status)) into.ms.push(performance.now() - dueAt);
    else {
      const why = /"(?:code|troubles)":\[?"([^"]+)"/.exec(text)?.[1] ?? String(reply.status);
      count(reply.status === 503 ? into.refused : into.failed, why);
    }
  } catch (error) {
    count(into.failed, (error as Error).name);
  }
}

/** Open loop: every request is sent when it is due, whatever became of those before it. */
async function round(product: Product, signIn: () => Promise<Bettor[]>, seconds: number): Promise<Round> {
  const random = createRandom(`starvation ${SEED}`);
  const result = { pages: callResults(), reads: callResults(), bets: callResults(), health: callResults() };
  const under: Promise<void>[] = [];
  const signal = () => AbortSignal.timeout(GIVE_UP_MS);
  const get = (url: string) => fetch(`${product.url}${url}`, { signal: signal(), headers: { 'accept-encoding': 'gzip, br' } });
  let rows = await product.rows();
  let bettors = await signIn();
  let bets = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const run = async (rate: number, send: (dueAt: number) => void): Promise<void> => {
    for (let due = startedAt; due < endsAt; due += (-Math.log(1 - random.next()) * 1000) / rate) {
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      send(due);
    }
  };
  let read = 0;
  await Promise.all([
    run(READS_A_SECOND, (dueAt) => {
      const url = READS[read++ % READS.length] ?? '/en';
      under.push(timed(url.startsWith('/service-api') ? result.reads : result.pages, dueAt, () => get(url)));
    }),
    run(BETS_A_SECOND, (dueAt) => {
      // A price that has moved is answered as well as one that has not.
      under.push(
        timed(
          result.bets,
          dueAt,
          () => product.bet(random.pick(rows), signal(), bettors[bets++ % bettors.length]),
          (status) => status < 400 || status === 409,
        ),
      );
    }),
    run(2, (dueAt) => under.push(timed(result.health, dueAt, () => get('/health')))),
    run(RENEWALS_A_SECOND, () => void signIn().then((fresh) => (bettors = fresh))),
    run(
      0.2,
      () =>
        void product.rows().then(
          (fresh) => (rows = fresh),
          () => undefined,
        ),
    ),
  ]);
  await Promise.all(under);
  return { ...result, loopMs: await product.loopMs() };
}

/** A loop that wants a processor for itself. */
function startBusy(): Worker {
  return new Worker('for (;;);', { eval: true });
}

const tell = (name: string, { ms, refused, failed }: CallResults): string => {
  const sorted = ms.toSorted((a, b) => a - b);
  const part = (q: number): string => (sorted.length === 0 ? '-' : quantile(sorted, q).toFixed(0));
  const counted = (counts: ReadonlyMap<string, number>): string =>
    counts.size === 0 ? '0' : [...counts].map(([why, times]) => `${times} x ${why}`).join(', ');
  return `${name} p50 ${part(0.5)} p99 ${part(0.99)} max ${part(1)} ms (${ms.length}, ${counted(refused)} refused, ${counted(failed)} failed)`;
};
const tellRound = (of: Round): string =>
  [
    tell('pages', of.pages),
    tell('reads', of.reads),
    tell('bets', of.bets),
    tell('health', of.health),
    `event loop p99 ${of.loopMs.p99.toFixed(0)} max ${of.loopMs.max.toFixed(0)} ms`,
  ].join('; ');
const p99 = ({ ms }: CallResults): number =>
  ms.length === 0
    ? Number.NaN
    : quantile(
        ms.toSorted((a, b) => a - b),
        0.99,
      );

export const bench = {
  name: 'starvation',
  goal: `beside ${BUSY} busy loops pages' p99 under ${PAGE_P99_MS} ms, bets' under ${BET_P99_MS} ms, event loop's under ${LOOP_P99_MS} ms, nothing refused`,
  async run() {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-starvation-'));
    fs.chmodSync(dataDir, 0o755); // PostgreSQL runs as another user
    const database = await startEmbeddedPg({ dataDir });
    const env = { DATABASE_URL: database.url(), VAULT_KEYS: SHARED_VAULT_KEY };
    const product = await startProduct({ port: await freePort(), dataDir, env });
    // The maker of players with money, over the same database.
    const bank = await startTestApp({ roles: ['api'], databaseUrl: database.url() });
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => bank.player({ deposit: DEPOSIT })));
    const signIn = () => Promise.all(players.map(async (one) => ({ authorization: `Bearer ${await readServiceToken(one)}` })));
    const busy: Worker[] = [];
    let sockets: WebSocket[] = [];
    try {
      sockets = await product.openSockets(SOCKETS);
      await round(product, signIn, 5);
      const calm = await round(product, signIn, Math.min(SECONDS, CALM_SECONDS));
      busy.push(...Array.from({ length: BUSY }, startBusy));
      const starved = await round(product, signIn, SECONDS);
      const answered = [starved.pages, starved.reads, starved.bets, starved.health].every(
        (one) => one.refused.size + one.failed.size === 0,
      );
      return {
        ours: tellRound(starved),
        against: `${tellRound(calm)} without them`,
        ratio: p99(starved.bets) / p99(calm.bets),
        pass: p99(starved.pages) < PAGE_P99_MS && p99(starved.bets) < BET_P99_MS && starved.loopMs.p99 < LOOP_P99_MS && answered,
        notes: `${BETS_A_SECOND} bets/s and ${READS_A_SECOND} reads/s for ${SECONDS} s, open loop at random moments, ${SOCKETS} sockets; ratio of the bets' p99; seed ${SEED}`,
      };
    } finally {
      for (const worker of busy) await worker.terminate();
      for (const socket of sockets) socket.terminate();
      await bank.close();
      await product.stop();
      await database.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
