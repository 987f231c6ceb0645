import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAsPlayer, registerPlayer } from '../register-player.ts';
import { say } from '../say.ts';
import {
  axeFindingsInBothThemes,
  DESKTOP,
  fetchHtml,
  horizontalOverflow,
  MOBILE,
  PATIENCE_MS,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';
import { keptLegs } from '../steps/kept-legs.ts';
import { pressOpenPrice } from '../steps/press-open-price.ts';

/** Accumulators are made of open prices: a world that has just begun has none yet. */
const waitForAccumulators = (): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await fetchHtml('/en')).html.includes('class="card accumulator-offer"')) throw new Error('no accumulators');
    },
    { timeout: PATIENCE_MS, interval: 1000 },
  );

describe.skipIf(skipReason !== null)(`the home that sells the day${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
    await waitForAccumulators();
  });
  afterAll(() => site?.close());

  it('S027 S048 shows each block in its order, without script too, in a page of few bytes', async () => {
    const { html } = await fetchHtml('/en');
    const places = ['day-match-main"', 'live-tiles"', 'accumulator-cards"', 'home-upcoming"'].map((name) => html.indexOf(name));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main).toContain('Match of the day');
    expect(main.match(/<article class="card live-tile"/g)?.length).toBeLessThanOrEqual(8);
    expect(main).not.toContain(say('line.markets-gone'));
    // Nobody has been here before: nothing to go on with.
    expect(main).not.toContain('left-off-card');
    const bytes = Number(
      (await (await fetch(`${site.url}/en`, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })).bytes()).length,
    );
    console.log(`home in English: ${bytes} bytes as read`);
  });

  it.each([
    ['en', DESKTOP],
    ['ru', MOBILE],
    ['ar', MOBILE],
  ] as const)('is clean for axe in %s, dark and light, and nothing scrolls sideways', async (language, viewport) => {
    const { page, context, complaints } = await site.visit(`/${language}`, { viewport });
    await waitForHydration(page);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the match of the day has prices that go into the bet slip, and leads to its markets', async () => {
    const { page, context } = await site.visit('/en');
    await waitForHydration(page);
    const day = page.getByRole('region', { name: 'Match of the day' });
    await pressOpenPrice(page, '.day-match');
    await expect.poll(() => page.locator('.coupon .coupon-leg').count()).toBe(1);
    await day.getByRole('link', { name: /market/ }).click();
    await page.waitForURL('**/en/match/**');
    await context.close();
  });

  it('an accumulator goes into the bet slip at one press, with all of its legs, and says so', async () => {
    const { page, context } = await site.visit('/en');
    await waitForHydration(page);
    const card = page.locator('.accumulator-offer').first();
    const legs = await card.locator('.accumulator-offer-legs li').count();
    expect(legs).toBeGreaterThan(1);
    expect(await card.locator('.accumulator-offer-sum').textContent()).toMatch(/10\.00.+ returns .+/);
    await card.getByRole('button', { name: /^Add: / }).press('Enter');
    await expect.poll(() => page.locator('.coupon .coupon-leg').count()).toBe(legs);
    await card.getByRole('button', { name: /^Added: / }).waitFor();
    await context.close();
  });

  it('R123 days are tabs with addresses; today has its hours', async () => {
    const { page, context } = await site.visit('/en');
    await waitForHydration(page);
    const days = page.getByRole('navigation', { name: 'Day', exact: true });
    await days.getByRole('link', { name: /^Tomorrow/ }).click();
    await page.waitForURL('**/en?day=tomorrow');
    await expect.poll(() => days.getByRole('link', { name: /^Tomorrow/ }).getAttribute('aria-current')).toBe('true');
    expect(await page.getByRole('navigation', { name: say('line.filter.time') }).count()).toBe(0);
    await page.goto(`${site.url}/en?day=today`);
    expect(
      await page
        .getByRole('navigation', { name: say('line.filter.time') })
        .getByRole('link')
        .count(),
    ).toBe(4);
    await context.close();
  });

  it('R125 a chosen sport takes the room of its cards at the press, and nothing moves when they come', async () => {
    const { page, context } = await site.visit('/en', { viewport: MOBILE });
    await waitForHydration(page);
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/*.data*', async (route) => {
      await held;
      await route.continue();
    });
    const live = page.getByRole('region', { name: 'Live now' });
    const chip = live.getByRole('navigation').getByRole('link').nth(1);
    const count = Number(await chip.locator('.chip-count').textContent());
    expect(count).toBeGreaterThan(0);
    await chip.press('Enter');
    await expect.poll(() => live.locator('.live-tile-waiting').count()).toBeGreaterThanOrEqual(Math.min(8, count - 1));
    const waiting = await live.locator('.live-tile-waiting').count();
    expect(await chip.getAttribute('aria-current')).toBe('true');
    const height = await live.evaluate((block) => block.getBoundingClientRect().height);
    letGo();
    await expect.poll(() => live.locator('.live-tile-waiting').count()).toBe(0);
    const cards = await live.locator('.live-tile').count();
    // A match may begin or end meanwhile.
    if (cards === waiting) expect(await live.evaluate((block) => block.getBoundingClientRect().height)).toBeCloseTo(height, 0);
    await context.close();
  });

  it('on a phone one market is shown, the one that is chosen by keys or by touch', async () => {
    const { page, context } = await site.visit('/en', { viewport: MOBILE });
    await waitForHydration(page);
    const shown = () =>
      page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll<HTMLElement>('[aria-labelledby="home-upcoming"] .event-row [data-prices]')]
            .filter((group) => getComputedStyle(group).display !== 'none')
            .map((group) => group.dataset.prices),
        ),
      ]);
    expect(await shown()).toEqual(['0']);
    await page.locator('.upcoming-day-markets label', { hasText: 'Total' }).click();
    expect(await shown()).toEqual(['3']);
    await page.getByRole('radio', { name: 'Total' }).press('ArrowLeft');
    expect(await shown()).toEqual(['2']);
    await context.close();
  });

  it('asks once for what changed before the stream was there, whichever of its blocks follow it', async () => {
    const { page, context } = await site.visit('/favicon.svg');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/en.data') asked.push(request.url());
    });
    await page.goto(`${site.url}/en`);
    await waitForHydration(page);
    await expect.poll(() => asked.length).toBe(1);
    // By then every block's topic has answered.
    await page.locator('.live-tile .price-up, .live-tile .price-down').first().waitFor();
    expect(asked).toHaveLength(1);
    await context.close();
  });

  it('a sport that is chosen is that of the cards and of the rows', async () => {
    const { page, context } = await site.visit('/en?sport=football');
    const links = page.getByRole('link', { name: 'All live matches' });
    expect(await links.getAttribute('href')).toBe('/en/live/football');
    expect(await page.locator('.upcoming-day-sport').textContent()).toContain('Football');
    await context.close();
  });

  it('goes on where one left off: the coupon and the match that was open last, on this device', async () => {
    const { page, context, complaints } = await site.visit('/en');
    await waitForHydration(page);
    expect(await page.locator('.left-off').isVisible()).toBe(false);
    await pressOpenPrice(page, '.day-match');
    const left = page.getByRole('region', { name: 'Where you left off' });
    await expect.poll(() => keptLegs(page)).toBe(1);
    // Begun just now, it is not where anybody left off: its card would push away the prices that are being pressed.
    expect(await page.locator('.left-off').isVisible()).toBe(false);
    await page.locator('.day-match-sides').click();
    await page.waitForURL('**/en/match/**');
    const { pathname } = new URL(page.url());
    // The page notes its match once it stands.
    await page.waitForFunction(() => localStorage.getItem('lastMatch') !== null);
    await page.goto(`${site.url}/en`);
    await waitForHydration(page);
    expect(await left.getByRole('link', { name: /Last viewed/ }).getAttribute('href')).toBe(pathname);
    await left.getByRole('button', { name: /Open bet slip/ }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a player without bets sees nothing of them', async () => {
    const { page, context, complaints } = await openAsPlayer(site, await registerPlayer(site), '/en');
    expect(await page.locator('.left-off').isVisible()).toBe(false);
    expect(await page.locator('.day-match').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
