import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  axeFindingsInBothThemes,
  DESKTOP,
  horizontalOverflow,
  MOBILE,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';
import { FOOTBALL, latestMatch, TENNIS } from '../steps/latest-match.ts';

/** Looks again and again; a busy machine is no failure. */
const poll = <T>(read: () => T) => expect.poll(read);

describe.skipIf(skipReason !== null)(`the page of a match${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  /** The page of the live football match that has the most before it. */
  async function openLiveMatch(viewport: typeof DESKTOP, language = 'en') {
    const visit = await site.visit(`/${language}/match/${await latestMatch('LiveFeed', FOOTBALL)}`, { viewport });
    await waitForHydration(visit.page);
    await visit.page.locator('.market-card').first().waitFor();
    return visit;
  }
  const linesOf = (page: Page, title: string): Promise<number> => page.locator(`section[aria-label="${title}"] .columns-two`).count();

  it('S051 folds the lines of a market, unfolds them by the keyboard, keeps that, and a search looks into folded ones', async () => {
    // Before the match: in play lines come and go with every goal, and with them what a folded card shows.
    const { page, context, complaints } = await site.visit(`/en/match/${await latestMatch('LineFeed', FOOTBALL)}`, { viewport: DESKTOP });
    await waitForHydration(page);
    await page.getByRole('button', { name: /^All \d/ }).click();
    const title = 'Total goals';
    const card = page.locator(`.market-card[aria-label="${title}"]`);
    const fold = card.locator('.market-more');
    await fold.waitFor();
    const few = await card.locator('.price').count();
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    await fold.press('Enter');
    await poll(() => card.locator('.price').count()).toBeGreaterThan(few);
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    expect(await page.evaluate((id) => document.getElementById(id ?? '') !== null, await fold.getAttribute('aria-controls'))).toBe(true);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('matchMarkets') ?? '{}') as { unfolded?: string[] });
    expect(kept.unfolded).toHaveLength(1);
    await fold.press('Enter');
    await poll(() => card.locator('.price').count()).toBe(few);
    await page.getByRole('searchbox').last().fill(title);
    await poll(() => page.locator('.market-more').count()).toBe(0);
    await poll(() => linesOf(page, title)).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S051 has in Main of football what its bettors use first, and the words of the sport over its tabs', async () => {
    const { page, context } = await site.visit(`/en/match/${await latestMatch('LineFeed', FOOTBALL)}`, { viewport: DESKTOP });
    await waitForHydration(page);
    const titles = await page
      .locator('.market-card')
      .evaluateAll((cards) =>
        cards
          .toSorted((a, b) => Number((a as HTMLElement).style.order) - Number((b as HTMLElement).style.order))
          .map((one) => one.getAttribute('aria-label')),
      );
    expect(titles.slice(0, 4)).toEqual(['Match result', 'Total goals', 'Asian handicap', 'Both teams to score']);
    await page.goto(`${site.url}/en/match/${await latestMatch('LineFeed', TENNIS)}`);
    await waitForHydration(page);
    const tabs = await page.locator('.market-toolbar .chips button').allTextContents();
    expect(tabs.some((one) => one.startsWith('Games'))).toBe(true);
    expect(tabs.some((one) => one.startsWith('Goals'))).toBe(false);
    await context.close();
  });

  it('S051 stands the live matches of the sport beside a live match and leads to them', async () => {
    const { page, context, complaints } = await openLiveMatch(DESKTOP);
    const rail = page.getByRole('navigation', { name: 'Live now' });
    await rail.waitFor();
    expect(await rail.locator('a[aria-current="page"]').count()).toBe(1);
    expect(await rail.locator('.match-link').count()).toBeLessThanOrEqual(20);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    const other = rail.locator('.match-link:not([aria-current])').first();
    // Read and pressed at once: the rail moves when a match ends.
    const next = await other.evaluate((link: HTMLAnchorElement) => {
      link.click();
      return link.getAttribute('href');
    });
    await poll(() => new URL(page.url()).pathname).toBe(next);
    await poll(() => rail.locator('a[aria-current="page"]').getAttribute('href')).toBe(next);
    // Before a match the list of sports has its place.
    await page.goto(`${site.url}/en/match/${await latestMatch('LineFeed', FOOTBALL)}`);
    expect(await page.getByRole('navigation', { name: 'Live now' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['en', 'ar'])('S051 keeps names and score over the markets of a phone, and the page within its width (%s)', async (language) => {
    const { page, context } = await openLiveMatch(MOBILE, language);
    const strip = page.locator('.score-strip');
    expect(await strip.isVisible()).toBe(false);
    await page.evaluate(() => document.querySelector('.market-card:last-of-type')?.scrollIntoView());
    await page.mouse.wheel(0, 900);
    await poll(() => strip.isVisible()).toBe(true);
    expect((await strip.boundingBox())?.height).toBe(36);
    const [under, over] = [await page.locator('.market-toolbar').boundingBox(), await strip.boundingBox()];
    expect(under?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + 36 - 1);
    expect(await horizontalOverflow(page)).toBe(0);
    // A target that a bar covers while the page is scrolled is no small target: it is looked at from the top.
    await page.evaluate(() => window.scrollTo(0, 0));
    await poll(() => strip.isVisible()).toBe(false);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await context.close();
  });
});
