import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type {} from '../../server/tests/harness/global-setup.ts';
import type { TestOperator } from '../../server/tests/harness/test-operator.ts';
import { type BuiltWorld, type BuiltWorldOptions, startBuiltWorld } from '../../server/tests/harness/worlds/built-world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's browser; empty where none starts. */
    browser: string;
  }
}

const BUILD = path.resolve(import.meta.dirname, '../build/client/index.html');
/** Why the browser tests cannot run here; null where they can. In CI nothing is skipped: it fails instead. */
export const missing: string | null = process.env.CI
  ? null
  : inject('browser') === ''
    ? 'no browser'
    : existsSync(BUILD)
      ? null
      : 'the console is not built (npm run build)';

export interface ConsoleVisitOptions {
  readonly theme?: 'dark' | 'light';
  readonly language?: 'en' | 'ru' | 'ar';
  readonly width?: number;
}

export interface ConsoleVisit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Complaints of the browser, apart from calls that were refused. */
  readonly complaints: string[];
  go(address: string): Promise<void>;
}

export interface ConsoleSite {
  readonly world: BuiltWorld;
  /** A new browser window at the console, of somebody who is signed in, or of nobody. */
  visit(operator: TestOperator | null, address: string, options?: ConsoleVisitOptions): Promise<ConsoleVisit>;
  close(): Promise<void>;
}

const PATIENCE_MS = 120_000;

/** The built server with the console, and a real browser before it. */
export async function startConsoleSite(options: BuiltWorldOptions = {}): Promise<ConsoleSite> {
  const world = await startBuiltWorld({ matches: 2, liveMatches: 1, ...options });
  let browser: Browser;
  try {
    browser = await chromium.connect(inject('browser'));
  } catch (error) {
    await world.close();
    throw error;
  }
  return {
    world,
    async visit(operator, address, { theme = 'dark', language = 'en', width = 1440 } = {}) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
      context.setDefaultTimeout(PATIENCE_MS);
      await context.addInitScript(
        (kept) => localStorage.getItem('console.preferences') ?? localStorage.setItem('console.preferences', kept),
        JSON.stringify({ theme, language }),
      );
      if (operator)
        await context.addCookies([
          { name: 'operator_token', value: operator.token, domain: new URL(world.url).hostname, path: '/operator-api' },
        ]);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('status of 401')) complaints.push(message.text());
      });
      const go = async (to: string): Promise<void> => {
        await page.goto(`${world.url}/console${to}`);
        await page.locator(operator ? '.console-navigation' : '.gate form').waitFor();
      };
      await go(address);
      return { page, context, complaints, go };
    },
    async close() {
      await browser.close();
      await world.close();
    },
  };
}

/** Says why one looks, where the page asks for it. */
export async function sayWhy(page: Page): Promise<void> {
  await page.locator('.gate-reason .chip').first().click();
  await page.locator('.gate-reason').waitFor({ state: 'detached' });
}

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
let axeSource: string | undefined;

/** Violations that axe finds by WCAG 2.2 A and AA, one line per finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  axeSource ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (options) => (Reflect.get(window, 'axe') as { run(options: RunOptions): Promise<AxeResults> }).run(options),
    { runOnly: { type: 'tag', values: WCAG_TAGS }, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}
