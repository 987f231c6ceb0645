import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../tools/find-program.ts';
import { spreadOf } from '../../server/bench/parts/betting-bench.ts';
import { median } from '../../server/bench/parts/http-load.ts';
import { servePages } from '../../server/bench/parts/serve-pages.ts';

const GAMES = 5_000;
const FEW = 500;
const ROUNDS = 7;
const MAX_MS = 50;
const PAGES = path.resolve(import.meta.dirname, 'lobby');
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const VIEWPORT = { width: 1440, height: 1000 };
/** Letters of which some names have all. */
const SEARCHED = 'a1';

interface Visit {
  readonly view: number;
  readonly filter: number;
}

/** Milliseconds of the page's main thread; what else the machine does meanwhile is not counted. */
async function mainThreadMs(session: CDPSession, page: Page, work: () => Promise<unknown>): Promise<number> {
  const read = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const before = await read();
  const shown = page.evaluate(nextTiles);
  await work();
  await shown;
  return (await read()) - before;
}

/** Runs in the page: until its first tile is another one, and drawn. Looked for once a frame: the tool's own waiting is work of the page. */
function nextTiles(): Promise<void> {
  const first = (): string | undefined => document.querySelector('.provider-tile')?.textContent;
  const before = first();
  return new Promise((resolve) => {
    const look = (): void => {
      if (first() === before) requestAnimationFrame(look);
      // The second frame has on the screen what was drawn.
      else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    };
    look();
  });
}

/** A lobby of so many games, seen for the first time and then searched. */
async function visit(browser: Browser, url: string, games: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const failed = new Promise<never>((_resolve, reject) => page.once('pageerror', reject));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${url}/lobby.html?games=${games}`);
    await page.waitForFunction(() => 'showLobby' in globalThis && document.querySelector('b'));
    // The site asks for its font with the page: words that are laid out twice are none of the lobby's.
    await page.evaluate(() => document.fonts.ready);
    const view = await mainThreadMs(session, page, () => Promise.race([page.evaluate('showLobby()'), failed]));
    await page.locator('input[name=search]').focus();
    const filter = await mainThreadMs(session, page, () => Promise.race([page.keyboard.insertText(SEARCHED), failed]));
    return { view, filter };
  } finally {
    await context.close();
  }
}

export const bench = {
  name: 'lobby',
  goal: `first view and filter of ${GAMES} games each under ${MAX_MS} ms of the main thread`,
  async run() {
    const executablePath = findBrowser();
    if (!executablePath) return { ours: '-', against: 'no Chromium is installed', ratio: Number.NaN, pass: false, notes: '' };
    const pages = await servePages(PAGES, ['lobby.html']);
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    try {
      const many: Visit[] = [];
      const few: Visit[] = [];
      for (let round = -1; round < ROUNDS; round += 1) {
        const [ours, theirs] = [await visit(browser, pages.url, GAMES), await visit(browser, pages.url, FEW)];
        // The first round warms the browser up.
        if (round < 0) continue;
        many.push(ours);
        few.push(theirs);
      }
      const middle = (visits: readonly Visit[], what: keyof Visit): number => median(visits.map((one) => one[what]));
      const text = (visits: readonly Visit[]): string =>
        `first view ${middle(visits, 'view').toFixed(1)} ms, filter ${middle(visits, 'filter').toFixed(1)} ms`;
      const worst = Math.max(middle(many, 'view'), middle(many, 'filter'));
      return {
        ours: text(many),
        against: `${text(few)} of ${FEW} games`,
        ratio: worst / Math.max(middle(few, 'view'), middle(few, 'filter')),
        pass: worst < MAX_MS,
        notes: `1440 wide, games of providers, come to from another page; ${ROUNDS} new pages, first views ${spreadOf(many.map(({ view }) => view))}, filters ${spreadOf(many.map(({ filter }) => filter))} ms`,
      };
    } finally {
      await browser.close();
      await pages.close();
    }
  },
};
