import type { BrowserContext, Page } from 'playwright-core';
import { differingShare } from './differing-share.ts';
import type { PicturedPage } from './pictured-pages.ts';
import { drawStill, type Still, takeStill, withWordsOf } from './still.ts';
import type { Look, Windows } from './windows.ts';

/** Above so large a share of its pixels a page differs. */
export const MAX_SHARE = 0.001;
/** Prices move: a page is opened again until both sites stand in one state. */
const TRIES = 10;

export interface Sites {
  readonly before: string;
  readonly after: string;
}

export interface Comparison {
  /** 0 to 1. */
  readonly share: number;
  readonly before: Buffer;
  readonly after: Buffer;
}

/**
 * How a page of two sites differs: the closest of several tries that found both with the same elements, null where none did. `empty` is an empty
 * page of the browser.
 */
export async function comparePage(windows: Windows, empty: Page, sites: Sites, page: PicturedPage, look: Look): Promise<Comparison | null> {
  let closest: Comparison | null = null;
  for (let attempt = 0; attempt < TRIES && (closest === null || closest.share > MAX_SHARE); attempt++) {
    const at = Date.now();
    // A coupon stays in its window.
    const purpose = page.picks ? `${page.name} ${attempt}` : '';
    const open = async (site: string): Promise<Still> => openStill(await windows.of(page.viewer, site, look, purpose), site, page, at);
    const [first, second] = await Promise.all([open(sites.before), open(sites.after)]);
    const inSameState = await withWordsOf(empty, second, first);
    if (!inSameState) continue;
    const drawing = await windows.drawing(look);
    const [before, after] = await Promise.all([drawStill(drawing, first), drawStill(drawing, inSameState)]);
    const share = await differingShare(empty, before, after);
    if (closest === null || share < closest.share) closest = { share, before, after };
  }
  return closest;
}

/** A page as its viewer sees it, with what is to be picked in the coupon. `at`: epoch milliseconds, by which its clocks go. */
async function openStill(window: BrowserContext, site: string, { address, viewer, picks = 0 }: PicturedPage, at: number): Promise<Still> {
  const page = await window.newPage();
  try {
    await page.clock.setFixedTime(at);
    await page.goto(site + address);
    if (address.startsWith('/console')) await waitForConsole(page, viewer === 'operator');
    else await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    for (let pick = 0; pick < picks; pick++) {
      const prices = page.locator('main article').nth(pick).locator('button[aria-pressed]:visible:not([aria-disabled])');
      await prices.first().click();
    }
    return await takeStill(page);
  } finally {
    await page.close();
  }
}

async function waitForConsole(page: Page, signedIn: boolean): Promise<void> {
  const frame = page.getByRole(signedIn ? 'navigation' : 'main');
  await frame.first().waitFor();
  await page.locator('[role=status][aria-label]').waitFor({ state: 'detached' });
}
