import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../../tools/find-program.ts';
import { median, ratioOf } from './http-load.ts';
import { servePages } from './serve-pages.ts';

const ROUNDS = 5;
const MAX = 0.7;
/** Longer than a moved price stays marked: from then on as many marks go as come. */
const WARM_MS = 3500;
const TASK_WINDOW_MS = 6000;
const FRAME_WINDOW_MS = 3000;
/** Two frames of sixty a second. */
const LONG_FRAME_MS = 34;
const PAGES = path.resolve(import.meta.dirname, '../../../web/bench/live-table');
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const BACKGROUND_FLAGS = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

interface Contender {
  readonly address: string;
  /** The element that holds a price there. */
  readonly cell: string;
}
/** Milliseconds per second on the page's main thread, and the number of late frames. */
interface Visit {
  readonly task: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly lateFrames: number;
  readonly cells: number;
}

async function readMetrics(page: Page): Promise<(name: string) => number> {
  const session = await page.context().newCDPSession(page);
  // Processor time of the thread: what else the machine does meanwhile is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => new Map((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const before = await read();
  const from = performance.now();
  await page.waitForTimeout(TASK_WINDOW_MS);
  const after = await read();
  const seconds = (performance.now() - from) / 1000;
  return (name) => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / seconds;
}

/** A window of its own: asking for every frame is work by itself, the same for both, and would draw their ratio towards one. */
const countLateFrames = (page: Page): Promise<number> => page.evaluate(`countLateFrames(${FRAME_WINDOW_MS}, ${LONG_FRAME_MS})`);

/** A page in a process of its own, from its loading to its end. */
async function visit(browser: Browser, { address, cell }: Contender): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector(cell);
    const shown = () => page.locator(cell).allTextContents();
    const first = await shown();
    await page.waitForTimeout(WARM_MS);
    const perSecond = await readMetrics(page);
    const lateFrames = await countLateFrames(page);
    const last = await shown();
    if (first.length !== last.length || first.join() === last.join()) throw new Error(`${address} does not follow its feed`);
    return {
      task: perSecond('TaskDuration'),
      script: perSecond('ScriptDuration'),
      style: perSecond('RecalcStyleDuration'),
      layout: perSecond('LayoutDuration'),
      lateFrames,
      cells: last.length,
    };
  } finally {
    await context.close();
  }
}

const figures = (visits: readonly Visit[]): string => {
  const of = (name: 'script' | 'style' | 'layout'): string => `${name} ${median(visits.map((one) => one[name])).toFixed(1)}`;
  return `${of('script')}, ${of('style')}, ${of('layout')}, cells drawn ${visits[0]?.cells ?? 0}`;
};

export const bench = {
  name: 'live-table',
  goal: `main thread at most ${MAX}x a plain DOM table with all rows, no late frame`,
  async run() {
    const executablePath = findBrowser();
    if (!executablePath) return { ours: '-', against: 'no Chromium is installed', ratio: Number.NaN, pass: false, notes: '' };
    const pages = await servePages(PAGES, ['site.html', 'plain.html']);
    try {
      const browser = await chromium.launch({ executablePath, args: [...FLAGS, ...BACKGROUND_FLAGS] });
      try {
        const ours: Visit[] = [];
        const plain: Visit[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          ours.push(await visit(browser, { address: `${pages.url}/site.html`, cell: '.price b' }));
          plain.push(await visit(browser, { address: `${pages.url}/plain.html`, cell: 'td' }));
        }
        const a = ours.map(({ task }) => task);
        const b = plain.map(({ task }) => task);
        const late = (visits: readonly Visit[]): number => visits.reduce((sum, { lateFrames }) => sum + lateFrames, 0);
        const ratio = ratioOf(a, b);
        return {
          ours: `${median(a).toFixed(1)} ms/s, ${late(ours)} late frames`,
          against: `${median(b).toFixed(1)} ms/s, ${late(plain)} late frames`,
          ratio: ratio.median,
          pass: ratio.median <= MAX && late(ours) === 0,
          notes: `500 rows of 10 prices and 2 lines, 200 prices a second; ${ROUNDS} rounds of ${TASK_WINDOW_MS / 1000} s, ratios ${ratio.spread}; late: over ${LONG_FRAME_MS} ms in ${(ROUNDS * FRAME_WINDOW_MS) / 1000} s of frames; ms/s ours ${figures(ours)}; plain ${figures(plain)}`,
        };
      } finally {
        await browser.close();
      }
    } finally {
      await pages.close();
    }
  },
};
