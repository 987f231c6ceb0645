import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { freePort } from '../src/platform/db/free-port.ts';
import { callRequest } from '../tests/harness/call-request.ts';
import { type KnownWorld, readKnownWorld, worstInputs } from '../tests/harness/worst-inputs.ts';

/** Bounds of the cost of a guest's question to the server, on the machine of the benches. */
const MAX_MS = 50;
const ROUNDS = 3;
/** A fresh world is filled in for a while after the server has said that it is ready. */
const FILL_LIMIT_MS = 240_000;
const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAIN = path.join(ROOT, 'apps/server/build/server/main.cjs');
const SERVE = path.resolve(import.meta.dirname, '../../../tools/serve.sh');

/** Processor time of all threads of a process and its children (the database), in milliseconds: the scheduler's own nanoseconds. */
function cpuMs(root: number): number {
  const children = new Map<number, number[]>();
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = readText(`/proc/${name}/stat`);
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (pid: number): number => threadsOf(pid) + (children.get(pid) ?? []).reduce((all, child) => all + sum(child), 0);
  return sum(root) / 1e6;
}

function threadsOf(pid: number): number {
  try {
    return fs
      .readdirSync(`/proc/${pid}/task`)
      .reduce((all, thread) => all + Number(readText(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]), 0);
  } catch {
    return 0; // it ended meanwhile
  }
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

interface Server {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The built server with the default world, or the one that `DEAREST_URL` and `DEAREST_PID` name. */
async function startServer(): Promise<Server> {
  const { DEAREST_URL, DEAREST_PID } = process.env;
  if (DEAREST_URL && DEAREST_PID) return { url: DEAREST_URL, pid: Number(DEAREST_PID), stop: async () => undefined };
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-dearest-'));
  const port = await freePort();
  const child: ChildProcess = spawn('sh', [SERVE, MAIN], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const from = performance.now();
  for (;;) {
    const ready = await fetch(`${url}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || performance.now() - from > FILL_LIMIT_MS) throw new Error('the built server does not get ready');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Cost {
  readonly key: CallKey;
  readonly ms: number;
  readonly url: string;
  readonly status: number;
  readonly bytes: number;
}

/** The cost of one question, less what the server does by itself meanwhile; never less than nothing. */
async function costOf(
  server: Server,
  key: CallKey,
  parts: { readonly query?: unknown; readonly body?: unknown },
  idle: number,
): Promise<Cost> {
  const call: CallSpec = CALLS[key];
  const request = callRequest(call, call.paths[0], parts);
  const url = request.url as string;
  const from = performance.now();
  const before = cpuMs(server.pid);
  const reply = await fetch(server.url + url, {
    method: call.method,
    headers: { 'accept-encoding': 'br', ...(request.headers as Record<string, string>) },
    ...(request.payload === undefined ? {} : { body: request.payload as string }),
  });
  const bytes = (await reply.arrayBuffer()).byteLength;
  const ms = Math.max(0, cpuMs(server.pid) - before - idle * (performance.now() - from));
  const asked = parts.body === undefined ? url : `${url} ${JSON.stringify(parts.body)}`;
  return { key, ms, url: asked, status: reply.status, bytes };
}

async function idleRate(server: Server): Promise<number> {
  const before = cpuMs(server.pid);
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  return (cpuMs(server.pid) - before) / (performance.now() - from);
}

/**
 * Of each guest call the dearest of its worst inputs: the least of several rounds, each of which no cache has seen, because whatever else
 * the server does meanwhile only adds to it.
 */
async function dearest(server: Server, world: KnownWorld): Promise<Cost[]> {
  const idle = await idleRate(server);
  const wanted = process.env.DEAREST_CALLS?.split(',');
  const costs: Cost[] = [];
  for (const key of Object.keys(CALLS) as CallKey[]) {
    if (wanted && !wanted.includes(key)) continue;
    const variants = worstInputs(key, world);
    let worst: Cost | undefined;
    for (const variant of variants) {
      const rounds: Cost[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await costOf(server, key, variant(round), idle));
      const min = rounds.toSorted((a, b) => a.ms - b.ms)[0] as Cost;
      if (process.env.DEAREST_ALL) console.log(`  ${key} ${min.ms.toFixed(1)} ms ${min.status} ${min.url.slice(0, 160)}`);
      if (!worst || min.ms > worst.ms) worst = min;
    }
    if (worst) costs.push(worst);
  }
  return costs.toSorted((a, b) => b.ms - a.ms);
}

export const bench = {
  name: 'dearest-call',
  goal: `no question of a guest costs more than ${MAX_MS} ms of processor`,
  async run() {
    const server = await startServer();
    try {
      const costs = await dearest(server, await readKnownWorld(server.url));
      for (const { key, ms, status, bytes, url } of costs.slice(0, Number(process.env.DEAREST_TOP ?? 15)))
        console.log(`${ms.toFixed(1).padStart(8)} ms  ${status} ${String(bytes).padStart(8)} B  ${key}  ${url.slice(0, 200)}`);
      const [first, second] = costs;
      return {
        ours: `${first?.ms.toFixed(1)} ms (${first?.key})`,
        against: `${second?.ms.toFixed(1)} ms (${second?.key}, the second)`,
        ratio: first?.ms ?? 0,
        pass: (first?.ms ?? 0) <= MAX_MS,
        notes: `${costs.length} calls of guests with their widest inputs on the built server and the default world, the least of ${ROUNDS} that no cache has seen, without what the server does by itself`,
      };
    } finally {
      await server.stop();
    }
  },
};
