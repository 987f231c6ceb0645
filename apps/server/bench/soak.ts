import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, type Random } from '@touchline/kernel/random';
import type { WebSocket } from 'ws';
import { freePort } from '../src/platform/db/free-port.ts';
import { quantile } from './parts/betting-bench.ts';
import { loopLagMs } from './parts/loop-lag.ts';
import { type Product, startProduct } from './parts/product.ts';
import { tellReasons, whyNotReady } from './parts/why-not-ready.ts';

/** SOAK_MINUTES=120 is the long one, SPEED of the world is the product's own setting; SEED repeats what visitors look at. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 2);
const SEED = process.env.SEED ?? '10';
const SAMPLE_MS = 5_000;
const SOCKETS = 100;
const VISITORS = 6;
/** Between two pages of a visitor, on average. */
const THINK_MS = 2_000;
const GIVE_UP_MS = 60_000;
const START_MS = 300_000;
/** News of live matches is never older for a visitor. */
const OLDEST_MS = 10_000;
/** Of the middle of the run and its end: what is asked first is still being kept then. */
const MAX_GROWTH = 0.1;
const DAY_MS = 86_400_000;
const WORDS = ['liverpool', 'arsenal', 'real', 'city', 'nadal', 'lakers', 'united', 'cup', 'sparta', 'qz'];

interface Sample {
  readonly second: number;
  /** Why it was not ready; null where it was. */
  readonly notReady: string | null;
  readonly heardMsAgo: number;
  readonly loopP99Ms: number;
  readonly rssMb: number;
  readonly heapMb: number;
}
interface Seen {
  readonly ms: number[];
  readonly other: Map<number, number>;
}

/** Pages that a visitor opens without following a link of the page before. */
async function freshAddress(product: Product, random: Random): Promise<string> {
  const day = new Date(Date.now() - random.int(60) * DAY_MS).toISOString().slice(0, 10);
  switch (random.int(6)) {
    case 0:
      return `/en/results?day=${day}`;
    case 1:
      return `/en/search?q=${random.pick(WORDS)}`;
    case 2:
      return `/ru/statistics-popup/tournament/1/${1001 + random.int(5)}`;
    case 3:
      return `/ar/match/${random.pick(await product.rows())?.id ?? 0}`;
    case 4:
      return random.pick(['/en', '/ru', '/ar', '/en/live', '/en/line', '/ru/results', '/ar/line']);
    default:
      return '/en/champions';
  }
}

