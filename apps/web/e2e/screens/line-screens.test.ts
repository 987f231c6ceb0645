import type { SportCount } from '@touchline/contract/line/calls';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../say.ts';
import {
  axeFindings,
  axeFindingsInBothThemes,
  DESKTOP,
  horizontalOverflow,
  MOBILE,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';

interface Shift {
  readonly by: number;
  /** The beginnings of the elements that moved. */
  readonly moved: readonly string[];
}

/** Waits until so many prices of the page have moved. */
const pricesMoved = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let seen = 0;
        const watch = new MutationObserver((changes) => {
          seen += changes.filter(({ target }) => (target as Element).matches('.price.price-up, .price.price-down')).length;
          if (seen < wanted) return;
          watch.disconnect();
          resolve();
        });
        watch.observe(document.body, { subtree: true, attributeFilter: ['class'] });
      }),
    times,
  );

/** Address of the sport with the fewest matches in play: its list is a small part of that of all sports. */
async function shortestLiveList(url: string): Promise<string> {
  const counts = (await (await fetch(`${url}/service-api/LiveFeed/GetSportsShortZip?lng=en`)).json()) as readonly SportCount[];
  const [quietest] = counts.filter(({ live }) => live > 0).toSorted((a, b) => a.live - b.live);
  expect(quietest).toBeDefined();
  return quietest?.slug ?? '';
}

