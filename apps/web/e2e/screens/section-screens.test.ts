import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { say } from '../say.ts';
import {
  axeFindings,
  fetchHtml,
  horizontalOverflow,
  lowestTarget,
  MOBILE,
  PATIENCE_MS,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';

/** The button of a price, open or suspended: on a busy machine the feed may be silent for a moment, and then all prices are closed. */
const PRICE = /<button[^>]*class="price[ "]/g;
/** A price that can be taken. */
const OPEN_PRICE = /<b>\d{1,4}(?:\.\d{1,2})?<\/b><\/button>/;
const ROW = /<article class="event-row event-grid" aria-label="([^"]+)"/g;

/** A match in play on the home. */
const TILE = /<article class="card live-tile" aria-label="([^"]+)"/g;

/** Seasons are worked out one league after the other once the feed is complete: the first one and another. */
const RACES = /class="card race" aria-label="Premier League"[\s\S]*class="card race"/;

const namesIn = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, name = '']) => name);
/** The content between the frame's columns. */
const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** A page that must be there, with one heading and prices of the running world. */
async function fetchMain(address: string, prices = 1): Promise<string> {
  const { status, html } = await fetchHtml(address);
  expect(status, address).toBe(200);
  const main = mainOf(html);
  expect(main.match(/<h1/g)?.length, `${address}: headings`).toBe(1);
  expect(main.match(PRICE)?.length ?? 0, `${address}: prices`).toBeGreaterThanOrEqual(prices);
  return main;
}

/** The page once it shows what only open prices make: best prices, accumulators. */
async function waitForOpenPrices(address: string, wanted: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const main = mainOf((await fetchHtml(address)).html);
      if (!wanted.test(main)) throw new Error(`${address} does not show ${wanted}`);
      return main;
    },
    { timeout: PATIENCE_MS, interval: 1000 },
  );
}

/** The first address in a text that the pattern finds. */
function findLink(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  expect(found, String(pattern)).toBeDefined();
  return found ?? '';
}

