import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../src/platform/db/free-port.ts';
import { killWithChildren } from '../tests/faults/kill-with-children.ts';
import { type BuiltServer, makeDataDir, startBuiltServer } from '../tests/harness/built-server.ts';
import { signInDemoPlayer } from '../tests/harness/sign-in-demo-player.ts';
import { until } from '../tests/harness/until.ts';
import type { BenchResult } from './parts/bench-result.ts';
import { type BetSide, betThroughKill, type Comeback } from './parts/bets-after-kill.ts';
import { quantile } from './parts/betting-bench.ts';

/** KILLS=50 is the long one. */
const KILLS = Number(process.env.KILLS ?? 10);
const MAX_MS = 5_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/**
 * The server that `npm run build` made is killed again and again, then its PostgreSQL, each time with everything confirmed that it tells of its
 * simulated world, while the demo player bets on what the line shows.
 */
export async function* run(): AsyncGenerator<BenchResult> {
  const dataDir = makeDataDir();
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'info' };
  let server: BuiltServer = await startBuiltServer({ env });
  const isWhole = (): Promise<void> => until('the whole world', () => server.output().includes('the feed is complete'));
  try {
    const sideOf = createSides();
    await isWhole();
    const ofServer: Comeback[] = [];
    for (let n = 0; n < KILLS; n++) {
      let restarted = Promise.resolve(server);
      const back = await betThroughKill(await sideOf(server), async () => {
        await server.kill();
        restarted = startBuiltServer({ env });
      });
      ofServer.push(back);
      server = await restarted;
      await isWhole();
    }
    yield resultOf('server', ofServer);

    const ofDatabase: Comeback[] = [];
    for (let n = 0; n < KILLS; n++)
      ofDatabase.push(await betThroughKill(await sideOf(server), () => killWithChildren(readPostmaster(dataDir))));
    yield resultOf('PostgreSQL', ofDatabase);
  } finally {
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Tokens of programs are good for 15 minutes (LIFE_SECONDS of the sessions), which fifty kills outlast. */
const SIGNED_IN_MS = 600_000;

/** The demo player at a server, signed in anew where that was long ago. */
function createSides(): (server: BuiltServer) => Promise<BetSide> {
  let bettor: BetSide['bettor'] | undefined;
  let signedInAt = 0;
  return async (server) => {
    if (!bettor || performance.now() > signedInAt + SIGNED_IN_MS) {
      bettor = await signInDemoPlayer(server);
      signedInAt = performance.now();
    }
    return { url: server.url, bettor };
  };
}

const readPostmaster = (dataDir: string): number =>
  Number(fs.readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n', 1)[0]);

function resultOf(killed: string, backs: readonly Comeback[]): BenchResult {
  const toBet = ascending(backs.map(({ toBetMs }) => toBetMs));
  const gaps = ascending(backs.map(({ readyToBetMs }) => readyToBetMs));
  const worst = toBet.at(-1) ?? Number.NaN;
  const codes = new Map<string, number>();
  for (const { refusals } of backs) for (const [code, times] of refusals) codes.set(code, (codes.get(code) ?? 0) + times);
  const refused = backs.reduce((sum, { afterReady }) => sum + afterReady.refused, 0);
  const sent = backs.reduce((sum, { afterReady }) => sum + afterReady.sent, 0);
  return {
    name: `crash-to-bet of ${killed}`,
    ours: `next bet after ${seconds(quantile(toBet, 0.5))}, at most ${seconds(worst)}`,
    against: `goal ${seconds(MAX_MS)}`,
    ratio: worst / MAX_MS,
    goal: `the next bet is taken within ${seconds(MAX_MS)} of each SIGKILL`,
    pass: worst <= MAX_MS,
    notes: `${KILLS} kills; load of the machine ${(os.loadavg()[0] ?? 0).toFixed(1)}; from "ready" to the bet ${seconds(quantile(gaps, 0.5))}, at most ${seconds(gaps.at(-1) ?? 0)}; ${refused} of ${sent} bets sent after "ready" refused; until 5 s after the first bet: ${[...codes].map(([code, times]) => `${times} x ${code}`).join(', ')}`,
  };
}
