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
import { readVitals, tapAround, type Vitals } from './page-load/web-vitals.ts';

const ROUNDS = 3;
const SLOWER = 4;
/** The speed that Lighthouse calls slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1638.4 * 1000) / 8, uploadThroughput: (750 * 1000) / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Long enough for what a page loads when it has nothing else to do. */
const SETTLED_MS = 6000;
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const GOALS = { lcpMs: 2000, tapMs: 200, shift: 0.001, scriptKb: 120, scripts: 15, documentKb: 25 };

interface Visit {
  readonly vitals: Vitals;
  readonly bytes: Bytes;
  /** When it answers to touch. */
  readonly readyMs: number;
  /** Milliseconds from a touch to the next frame. */
  readonly taps: readonly number[];
}

/** A new visitor with a phone on a slow network, who reads the page and taps around. */
async function visit(browser: Browser, address: string, javaScriptEnabled = true): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const bytes = countBytes(session);
    await page.goto(address, { waitUntil: 'load' });
    if (javaScriptEnabled) await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    const untilReady = bytes();
    const readyMs = await page.evaluate(() => performance.now());
    await page.waitForTimeout(SETTLED_MS);
    const vitals = await readVitals(page);
    const taps = javaScriptEnabled ? await tapAround(page) : [];
    return { vitals, bytes: untilReady, readyMs, taps };
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
      const figures: string[] = [];
      const ratios: number[] = [];
      const largest: string[] = [];
      let pass = true;
      let home: Bytes | undefined;
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
        const lcp = median(visits.map(({ vitals }) => vitals.lcpMs));
        const tap = quantile(
          visits.flatMap(({ taps }) => taps).toSorted((a, b) => a - b),
          0.98,
        );
        const shift = Math.max(...visits.map(({ vitals }) => vitals.shift));
        const bytes = visits.at(-1)?.bytes;
        if (name === 'home') home = bytes;
        pass &&= lcp < GOALS.lcpMs && tap < GOALS.tapMs && shift < GOALS.shift;
        ratios.push(lcp / median(plain.map(({ vitals }) => vitals.lcpMs)));
        largest.push(`${name} ${visits.at(-1)?.vitals.largest ?? '-'}`);
        figures.push(
          `${name}: LCP ${lcp.toFixed(0)} ms, ready ${median(visits.map(({ readyMs }) => readyMs)).toFixed(0)} ms, tap p98 ${tap.toFixed(0)} ms of ${visits.flatMap(({ taps }) => taps).length}, CLS ${shift.toFixed(3)}, script ${kb(bytes?.script ?? 0)} KB in ${bytes?.scripts ?? 0}, document ${kb(bytes?.document ?? 0)} KB, all ${kb(bytes?.all ?? 0)} KB in ${bytes?.requests ?? 0}`,
        );
      }
      pass &&=
        home !== undefined &&
        home.script <= GOALS.scriptKb * 1000 &&
        home.scripts <= GOALS.scripts &&
        home.document < GOALS.documentKb * 1000;
      return {
        ours: figures.join('; '),
        against: 'the same pages without script',
        ratio: median(ratios),
        pass,
        notes: `390 wide, processor ${SLOWER}x slower, ${SLOW_4G.latency} ms and 1.6 Mbit/s; ${ROUNDS} rounds of new visitors; bytes compressed, until the page answers to touch; ratio of LCP; largest paint: ${largest.join(', ')}`,
      };
    } finally {
      await browser.close();
      await product.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
