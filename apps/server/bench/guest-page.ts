import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../src/platform/db/free-port.ts';
import { costOf, load, type Measured, median, ratioOf, requestFor, startFileNginx } from './parts/http-load.ts';
import { startProduct } from './parts/product.ts';

const ROUNDS = 7;
const ANEW = 25;
const KEPT = 4_000;
const MAX = 2;
const MAX_ANEW_MS = 10;
/** A session that is nobody's: its page is a guest's, and is never kept. */
const NOBODY = { cookie: 'user_token=nobody' };

/** Nanoseconds on a processor of all threads of a process. */
function processNs(pid: number): number {
  let sum = 0;
  for (const task of fs.readdirSync(`/proc/${pid}/task`)) {
    try {
      sum += Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // The thread has ended meanwhile.
    }
  }
  return sum;
}

/** CPU microseconds of one request, without what the world costs meanwhile. */
async function costBeside(server: Measured, request: string, count: number): Promise<number> {
  const idleFrom = [performance.now(), await server.cpuUs()] as const;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const idle = ((await server.cpuUs()) - idleFrom[1]) / (performance.now() - idleFrom[0]);
  const from = performance.now();
  const cost = await costOf(server, request, count);
  return cost - (idle * (performance.now() - from)) / count;
}

const linkOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '/en';

export const bench = {
  name: 'guest-page',
  goal: `a kept page at most ${MAX}x nginx serving the same bytes; home rendered anew in at most ${MAX_ANEW_MS} ms`,
  async run() {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-page-'));
    const product = await startProduct({ port: await freePort(), dataDir });
    const port = Number(new URL(product.url).port);
    const ours: Measured = { port, cpuUs: async () => processNs(product.pid) / 1000, stop: () => undefined };
    const textOf = async (url: string): Promise<string> => (await fetch(`${product.url}${url}`)).text();
    const html = await textOf('/en');
    const identity = Buffer.from(html);
    const nginx = await startFileNginx(identity, gzipSync(identity, { level: 5 }));
    try {
      if (!nginx) return { ours: '-', against: 'nginx is not installed', ratio: Number.NaN, pass: false, notes: '' };
      const pages = {
        home: '/en',
        live: '/en/live',
        match: linkOf(html, /href="(\/en\/match\/[^"]+)"/),
        champ: linkOf(await textOf('/en/line'), /href="(\/en\/line\/[^"/]+\/[^"]+)"/),
      };
      const anewMs: Record<string, number> = {};
      for (const [name, url] of Object.entries(pages)) {
        const request = requestFor(url, NOBODY);
        await load(port, request, 10, 2);
        anewMs[name] = (await costBeside(ours, request, ANEW)) / 1000;
      }
      const mine = requestFor('/en');
      const theirs = requestFor('/feed.json');
      await load(port, mine, KEPT);
      await load(nginx.port, theirs, KEPT);
      const a: number[] = [];
      const b: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        a.push(await costBeside(ours, mine, KEPT));
        b.push(await costOf(nginx, theirs, KEPT));
      }
      const ratio = ratioOf(a, b);
      const anew = Object.entries(anewMs).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
      return {
        ours: `${median(a).toFixed(1)} us`,
        against: `${median(b).toFixed(1)} us nginx gzip_static`,
        ratio: ratio.median,
        pass: ratio.median <= MAX && (anewMs.home ?? Number.NaN) <= MAX_ANEW_MS,
        notes: `rendered anew: ${anew.join(', ')} ms; ${identity.length} bytes; ${ROUNDS} rounds x ${KEPT} with the renderings of each second in them, ratios ${ratio.spread}`,
      };
    } finally {
      nginx?.stop();
      await product.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
