import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { WebSocket } from 'ws';
import { betBody } from '../../tests/harness/bet-body.ts';
import { signInDemoPlayer } from '../../tests/harness/sign-in-demo-player.ts';
import { loopLagMs } from './loop-lag.ts';

export type Bettor = Readonly<Record<'authorization', string>>;

/** The product as `npm start` starts it, with its demo player signed in. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  /** Matches before their start whose prices are open now. */
  rows(): Promise<MatchRow[]>;
  /** Of 1.00 on the first open price of a match, by the demo player or by another. */
  bet(row: MatchRow | undefined, signal: AbortSignal, bettor?: Bettor): Promise<Response>;
  /** Sockets that follow live matches; `heard` is called for each message. */
  openSockets(count: number, heard?: () => void): Promise<WebSocket[]>;
  /** How late the event loop was, since it was asked last. */
  loopMs(): Promise<{ readonly p99: number; readonly max: number }>;
  stop(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const READY_MS = 300_000;
const ROWS = 200;

async function until(child: ChildProcess, what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode} before ${what}`);
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no ${what} within ${READY_MS} ms`);
}

/** `env`: settings besides those; with DATABASE_URL no database of its own is started. */
export async function startProduct({
  port,
  dataDir,
  env = {},
}: {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Product> {
  const child = spawn('sh', ['tools/start.sh'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    // Everything that is waited for comes at the start.
    if (output.length < 1_000_000) output += String(part);
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    const answers = () =>
      fetch(`${url}/health`).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(child, 'ready server', answers);
    await until(child, 'complete feed', () => output.includes('the feed is complete'));
    const demo = await signInDemoPlayer({ url, output: () => output });
    return {
      url,
      pid: child.pid ?? 0,
      async rows() {
        const reply = await fetch(`${url}/service-api/LineFeed/Get1x2_VZip?count=${ROWS}&getEmpty=false`);
        const { champs } = (await reply.json()) as { champs: { matches: MatchRow[] }[] };
        return champs.flatMap(({ matches }) => matches).filter(({ markets }) => markets.some(({ status }) => status === 'open'));
      },
      bet: (row, signal, bettor = demo) =>
        fetch(`${url}/service-api/LiveBet/Secure/MakeBetWeb`, {
          method: 'POST',
          signal,
          headers: { 'content-type': 'application/json', ...bettor },
          body: JSON.stringify(betBody(row)),
        }),
      openSockets: (count, heard = () => undefined) =>
        Promise.all(
          Array.from({ length: count }, async () => {
            const socket = new WebSocket(`${url.replace('http', 'ws')}/push`, { origin: url });
            socket.on('error', () => undefined).on('message', heard);
            await once(socket, 'open');
            socket.send(JSON.stringify({ op: 'sub', topic: 'live' }));
            return socket;
          }),
        ),
      async loopMs() {
        const text = await (await fetch(`${url}/metrics`)).text();
        return { p99: loopLagMs(text, 'p99'), max: loopLagMs(text, 'max') };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
