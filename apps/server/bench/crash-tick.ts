import { SHARED_GAMES } from '@touchline/casino/shared/shared-games';
import { tableKey } from '../src/features/casino/shared/shared-deps.ts';
import type { BenchResult } from './parts/bench-result.ts';
import { type BettingBench, median, startBettingBench } from './parts/betting-bench.ts';
import { FRAMES_PER_SECOND, openCrashScene, SOCKETS } from './parts/crash-frames.ts';
import { ratioOf } from './parts/http-load.ts';

const ROUNDS = 5;
const SECONDS = 5;
/** Before the driver is measured: its chains are made with their first round. */
const WARM_SECONDS = 4;
/** Of a core. */
const MAX = 0.2;

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/**
 * The tick of a table of crash at which 2,000 sit: the frames of its topic to every socket, and the turns of the driver of all tables with a
 * database beneath. What a bet's payment costs is the bet's. Frames are measured against raw TCP writing the same bytes.
 */
export async function run(): Promise<BenchResult> {
  const driver = await driverPart();
  const scene = await openCrashScene();
  const ours: number[] = [];
  const raw: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    // The second run finds warm caches, so the two take turns.
    const first = round % 2 === 0 ? await scene.tables(SECONDS) : undefined;
    const theirs = await scene.plain(SECONDS);
    const mine = first ?? (await scene.tables(SECONDS));
    // The first round warms both up.
    if (round < 0) continue;
    ours.push(mine);
    raw.push(theirs);
  }
  scene.close();
  const tick = median(ours) + driver.server;
  const { spread } = ratioOf(ours, raw);
  return {
    name: 'crash-tick',
    ours: `${percent(tick)} of a core: frames ${percent(median(ours))}, driver ${percent(driver.server)}`,
    against: `frames ${percent(median(raw))}, raw TCP`,
    ratio: median(ours) / median(raw),
    goal: `under ${percent(MAX)} of a core`,
    pass: tick < MAX,
    notes: `${SOCKETS} sockets in another process, ${FRAMES_PER_SECOND} frames a second of ${scene.bytes} bytes (20 bets paid in each); ${ROUNDS} rounds of ${SECONDS} s, ratios ${spread}; the driver turns ${FRAMES_PER_SECOND} times a second over ${SHARED_GAMES.length} tables, PostgreSQL ${percent(driver.database)} besides`,
  };
}

/** Parts of a core that the driver's turns take, of this process and of PostgreSQL; what the same process takes without them is left out. */
async function driverPart(): Promise<{ readonly server: number; readonly database: number }> {
  const bench = await startBettingBench({ players: 1 });
  try {
    await turn(bench, WARM_SECONDS);
    const seconds = SECONDS * 2;
    const idle = await bench.spent(() => turn(bench, seconds, false));
    const busy = await bench.spent(() => turn(bench, seconds));
    const part = (kind: 'serverMs' | 'databaseMs'): number => Math.max(0, busy[kind] - idle[kind]) / 1_000 / seconds;
    return { server: part('serverMs'), database: part('databaseMs') };
  } finally {
    await bench.close();
  }
}

/** So many seconds of the driver's turns, with every table watched; or of nothing. */
async function turn({ app, platform }: BettingBench, seconds: number, isDriven = true): Promise<void> {
  const { driver } = app.features.casino.shared;
  const startsAt = performance.now();
  for (let n = 0; n < seconds * FRAMES_PER_SECOND; n += 1) {
    const due = startsAt + (n * 1_000) / FRAMES_PER_SECOND;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    if (!isDriven) continue;
    for (const { key } of SHARED_GAMES) driver.watch(tableKey(platform.brands.first.id, key));
    await driver.step();
  }
}