describe.skipIf(skipReason !== null)(`the screens of the line${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  const SCREENS = [
    ['S027 home', '/en'],
    ['S049 main section', '/en/line'],
    ['S049 main section of a sport', '/en/line/football'],
    ['S049 main section live', '/en/live'],
    ['S066 favorites', '/en/favorites'],
    ['S072 search events', '/en/search?text=man'],
    ['settings', '/en/settings'],
  ] as const;

  describe.each(SCREENS)('%s', (_name, address) => {
    it('has one heading, a title, a description, its addresses; takes over without complaint, and is clean for axe, dark and light', async () => {
      const { page, context, complaints } = await site.visit(address, { viewport: DESKTOP });
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.title()).toMatch(/Touchline/);
      expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(5);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(new URL(site.url + address).pathname);
      expect(
        await page.locator('link[rel=alternate][hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
      ).toEqual(['en', 'ru', 'ar', 'x-default']);
      await waitForHydration(page);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
    it('mirrors in Arabic, keeps scores left to right, and nothing scrolls sideways on a phone', async () => {
      const { page, context, complaints } = await site.visit(address.replace('/en', '/ar'), { viewport: MOBILE });
      await waitForHydration(page);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await horizontalOverflow(page)).toBe(0);
      // In one look: rows come and go.
      const directions = await page.locator('.event-score').evaluateAll((all) => all.map((score) => getComputedStyle(score).direction));
      expect(directions.filter((direction) => direction !== 'ltr')).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

  it('S027 home shows live and upcoming matches without script', async () => {
    const { page, context } = await site.visit('/en', { javaScriptEnabled: false });
    expect(await page.locator('.event-row').count()).toBeGreaterThan(3);
    expect(await page.locator('.live-tile').count()).toBeGreaterThan(3);
    expect(await page.locator('.event-row .price .screen-reader-only').first().textContent()).toMatch(/, .+, /);
    await context.close();
  });

  it('S027 home R123 groups upcoming matches by how soon they start', async () => {
    const { page, context } = await site.visit('/en?within=4%2B');
    const chips = page.getByRole('navigation', { name: say('line.filter.time') }).getByRole('link');
    expect((await chips.allTextContents()).map((text) => text.replace(/\s*\d+$/, ''))).toEqual([
      'Any time',
      'Within 2 hours',
      'In 2 to 4 hours',
      'In more than 4 hours',
    ]);
    expect(await page.getByRole('link', { name: /In more than 4 hours/ }).getAttribute('aria-current')).toBe('true');
    await context.close();
  });

  it('S050 main section champ is reached from its heading and has one address', async () => {
    const { page, context } = await site.visit('/en/line/football');
    await waitForHydration(page);
    const link = page.locator('.champ-card-head a').first();
    const name = await link.textContent();
    const href = (await link.getAttribute('href')) ?? '';
    // The list may be set in another order meanwhile: the address stays.
    await page.locator(`.champ-card-head a[href="${href}"]`).click();
    await page.locator('.crumbs').waitFor();
    expect(new URL(page.url()).pathname).toBe(href);
    expect(name).toContain(await page.locator('.sport-head h1').textContent());
    // Another name in the address leads to the right one; another id leads nowhere.
    const id = /\/(\d+)-/.exec(href)?.[1] ?? '';
    const moved = await page.goto(`${site.url}/en/line/football/${id}-something-else`);
    expect(new URL(moved?.url() ?? '').pathname).toBe(href);
    expect((await page.goto(`${site.url}/en/line/football/999999999-nothing`))?.status()).toBe(404);
    await context.close();
  });

  it('S066 favorites keeps a starred match for the next visit', async () => {
    const { page, context } = await site.visit('/en/live');
    await waitForHydration(page);
    const row = page.locator('.event-row').first();
    const name = await row.getAttribute('aria-label');
    await row.locator('.star').click();
    expect(await row.locator('.star').getAttribute('aria-pressed')).toBe('true');
    await page.locator('a[href="/en/favorites"]:visible').first().click();
    const kept = page.locator(`.event-row[aria-label="${name}"]`);
    await kept.waitFor();
    await page.reload();
    await kept.waitFor();
    await context.close();
  });

  it('S072 search events finds by the beginning of a name in another alphabet, and takes 100 characters (R109)', async () => {
    const { page, context } = await site.visit('/en/search');
    await waitForHydration(page);
    const field = page.getByRole('searchbox', { name: say('search.placeholder') });
    await field.fill('x'.repeat(150));
    expect((await field.inputValue()).length).toBe(100);
    await field.fill('манчест');
    await page.locator('.event-row', { hasText: 'Manchester' }).first().waitFor();
    expect(page.url()).toContain('text=');
    await context.close();
  });

  it('a price goes into the coupon at one press and out at the next', async () => {
    const { page, context } = await site.visit('/en/line/football');
    await waitForHydration(page);
    const price = page.locator('button.price:not([aria-disabled])').first();
    await price.click();
    expect(await price.getAttribute('aria-pressed')).toBe('true');
    expect(await price.getAttribute('aria-pressed')).toBe('true');
    await page.locator('.coupon .coupon-leg').waitFor();
    await price.click();
    expect(await price.getAttribute('aria-pressed')).toBe('false');
    await context.close();
  });

  it('prices move by themselves and stand still while paused', async () => {
    const { page, context } = await site.visit('/favicon.svg');
    let frames = 0;
    page.on('websocket', (socket) => socket.on('framereceived', () => (frames += 1)));
    await page.goto(`${site.url}/en/live`);
    await waitForHydration(page);
    await pricesMoved(page, 1);
    await page.getByRole('button', { name: say('state.pause') }).click();
    const prices = () => page.locator('.event-row .price b').allTextContents();
    // Prices that were being drawn as the button was pressed are drawn.
    let before = await prices();
    await expect
      .poll(async () => {
        const earlier = before;
        before = await prices();
        return before.join() === earlier.join();
      })
      .toBe(true);
    const heard = frames;
    // Rows that come meanwhile would have moved them.
    await expect.poll(() => frames).toBeGreaterThan(heard + 5);
    expect(await prices()).toEqual(before);
    // Another list, brought by a revalidation, waits too.
    const shorter = await shortestLiveList(site.url);
    await page.route('**/en/live.data*', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/live.data', `/live/${shorter}.data`) }) });
    });
    await page.evaluate(async () =>
      (window as unknown as { __reactRouterDataRouter: { revalidate(): Promise<void> } }).__reactRouterDataRouter.revalidate(),
    );
    expect(await prices()).toEqual(before);
    await page.getByRole('button', { name: say('state.resume') }).click();
    await expect.poll(async () => (await prices()).length).toBeLessThan(before.length);
    // A revalidation that is under way ends with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  it('choices of odds format and theme hold on the next page from its first byte', async () => {
    const { page, context } = await site.visit('/en/settings');
    await waitForHydration(page);
    await page.getByLabel('Odds format', { exact: true }).selectOption('american');
    await page.getByText('Light', { exact: true }).click();
    await context.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.url}/en/line/football`);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await page.locator('.event-row button.price b').first().textContent()).toMatch(/^[+−]\d+$/);
    await context.close();
  });

  it.each(['/en/live', '/en/line'])('%s: a column of a card is one market in every row', async (address) => {
    const { page, context } = await site.visit(address);
    // In one look: rows come and go.
    const columns = await page.locator('[data-champ]').evaluateAll((cards) =>
      cards.flatMap((card) =>
        [0, 1, 2, 3, 4].map((place) => {
          const names = [...card.querySelectorAll(`.event-row [data-prices="${place}"] .price > .screen-reader-only:first-child`)];
          return [...new Set(names.map((name) => name.textContent.split(',')[0]))];
        }),
      ),
    );
    expect(columns.filter((names) => names.length > 0).length).toBeGreaterThan(2);
    expect(columns.filter((names) => names.length > 1)).toEqual([]);
    await context.close();
  });

  it('a phone shows the market that its switch says, by the keyboard too, and keeps it for the next page', async () => {
    const { page, context } = await site.visit('/en/line/football', { viewport: MOBILE });
    await waitForHydration(page);
    const market = (name: string) => page.getByRole('group', { name: 'Market in the rows' }).getByRole('radio', { name, exact: true });
    const shown = () =>
      page
        .locator('.event-row')
        .evaluateAll((rows) =>
          [...new Set(rows.map((row) => row.getAttribute('data-phone') ?? ''))].toSorted((a, b) => a.localeCompare(b)),
        );
    expect(await market('Match result').isChecked()).toBe(true);
    await market('Match result').focus();
    await page.keyboard.press('ArrowRight');
    expect(await market('Double chance').isChecked()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await market('Total').isChecked()).toBe(true);
    expect(await shown()).toContain('3');
    expect(await page.locator('.event-row[data-phone="3"] [data-prices="3"]').first().isVisible()).toBe(true);
    expect(await page.locator('.event-row[data-phone="3"] [data-prices="0"]').first().isVisible()).toBe(false);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    // From the first byte of the next page.
    await context.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.url}/en/line/football`);
    expect(await shown()).toContain('3');
    await context.close();
  });

  it('on a desktop the switch chooses the last column, under its own heads', async () => {
    const { page, context } = await site.visit('/en/line/football', { viewport: { width: 1440, height: 900 } });
    await waitForHydration(page);
    const card = page.locator('[data-champ]').first();
    const isShown = (place: number) => card.locator(`.champ-card-head [data-prices="${place}"]`).isVisible();
    expect([await isShown(3), await isShown(4)]).toEqual([true, false]);
    await page.getByText(say('line.column.both-score'), { exact: true }).click();
    expect([await isShown(3), await isShown(4)]).toEqual([false, true]);
    await page.setViewportSize({ width: 1920, height: 900 });
    expect([await isShown(3), await isShown(4)]).toEqual([true, true]);
    expect(await page.getByRole('group', { name: 'Market in the rows' }).isVisible()).toBe(false);
    await context.close();
  });

  it('the root leads to the language that the visitor asks for', async () => {
    const asked = async (language: string) =>
      (await fetch(site.url, { headers: { 'accept-language': language }, redirect: 'manual' })).headers.get('location');
    expect(await asked('ru-RU,ru;q=0.9,en;q=0.5')).toBe('/ru');
    expect(await asked('ar')).toBe('/ar');
    expect(await asked('fr')).toBe('/en');
  });

  it('S211 error 404 keeps the frame, says what happened and leads on', async () => {
    const { page, context } = await site.visit('/en/no/such/page');
    expect(await page.locator('h1').textContent()).toBe('Page not found');
    expect(await page.getByRole('navigation', { name: 'Main navigation' }).count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    expect((await fetch(`${site.url}/en/no/such/page`)).status).toBe(404);
    expect((await fetch(`${site.url}/xx/line`)).status).toBe(404);
    await context.close();
  });

  it('S212 error 500 keeps the frame and the coupon, offers to try again, and tells nothing of the inside', async () => {
    const { page, context } = await site.visit('/en/settings');
    await waitForHydration(page);
    await context.route('**/*.data*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'at secret (/srv/inside.ts:1)' }),
    );
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Live' }).click();
    await page.getByRole('heading', { name: say('page.500.title') }).waitFor();
    expect(await page.locator('.coupon').count()).toBe(1);
    expect(await page.getByRole('button', { name: say('action.reload') }).count()).toBe(1);
    expect(await page.locator('#main').textContent()).not.toContain('secret');
    await context.close();
  });

  // Home shows a few live matches: their prices are few.
  it.each([
    ['/en', 6],
    ['/en/live', 30],
  ])('%s: nothing on the page jumps while prices move', async (address, moves) => {
    const { page, context } = await site.visit('/favicon.svg');
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[])
          if (!entry.hadRecentInput)
            shifts.push({
              by: entry.value,
              moved: entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? ''),
            });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.url + address);
    await waitForHydration(page);
    await pricesMoved(page, moves);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const max = shifts.toSorted((a, b) => b.by - a.by)[0];
    expect(
      shifts.reduce((sum, { by }) => sum + by, 0),
      `${max?.by} by ${max?.moved.join('\n')}`,
    ).toBeLessThanOrEqual(0.02);
    await context.close();
  });

  it.each([
    ['1440', DESKTOP],
    ['390', MOBILE],
  ])(
    'S051 a race at %s: its runners as a card with form, win and place prices, ordered by odds, backed by one press',
    async (_width, viewport) => {
      const { champs } = (await (await fetch(`${site.url}/service-api/LineFeed/Get1x2_VZip?lng=en&sports=84&count=30`)).json()) as {
        readonly champs: readonly { readonly matches: readonly { readonly id: number; readonly startsAt: number }[] }[];
      };
      // The last to start: it does not begin while it is looked at.
      const race = champs.flatMap(({ matches }) => matches).toSorted((a, b) => b.startsAt - a.startsAt)[0];
      if (!race) throw new Error('no race is on offer');
      const { page, context, complaints } = await site.visit(`/en/match/${race.id}`, { viewport });
      await waitForHydration(page);
      const card = page.getByRole('region', { name: say('match.racecard') });
      const runners = card.locator('tbody tr');
      expect(await runners.count()).toBeGreaterThanOrEqual(5);
      for (const head of [say('match.racecard.win'), say('match.racecard.top', { places: 2 })])
        expect(await card.getByRole('columnheader', { name: head }).count()).toBe(1);
      expect(await runners.first().locator('.racecard-form').textContent()).toMatch(/^([0-9F]+|–)$/);
      const numbers = () => card.locator('.racecard-number').allTextContents();
      const inOrder = (await numbers()).map((_, place) => String(place + 1));
      expect(await numbers()).toEqual(inOrder);
      await card.getByText(say('match.racecard.by-odds'), { exact: true }).click();
      const ordered = await numbers();
      expect(ordered.toSorted((a, b) => Number(a) - Number(b))).toEqual(inOrder);
      await runners.first().getByRole('button').first().click();
      expect(await runners.first().getByRole('button').first().getAttribute('aria-pressed')).toBe('true');
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
