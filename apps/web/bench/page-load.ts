import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../tools/find-program.ts';
import { quantile } from '../../server/bench/parts/betting-bench.ts';
import { median } from '../../server/bench/parts/http-load.ts';
import { type Product, startProduct } from '../../server/bench/parts/product.ts';
import { freePort } from '../../server/src/platform/db/free-port.ts';
import { type Bytes, countBytes } from './page-load/page-bytes.ts';
import { type Taps, tapAround } from './page-load/taps.ts';
import { type LargestPaint, readLargestPaint, readShift } from './page-load/web-vitals.ts';

const ROUNDS = 3;
const SLOWER = 4;
/** The speed that Lighthouse calls slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1638.4 * 1000) / 8, uploadThroughput: (750 * 1000) / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Long enough for what a page loads when it has nothing else to do. */
const SETTLED_MS = 6000;
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const GOALS = { lcpMs: 2000, tapMs: 200, shift: 0.001, scriptKb: 120, scripts: 15, documentKb: 25 };

const NO_TAPS: Taps = { done: 0, missing: [], durations: [] };

interface Visit {
  readonly largest: LargestPaint;
  /** Before, during and after the taps. */
  readonly shift: number;
  /** Until it answers to touch. */
  readonly bytes: Bytes;
  /** With what it brings when it has nothing else to do. */
  readonly bytesInAll: Bytes;
  /** When it answers to touch. */
  readonly readyMs: number;
  readonly taps: Taps;
}

/** A new visitor with a phone on a slow network, who reads the page and taps around. */
async function visit(browser: Browser, address: string, withScript = true): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // Not by turning script off: then nobody could ask the page for its paints.
    if (!withScript) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    const bytes = countBytes(session);
    await page.goto(address, { waitUntil: 'load' });
    if (withScript) await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    const untilReady = bytes();
    const readyMs = await page.evaluate(() => performance.now());
    await page.waitForTimeout(SETTLED_MS);
    const largest = await readLargestPaint(page);
    const bytesInAll = bytes();
    const taps = withScript ? await tapAround(page) : NO_TAPS;
    return { largest, shift: await readShift(page), bytes: untilReady, bytesInAll, readyMs, taps };
  } finally {
    await context.close();
  }
}

async function firstLiveMatch(browser: Browser, { url }: Product): Promise<string> {
  const page: Page = await browser.newPage();
  await page.goto(`${url}/en/live/football`);
  const href = await page.locator('.event-row a.event-teams-link').first().getAttribute('href');
  await page.close();
  return href ?? '/en/live';
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

interface PageFigures {
  readonly text: string;
  readonly largest: string;
  /** Largest paint against the same page without its script. */
  readonly ratio: number;
  readonly bytes: Bytes;
  /** The goals that hold for every page. */
  readonly pass: boolean;
}

/** `plain`: visits without script. */
function figuresOf(name: string, visits: readonly Visit[], plain: readonly Visit[]): PageFigures {
  const last = visits.at(-1);
  if (!last) throw new Error('a page has been visited at least once');
  const lcp = median(visits.map(({ largest }) => largest.ms));
  const durations = visits.flatMap(({ taps }) => taps.durations).toSorted((a, b) => a - b);
  const tap = quantile(durations, 0.98);
  const shift = Math.max(...visits.map((visit) => visit.shift));
  const done = visits.reduce((sum, { taps }) => sum + taps.done, 0);
  const missing = [...new Set(visits.flatMap(({ taps }) => taps.missing))];
  const { bytes, bytesInAll } = last;
  return {
    text: [
      `${name}: LCP ${lcp.toFixed(0)} ms`,
      `ready ${median(visits.map(({ readyMs }) => readyMs)).toFixed(0)} ms`,
      `tap p98 ${tap.toFixed(0)} ms of ${done}${missing.length > 0 ? ` (without ${missing.join(', ')})` : ''}`,
      `CLS ${shift.toFixed(3)}`,
      `script ${kb(bytes.script)} KB in ${bytes.scripts} (later in all ${kb(bytesInAll.script)} in ${bytesInAll.scripts})`,
      `document ${kb(bytes.document)} KB`,
      `all ${kb(bytes.all)} KB in ${bytes.requests}`,
    ].join(', '),
    largest: `${name} ${last.largest.element}`,
    ratio: lcp / median(plain.map(({ largest }) => largest.ms)),
    bytes,
    pass: lcp < GOALS.lcpMs && tap < GOALS.tapMs && shift < GOALS.shift,
  };
}

const isSmallHome = ({ script, scripts, document }: Bytes): boolean =>
  script <= GOALS.scriptKb * 1000 && scripts <= GOALS.scripts && document < GOALS.documentKb * 1000;

/** How fast the first page is there for somebody new with a middling phone; against the same page without its script. */
export const bench = {
  name: 'page-load',
  goal: `home, live and match: LCP under ${GOALS.lcpMs} ms, tap p98 under ${GOALS.tapMs} ms, CLS 0; home: script at most ${GOALS.scriptKb} KB in ${GOALS.scripts} requests, document under ${GOALS.documentKb} KB`,
  async run() {
    const executablePath = findBrowser();
    if (!executablePath) return { ours: '-', against: 'no Chromium is installed', ratio: Number.NaN, pass: false, notes: '' };
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-page-load-'));
    const product = await startProduct({ port: await freePort(), dataDir });
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    try {
      const pages: PageFigures[] = [];
      for (const [name, address] of [
        ['home', '/en'],
        ['live', '/en/live'],
        ['match', await firstLiveMatch(browser, product)],
      ] as const) {
        const visits: Visit[] = [];
        const plain: Visit[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          visits.push(await visit(browser, product.url + address));
          plain.push(await visit(browser, product.url + address, false));
        }
        pages.push(figuresOf(name, visits, plain));
      }
      const [home] = pages;
      return {
        ours: pages.map(({ text }) => text).join('; '),
        against: 'the same pages without script',
        ratio: median(pages.map(({ ratio }) => ratio)),
        pass: pages.every(({ pass }) => pass) && home !== undefined && isSmallHome(home.bytes),
        notes: `390 wide, processor ${SLOWER}x slower, ${SLOW_4G.latency} ms and 1.6 Mbit/s; ${ROUNDS} rounds of new visitors; bytes compressed, until the page answers to touch; ratio of LCP; largest paint: ${pages.map(({ largest }) => largest).join(', ')}`,
      };
    } finally {
      await browser.close();
      await product.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
