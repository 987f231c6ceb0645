import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../tools/find-program.ts';
import { median } from '../../server/bench/parts/http-load.ts';
import { startProduct } from '../../server/bench/parts/product.ts';
import { freePort } from '../../server/src/platform/db/free-port.ts';
import { countFrames, type Frames, SLOWER } from './game-frames/count-frames.ts';

/** Visits of each game, and the names of some games. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const GAMES = process.env.GAMES?.split(',');
const SECONDS = 5;
/** A table's whole round, however it ends: bets, the run and the pause. */
const TABLE_SECONDS = 20;
/** Played for fun by a guest, as a phone's owner does first. */
const PLAYED = ['dice', 'limbo', 'drop', 'keno', 'wheel', 'under-the-lights', 'coral-garden', 'comet-trail'];
const WATCHED = ['crash', 'slide'];
const MIN_PER_SECOND = 58;
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
/** A page on which nothing happens: what the browser itself can do. */
const BLANK = 'data:text/html,<title>blank</title>';

/** By the median of the rounds' frames a second; late frames and long tasks of all. */
const together = (rounds: readonly Frames[]): Frames => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  late: rounds.reduce((sum, { late }) => sum + late, 0),
  longTasks: rounds.reduce((sum, { longTasks }) => sum + longTasks, 0),
});
const describe = (name: string, { perSecond, late, longTasks }: Frames): string =>
  `${name} ${perSecond.toFixed(1)} (${late} late, ${longTasks} long tasks)`;

async function measure(browser: Browser, url: string): Promise<{ readonly blank: Frames; readonly games: ReadonlyMap<string, Frames> }> {
  const blank: Frames[] = [];
  const games = new Map<string, Frames[]>(
    [...PLAYED, ...WATCHED].filter((game) => GAMES?.includes(game) ?? true).map((game) => [game, []]),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    blank.push(await countFrames(browser, BLANK, SECONDS, false));
    for (const [game, rounds] of games) {
      const plays = PLAYED.includes(game);
      rounds.push(await countFrames(browser, `${url}/en/casino/game/${game}`, plays ? SECONDS : TABLE_SECONDS, plays));
    }
  }
  return { blank: together(blank), games: new Map(Array.from(games, ([game, rounds]) => [game, together(rounds)])) };
}

export const bench = {
  name: 'game-frames',
  goal: `60 frames a second (${MIN_PER_SECOND} counted) with a processor ${SLOWER}x slower`,
  async run() {
    const executablePath = findBrowser();
    if (!executablePath) return { ours: '-', against: 'no Chromium is installed', ratio: Number.NaN, pass: false, notes: '' };
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-frames-'));
    const product = await startProduct({ port: await freePort(), dataDir });
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    try {
      const { blank, games } = await measure(browser, product.url);
      const [slowest] = [...games].toSorted(([, a], [, b]) => a.perSecond - b.perSecond);
      if (!slowest) throw new Error('no game was measured');
      const [name, frames] = slowest;
      return {
        ours: `${describe(name, frames)} a second, the slowest of ${games.size}`,
        against: `${blank.perSecond.toFixed(1)} of a blank page`,
        ratio: frames.perSecond / blank.perSecond,
        pass: frames.perSecond >= MIN_PER_SECOND,
        notes: `390 wide; ${ROUNDS} visits of ${SECONDS} s of play, ${TABLE_SECONDS} s at the tables; load of the machine ${os.loadavg()[0]?.toFixed(1)}; ${Array.from(games, ([game, one]) => describe(game, one)).join(', ')}`,
      };
    } finally {
      await browser.close();
      await product.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