describe.skipIf(skipReason !== null)(`the section screens${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
    // The simulated world is computed match by match; the screens are walked once all of it is there and its prices are open.
    await waitForOpenPrices('/en/politics', /(?:class="card question"[\s\S]*){8}/);
    await waitForOpenPrices('/en/best', /<li class="best-row"/);
  });
  afterAll(() => site?.close());

  it('S027 S048 the home section and the betting home list matches in play and to come', async () => {
    const main = await fetchMain('/en', 20);
    expect(namesIn(main, TILE).length).toBeGreaterThan(3);
    expect(namesIn(main, ROW).length).toBeGreaterThan(3);
  });
  it('S049 the main section of a sport, S050 the section of a championship in it', async () => {
    const main = await fetchMain('/en/line/football', 20);
    const champ = findLink(main, /<a[^>]*href="(\/en\/line\/football\/\d+-[^"]+)"/);
    expect(namesIn(await fetchMain(champ), ROW).length).toBeGreaterThan(0);
  });
  it('S072 search events finds the matches of a championship by the beginning of its name', async () => {
    const main = await fetchMain('/en/search?text=premier');
    expect(main).toContain('Premier League');
  });

  it('S028 S055 bets on your country: its sides only, by country and sport, in Arabic too', async () => {
    const main = await fetchMain('/en/betsonyour?country=es', 5);
    expect(main).toContain('Bets on Spain');
    expect(namesIn(main, ROW).length).toBeGreaterThan(3);
    const football = await fetchMain('/en/betsonyour/football?country=es', 5);
    expect(football).toMatch(/Barcelona|Real Madrid|Sevilla|Valencia|Getafe|Betis/);
    expect(await fetchMain('/ar/betsonyour?country=es', 5)).toContain('إسبانيا');
    expect((await fetchHtml('/en/betsonyour?country=zz')).status).toBe(404);
  });
  it('S056 S062 S074 S096 a game of a section keeps the section beside it and steps to the next one', async () => {
    for (const [section, address] of [
      ['betsonyour', '/en/betsonyour?country=es'],
      ['best', '/en/best'],
      ['topgame', '/en/topgame'],
      ['top-events', '/en/top-events'],
    ] as const) {
      const game = findLink(await fetchMain(address), new RegExp(`href="(/en/${section}/game/\\d+-[^"]+)"`));
      const main = await fetchMain(game, 2);
      expect(main, game).toContain('class="card side match-pager"');
      expect(namesIn(main, new RegExp(`href="(/en/${section}/game/\\d+-[^"]+)"`, 'g')).length, game).toBeGreaterThan(0);
    }
    expect((await fetchHtml('/en/best/game/1-nobody')).status).toBe(404);
  });

  it('S030 S067 the fight card has fighters, weights, records and prices', async () => {
    const main = await fetchMain('/en/ufc', 4);
    expect(main).toContain('Main event');
    expect(main).toContain('Tale of the tape');
    expect(main).toMatch(/weight|Title fights/);
    expect(namesIn(main, /class="card fight[^"]*" aria-label="([^"]+)"/g).length).toBeGreaterThan(2);
    expect(await fetchMain('/ar/ufc', 4)).toContain('مقارنة المقاتلين');
  });
  it('S031 S068 elections are questions with a chance and a price for every answer', async () => {
    const main = await fetchMain('/en/politics', 20);
    await waitForOpenPrices('/en/politics', OPEN_PRICE);
    expect(main).toContain('Democratic Party');
    expect(main).toContain('Presidential election 2028, winning party');
    expect(main).toMatch(/answer-chance figures">\d+%/);
    expect(await fetchMain('/ar/politics', 20)).toContain('الحزب الديمقراطي');
  });
  it('S033 S061 the best prices are ordered by what the market pays back', async () => {
    for (const address of ['/en/best', '/en/best/tennis']) {
      const main = await waitForOpenPrices(address, /<li class="best-row"/);
      const block = /<ol class="best">[\s\S]*?<\/ol>/.exec(main)?.[0] ?? '';
      const payouts = namesIn(block, /class="figures">([\d.]+)%/g).map(Number);
      expect(payouts.length, address).toBeGreaterThan(0);
      expect(payouts, address).toEqual(payouts.toSorted((a, b) => b - a));
      expect(payouts[0], address).toBeGreaterThan(90);
    }
  });
  it('S034 S069 S070 S071 clubs, a club with all its matches, a game of it, and what is known of its games', async () => {
    const clubs = await fetchHtml('/en/team?sport=football');
    const club = findLink(clubs.html, /class="ellipsis strong club-link"[^>]*href="([^"]+)"|href="(\/en\/team\/\d+-[^"]+)"/);
    const address = club || findLink(clubs.html, /href="(\/en\/team\/\d+-[^"]+)"/);
    const name = /^\/en\/team\/\d+-(.+)$/.exec(address)?.[1] ?? '';
    const main = await fetchMain(address);
    expect(namesIn(main, ROW).length, name).toBeGreaterThan(0);
    const game = findLink(main, /href="(\/en\/team\/\d+-[^"/]+\/game\/\d+-[^"]+)"/);
    expect(await fetchMain(game, 2)).toContain('class="card side match-pager"');
    const info = await fetchHtml(`${address}/info`);
    expect(info.status).toBe(200);
    expect(mainOf(info.html)).toMatch(/Recent results|Upcoming matches/);
    expect((await fetchHtml('/en/team/1-nobody')).status).toBe(404);
  });
  it('S035 S073 the match of the day stands large with its prices, the other top games below', async () => {
    const main = await fetchMain('/en/topgame', 6);
    expect(namesIn(main, /class="card top-match" aria-label="([^"]+)"/g)).toHaveLength(1);
    expect(namesIn(main, ROW).length).toBeGreaterThan(5);
    expect(namesIn(await fetchMain('/en/topgame/tennis', 2), /class="card top-match" aria-label="([^"]+)"/g)).toHaveLength(1);
  });
  it('S036 champions: who wins each league with a price for every competitor, and other markets on winners', async () => {
    await waitForOpenPrices('/en/champions', RACES);
    const main = await fetchMain('/en/champions', 10);
    expect(namesIn(main, /class="card race" aria-label="([^"]+)"/g)).toContain('Premier League');
    expect(main.match(/class="contender"/g)?.length).toBeGreaterThan(10);
    expect(main.match(/class="card question"/g)?.length).toBeGreaterThan(1);
  });
  it('S036 names on a card of runners are targets of their own', async () => {
    await waitForOpenPrices('/en/champions', RACES);
    const { page, context } = await site.visit('/en/champions', { viewport: MOBILE });
    expect(await page.locator('.contender a:visible').count()).toBeGreaterThan(10);
    expect(await lowestTarget(page, '.contender a:visible')).toBeGreaterThanOrEqual(24);
    expect(await lowestTarget(page, '.race-name a')).toBeGreaterThanOrEqual(24);
    await context.close();
  });
  it('S037 S063 S064 S065 recommendations say why, and narrow to a sport and a championship', async () => {
    const all = await fetchMain('/en/recommendation', 10);
    expect(all).toContain('Popular now');
    const sport = await fetchMain('/en/recommendation/football', 5);
    const champ = findLink(sport, /href="(\/en\/recommendation\/football\/\d+-[^"]+)"/);
    const one = await fetchMain(champ);
    expect(new Set(namesIn(one, /class="card" aria-label="([^"]+)" data-champ=/g)).size).toBe(1);
    expect((await fetchHtml('/en/recommendation/quidditch')).status).toBe(404);
  });
  it('S047 S095 S094 top events: every event with its matches, and one of them', async () => {
    const main = await fetchMain('/en/top-events', 5);
    expect(main).toContain('English Premier League');
    expect(main).toContain('href="/en/top-events/epl"');
    const epl = await fetchMain('/en/top-events/epl', 10);
    expect(namesIn(epl, /class="card" aria-label="([^"]+)" data-champ=/g).every((name) => /Premier League/.test(name))).toBe(true);
    expect(await fetchMain('/ar/top-events/epl', 10)).toContain('الدوري الإنجليزي الممتاز');
    expect((await fetchHtml('/en/top-events/no-such-event')).status).toBe(404);
  });
  it('S052 the sport filter keeps to country, sport, time and rank', async () => {
    const all = await fetchMain('/en/sport-filter?hours=0', 10);
    const some = await fetchMain('/en/sport-filter?sport=football&country=es', 3);
    expect(namesIn(some, ROW).length).toBeGreaterThan(0);
    expect(namesIn(all, /class="card" aria-label="([^"]+)" data-champ=/g).some((champ) => !champ.startsWith('Spain'))).toBe(true);
    for (const champ of namesIn(some, /class="card" aria-label="([^"]+)" data-champ=/g)) expect(champ).toMatch(/^Spain/);
    expect(some).toMatch(/<option value="es" selected=""/);
  });
  it('S084 accumulators of the day: legs, boost and total of every kind that is on offer', async () => {
    for (const kind of ['', '?kind=cyber']) {
      const main = await waitForOpenPrices(`/en/express-day${kind}`, /class="accumulator-leg"/);
      expect(main).toContain(say('sections.express.take'));
    }
    expect((await fetchHtml('/en/express-day?kind=live')).status).toBe(200);
  });
  it('S084 one press puts a whole accumulator into the coupon', async () => {
    await waitForOpenPrices('/en/express-day', /class="accumulator-leg"/);
    const { page, context } = await site.visit('/en/express-day');
    await waitForHydration(page);
    const card = page.getByRole('region', { name: 'Accumulator 1', exact: true });
    const legs = await card.locator('.accumulator-leg').count();
    await card.getByRole('button', { name: say('sections.express.take') }).click();
    await card.getByRole('button', { name: 'In your bet slip' }).waitFor();
    await expect.poll(() => page.locator('.coupon .coupon-leg').count()).toBe(legs);
    await context.close();
  });
  it('S097 favourites of top events show a starred championship of one and nothing else', async () => {
    const { page, context } = await site.visit('/en/top-events/epl');
    await waitForHydration(page);
    await page.locator('.champ-card-head .star').first().click();
    await page.locator('.section-head').getByRole('link', { name: 'Favourites' }).click();
    await page.getByRole('heading', { level: 1, name: say('sections.top-events.favorites') }).waitFor();
    await page.locator('[data-champ]').first().waitFor();
    for (const name of await page.locator('[data-champ]').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))))
      expect(name).toMatch(/Premier League/);
    await context.close();
  });
  it('R120 the dashboard pins a match, keeps it on the device and moves it by keyboard', async () => {
    const { page, context } = await site.visit('/en/dashboard');
    await waitForHydration(page);
    for (const place of [0, 1]) {
      const pin = page.locator('.tile .star[aria-pressed="false"]').nth(place);
      await pin.click();
    }
    const pinned = page.locator('ol.tiles .tile');
    await expect.poll(() => pinned.count()).toBe(2);
    const first = await pinned.first().getAttribute('aria-label');
    await pinned.first().locator('.tile-handle').press('ArrowRight');
    await expect.poll(() => pinned.nth(1).getAttribute('aria-label')).toBe(first);
    await page.reload();
    await expect.poll(() => pinned.nth(1).getAttribute('aria-label')).toBe(first);
    await context.close();
  });

  it('R001 every link of a screen carries its language, and a press on the page that is open loads nothing', async () => {
    const { html } = await fetchHtml('/ru/topgame');
    const strange = namesIn(mainOf(html), /<a[^>]* href="(\/[^"]*)"/g).filter((address) => !address.startsWith('/ru'));
    expect(strange).toEqual([]);
    const { page, context } = await site.visit('/en/politics');
    await waitForHydration(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('politics')) asked.push(request.url());
    });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/en/politics';
      link.textContent = 'here';
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'here', exact: true }).click();
    await page.getByRole('button', { name: 'More' }).click();
    expect(asked).toEqual([]);
    await context.close();
  });
  it('R004 listed addresses lead to the page that says so, with its status', async () => {
    const reply = await fetch(`${site.url}/en/undefined`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/en/404']);
    expect((await fetchHtml('/ar/wp-admin')).status).toBe(404);
  });

  it('S030 S031 S033 S035 S084 are clean for axe and do not scroll sideways on a phone, in Arabic too', async () => {
    for (const address of ['/en/ufc', '/ar/politics', '/en/best', '/ar/topgame', '/en/express-day']) {
      const { page, context, complaints } = await site.visit(address, { viewport: MOBILE, theme: address.length % 2 ? 'light' : 'dark' });
      await waitForHydration(page);
      expect(await axeFindings(page), address).toEqual([]);
      expect(await horizontalOverflow(page), address).toBe(0);
      expect(complaints, address).toEqual([]);
      await context.close();
    }
  });
});
