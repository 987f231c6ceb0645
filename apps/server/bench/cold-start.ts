import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPg } from '../src/platform/db/embedded-pg.ts';
import { freePort } from '../src/platform/db/free-port.ts';
import { median, ratioOf } from './parts/http-load.ts';

const ROUNDS = 7;
const MAX = 6;
const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAIN = path.join(ROOT, 'apps/server/build/server/main.cjs');
const SERVE = path.join(ROOT, 'tools/serve.sh');
const START_LIMIT_MS = 60_000;

/** Milliseconds until the first byte of an answer. */
async function startServer(databaseUrl: string): Promise<{ readonly ms: number; readonly child: ChildProcess }> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn('sh', [SERVE, MAIN, '--roles=api,push'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DEMO: '0',
    },
    stdio: 'ignore',
  });
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}/service-api/LineFeed/Get1x2_VZip`).then(
      (reply) => reply.status > 0,
      () => false,
    );
    if (answered) return { ms: performance.now() - from, child };
    if (child.exitCode !== null || performance.now() - from > START_LIMIT_MS)
      throw new Error(`the server did not start: ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function startNothing(): Promise<number> {
  const from = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - from;
}

export const bench = {
  name: 'cold-start',
  goal: `first byte with a warm database at most ${MAX}x node -e 0`,
  async run() {
    execFileSync(process.execPath, [path.join(ROOT, 'tools/bundle-server.ts')]);
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-start-'));
    const database = await startEmbeddedPg({ dataDir });
    const ours: number[] = [];
    const bare: number[] = [];
    try {
      // The first start makes the tables.
      for (let round = -1; round < ROUNDS; round++) {
        const { ms, child } = await startServer(database.url());
        child.kill('SIGTERM');
        await once(child, 'exit');
        const nothing = await startNothing();
        if (round < 0) continue;
        ours.push(ms);
        bare.push(nothing);
      }
    } finally {
      await database.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
    const ratio = ratioOf(ours, bare);
    return {
      ours: `${median(ours).toFixed(0)} ms`,
      against: `${median(bare).toFixed(0)} ms node -e 0`,
      ratio: ratio.median,
      pass: ratio.median <= MAX,
      notes: `roles api and push, one file and its compiled code kept as by npm start; ${ROUNDS} rounds, ratios ${ratio.spread}`,
    };
  },
};
