import type { Browser } from 'playwright-core';
import { CASINO_STEPS, SPORT_STEPS, type Steps } from './taps.ts';

export interface VisitedPage {
  readonly name: string;
  /** Its address below the product's, read when its turn comes. */
  readonly address: (browser: Browser, url: string) => Promise<string>;
  readonly steps: Steps;
}

const at = (path: string) => () => Promise.resolve(path);

/** A live football match: those that were in play at the start may be over by now. */
async function firstLiveMatch(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}/en/live/football`);
    const href = await page.locator('.event-row a.event-teams-link').first().getAttribute('href');
    return href ?? '/en/live';
  } finally {
    await page.close();
  }
}

/** The pages that people come to first. */
export const VISITED_PAGES: readonly VisitedPage[] = [
  { name: 'home', address: at('/en'), steps: SPORT_STEPS },
  { name: 'sport', address: at('/en/line/football'), steps: SPORT_STEPS },
  { name: 'match', address: firstLiveMatch, steps: SPORT_STEPS },
  { name: 'live', address: at('/en/live'), steps: SPORT_STEPS },
  { name: 'casino', address: at('/en/casino'), steps: CASINO_STEPS },
];
