import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { CHROME } from './browser.ts';
import { BUILD_PATH } from './build-path.ts';
import type {} from './shared-site-setup.ts';
import { waitForFeed } from './wait-for-feed.ts';

/** Why the browser tests cannot run here; null where they can. In CI nothing is skipped: it fails instead. */
export const skipReason: string | null = process.env.CI
  ? null
  : !CHROME
    ? 'no Chromium (CHROME_PATH)'
    : existsSync(BUILD_PATH)
      ? null
      : 'the site is not built (npm run build)';

/** A machine that does much else answers late, which is no defect of the page; tests end at twice as much. */
export const PATIENCE_MS = 120_000;

export const DESKTOP = { width: 1440, height: 1000 };
export const MOBILE = { width: 390, height: 844 };

export interface VisitOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly theme?: 'dark' | 'light';
  readonly javaScriptEnabled?: boolean;
  readonly locale?: string;
  /** The answer to the question about cookies that was given before; null for a visitor who is still asked. */
  readonly consent?: 0 | 1 | 2 | 3 | null;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Complaints of the browser: errors of scripts, failed requests, hydration. */
  readonly complaints: string[];
}

/** A running site and a real browser before it. */
export interface TestSite {
  readonly url: string;
  /** A new visitor with an empty device. */
  visit(address: string, options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** A real browser before the site that the run's files share: for tests that look, and change no more than what is their own player's. */
export async function sharedSite(): Promise<TestSite> {
  await waitForFeed();
  return openBrowser(inject('sharedSite'), async () => {});
}

/** A page's HTML as the server wrote it, with its status: what a search engine or a slow phone sees first. */
export async function fetchHtml(address: string): Promise<{ readonly status: number; readonly html: string }> {
  const reply = await fetch(inject('sharedSite') + address, { headers: { accept: 'text/html' }, redirect: 'follow' });
  return { status: reply.status, html: await reply.text() };
}

let shared: Promise<Browser> | undefined;

/** A real browser before a site that runs at `url`, the one of this run; `stop` ends the site, also where there is no browser. */
export async function openBrowser(url: string, stop: () => Promise<unknown>): Promise<TestSite> {
  let browser: Browser;
  try {
    shared ??= chromium.connect(inject('browser'));
    browser = await shared;
  } catch (error) {
    await stop();
    throw error;
  }
  const contexts: BrowserContext[] = [];
  return {
    url,
    async visit(address, { viewport = DESKTOP, theme = 'dark', consent = 1, ...rest } = {}) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
        ...rest,
      });
      contexts.push(context);
      if (consent !== null) await context.addCookies([{ name: 'consent', value: String(consent), url }]);
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(url + address);
      return { page, context, complaints };
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await stop();
    },
  };
}

/**
 * Waits until the page's scripts have taken over: the stream's first picture is asked for from then on. What the server streamed late stands in
 * hidden boxes (`S:0`) until it is put in its place; until then a locator would find it twice.
 */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true' && !document.querySelector('div[hidden][id*="S:"]'));

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let axeSource: string | undefined;

/** In the page and its frames, which get axe once: reading it takes longer than looking at a small page. */
async function findingsOf(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  axeSource ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  // A passed check is not put together node by node: on a page of a thousand rows that takes longer than looking.
  const { violations } = await page.evaluate(
    (options) => (Reflect.get(window, 'axe') as { run(options: RunOptions): Promise<AxeResults> }).run(options),
    { runOnly, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** Violations that axe finds by WCAG 2.2 A and AA, one line per finding. */
export const axeFindings = (page: Page): Promise<string[]> => findingsOf(page, { type: 'tag', values: WCAG_TAGS });

/** The same in dark and in light, where only what is seen of colours can differ. */
export async function axeFindingsInBothThemes(page: Page): Promise<string[]> {
  const show = (theme: 'dark' | 'light') =>
    page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name;
      // Colours on their way are neither of the two.
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(changes.map(({ finished }) => finished));
    }, theme);
  await show('dark');
  const dark = await axeFindings(page);
  await show('light');
  const light = await findingsOf(page, { type: 'rule', values: ['color-contrast'] });
  return [...dark, ...light];
}

/** How far the page reaches beyond its window sideways; 0 where nothing scrolls. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Block size of the lowest of some targets, CSS pixels: 24 at least (WCAG 2.5.8). Infinity where there are none. */
export const lowestTarget = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((targets) => Math.min(...targets.map((one) => one.getBoundingClientRect().height)));