/** Opens page after page until it is time; half of them by a link of the page before. */
async function visit(product: Product, random: Random, endsAt: number, seen: Map<string, Seen>): Promise<void> {
  let links: string[] = [];
  while (Date.now() < endsAt) {
    const address = links.length > 0 && random.int(2) === 0 ? random.pick(links) : await freshAddress(product, random).catch(() => '/en');
    const kind = /^\/[a-z]{2}(?:\/([a-z-]+))?/.exec(address)?.[1] ?? 'home';
    const of = seen.get(kind) ?? { ms: [], other: new Map<number, number>() };
    seen.set(kind, of);
    const startedAt = performance.now();
    try {
      const reply = await fetch(product.url + address, { signal: AbortSignal.timeout(GIVE_UP_MS), headers: { accept: 'text/html' } });
      const html = await reply.text();
      if (reply.status < 400) of.ms.push(performance.now() - startedAt);
      else of.other.set(reply.status, (of.other.get(reply.status) ?? 0) + 1);
      links = [...html.matchAll(/href="(\/(?:en|ru|ar)\/[^"#]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    } catch {
      of.other.set(0, (of.other.get(0) ?? 0) + 1);
    }
    await pause(-Math.log(1 - random.next()) * THINK_MS);
  }
}

async function sample(product: Product, second: number, heardAt: number): Promise<Sample> {
  const ask = (address: string) => fetch(product.url + address, { signal: AbortSignal.timeout(GIVE_UP_MS) });
  const notReady = await whyNotReady(product.url, GIVE_UP_MS);
  const metrics = await ask('/metrics').then(
    (reply) => reply.text(),
    () => '',
  );
  const read = (name: string): number => Number(new RegExp(`^touchline_${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return {
    second,
    notReady,
    heardMsAgo: Date.now() - heardAt,
    loopP99Ms: loopLagMs(metrics, 'p99'),
    rssMb: read('process_resident_memory_bytes') / 2 ** 20,
    heapMb: read('nodejs_heap_size_used_bytes') / 2 ** 20,
  };
}

/** Everything before the product says that it is ready belongs to its start, which the bench cold-start measures. Throws where it never does. */
async function waitUntilReady({ url }: Product): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (let why = await whyNotReady(url, GIVE_UP_MS); why !== null; why = await whyNotReady(url, GIVE_UP_MS)) {
    if (Date.now() > deadline) throw new Error(`the product is not ready: ${why}`);
    await pause(SAMPLE_MS);
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const largest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

function tellSeen(seen: ReadonlyMap<string, Seen>): string {
  return [...seen]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, { ms, other }]) => {
      const sorted = ms.toSorted((a, b) => a - b);
      const refused = [...other].map(([status, times]) => `${times} x ${status}`).join(', ');
      const times = sorted.length === 0 ? '' : ` p50 ${quantile(sorted, 0.5).toFixed(0)} p99 ${quantile(sorted, 0.99).toFixed(0)} ms`;
      return `${kind} ${ms.length}${times}${refused && `, ${refused}`}`;
    })
    .join('; ');
}

/** Visitors look at what they like while the product runs, and it is asked how it does. The samples are written to the file SOAK_LOG. */
export const bench = {
  name: 'soak',
  goal: `ready at each sample, news of live matches within ${OLDEST_MS / 1000} s, memory of the last quarter within ${MAX_GROWTH * 100} % of the second`,
  async run() {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-soak-'));
    const product = await startProduct({ port: await freePort(), dataDir });
    let sockets: WebSocket[] = [];
    try {
      await waitUntilReady(product);
      let heardAt = Date.now();
      sockets = await product.openSockets(SOCKETS, () => (heardAt = Date.now()));
      const startedAt = Date.now();
      const endsAt = startedAt + MINUTES * 60_000;
      const seen = new Map<string, Seen>();
      const visitors = Array.from({ length: VISITORS }, (_, n) => visit(product, createRandom(`soak ${SEED} ${n}`), endsAt, seen));
      const samples: Sample[] = [];
      while (Date.now() < endsAt) {
        const taken = await sample(product, Math.round((Date.now() - startedAt) / 1000), heardAt);
        samples.push(taken);
        if (process.env.SOAK_LOG) fs.appendFileSync(process.env.SOAK_LOG, `${Object.values(taken).join('\t')}\n`);
        await pause(SAMPLE_MS);
      }
      await Promise.all(visitors);
      const quarter = (nth: number) =>
        samples.slice((samples.length * (nth - 1)) / 4, (samples.length * nth) / 4).map(({ rssMb }) => rssMb);
      const growth = mean(quarter(4)) / mean(quarter(2));
      const reasons = samples.flatMap(({ notReady }) => notReady ?? []);
      const ready = samples.length - reasons.length;
      const oldest = largest(samples.map(({ heardMsAgo }) => heardMsAgo));
      return {
        ours: `ready ${ready} of ${samples.length}${reasons.length > 0 ? ` (${tellReasons(reasons)})` : ''}; news at most ${(oldest / 1000).toFixed(1)} s old; memory at most ${largest(samples.map(({ rssMb }) => rssMb)).toFixed(0)} MB; event loop p99 mean ${mean(samples.map(({ loopP99Ms }) => loopP99Ms)).toFixed(0)} ms, at most ${largest(samples.map(({ loopP99Ms }) => loopP99Ms)).toFixed(0)} ms`,
        against: `memory ${mean(quarter(2)).toFixed(0)} MB in the second quarter, ${mean(quarter(4)).toFixed(0)} MB in the last`,
        ratio: growth,
        pass: ready === samples.length && oldest < OLDEST_MS && Math.abs(growth - 1) <= MAX_GROWTH,
        notes: `${MINUTES} min at SPEED=${process.env.SPEED ?? 1}, ${SOCKETS} sockets, ${VISITORS} visitors, seed ${SEED}: ${tellSeen(seen)}`,
      };
    } finally {
      for (const socket of sockets) socket.terminate();
      await product.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
