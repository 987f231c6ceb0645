import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { say } from '../say.ts';
import {
  axeFindings,
  DESKTOP,
  fetchHtml,
  horizontalOverflow,
  lowestTarget,
  MOBILE,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';

interface Match {
  readonly id: number;
  readonly home: { readonly id: number; readonly name: string };
  readonly away: { readonly id: number; readonly name: string } | null;
  readonly places: readonly { readonly place: number; readonly runner: { readonly id: number; readonly name: string } }[];
}
const ask = async <T>(path: string): Promise<T> => (await (await fetch(`${inject('sharedSite')}${path}`)).json()) as T;
const played = async (query: string): Promise<Match> => {
  const { matches } = await ask<{ readonly matches: readonly Match[] }>(`/service-api/results/matches?lng=en&limit=1&${query}`);
  const [match] = matches;
  if (!match) throw new Error(`nothing was played: ${query}`);
  return match;
};
const popup = (route: string, language = 'en') => fetchHtml(`/${language}/statistics-popup/${route}`);
const words = (html: string): string =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

describe.skipIf(skipReason !== null)(`the statistics pages${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let game: Match;
  let race: Match;
  beforeAll(async () => {
    site = await sharedSite();
    [game, race] = await Promise.all([played('champs=1001'), played('sports=84')]);
  });
  afterAll(() => site?.close());

  it('S199 R005 game: score, course of the match, figures, meetings, line-ups, each in its tab', async () => {
    const { status, html } = await popup(`game/1/${game.id}/main`);
    expect(status).toBe(200);
    const text = words(html);
    for (const told of [
      game.home.name,
      game.away?.name ?? '',
      'Premier League',
      say('stats.timeline'),
      'Head to head',
      say('stats.tab.figures'),
      'Line-ups',
    ])
      expect(text).toContain(told);
    expect(words((await popup(`game/0/${game.id}/table`)).html)).toContain('Pts');
    expect((await popup(`game/1/${game.id}/lineups`)).html).toContain('lineup-pitch');
    expect((await popup(`game/1/${game.id}`)).html).toContain('incident-timeline');
    expect((await popup(`game/1/${game.id}/nonsense`)).status).toBe(404);
    expect((await popup('game/1/999999999/main')).status).toBe(404);
    expect((await popup(`game/2/${game.id}/main`)).status).toBe(404);
  });

  it('S200 R006 team: place, rating, form, squad, games; the sport may be left out', async () => {
    for (const route of [`team/1/${game.home.id}`, `team/${game.home.id}`]) {
      const { status, html } = await popup(route);
      expect(status).toBe(200);
      for (const told of [game.home.name, say('stats.last-games'), 'Scored and conceded', 'Rating']) expect(words(html)).toContain(told);
    }
    expect((await popup('team/1/5')).status).toBe(404);
  });

  it('S201 R007 player: figures by season and by match', async () => {
    const { topScorers } = await ask<{ readonly topScorers: readonly { readonly id: number; readonly name: string }[] }>(
      '/service-api/statistics/tournament?lng=en&tournamentId=1001',
    );
    const best = topScorers[0];
    const { status, html } = await popup(`player/1/${best?.id}`);
    expect(status).toBe(200);
    for (const told of [best?.name ?? '?', say('stats.seasons'), 'Match by match', 'Assists', say('stats.figure.minutes')])
      expect(words(html)).toContain(told);
  });

  it('S202 R008 stage: type 2 a table, type 1 a net whose rounds have names, a game id stands for its stage', async () => {
    const table = await popup('stage/1/1001?tt=2');
    expect(words(table.html)).toContain('Table');
    expect(table.html.match(/<tr/g)?.length).toBeGreaterThan(20);
    const net = words((await popup('stage/1/1006?tt=1')).html);
    for (const round of ['Round of 32', 'Round of 16', 'Quarter-finals', 'Semi-finals', 'Final']) expect(net).toContain(round);
    expect(words((await popup('stage/1/1006?tt=1', 'ru')).html)).toContain('Четвертьфиналы');
    expect(words((await popup('stage/1/1006?tt=1', 'ar')).html)).toContain('ربع النهائي');
    expect(words((await popup(`stage/1/${game.id}`)).html)).toContain('Premier League');
    expect((await popup('stage/1/3')).status).toBe(404);
  });

  it('S203 R009 tournament: seasons to choose from, scorers, rounds, figures', async () => {
    const { html } = await popup('tournament/1/1001');
    for (const told of ['Top scorers', 'Most assists', 'Most cards', say('stats.totals.average'), 'Round'])
      expect(words(html)).toContain(told);
    const seasons = [...html.matchAll(/href="(\/en\/statistics-popup\/tournament\/1\/1001\/\d+)"/g)].map((found) => found[1] ?? '');
    expect(new Set(seasons).size).toBeGreaterThan(1);
    const earlier = await fetchHtml(seasons[1] ?? '');
    expect(earlier.status).toBe(200);
    expect(words(earlier.html)).not.toBe(words(html));
    expect((await popup('tournament/1001')).status).toBe(200);
  });

  it('S204 R010 rating: a ladder of strengths, also by a game of the championship', async () => {
    for (const route of ['rating/1/1001', `rating/1/${game.id}`]) {
      const { html } = await popup(route);
      expect(html.match(/rating-rail/g)?.length).toBeGreaterThan(15);
      expect(words(html)).toContain(game.home.name);
    }
  });

  it('S205 R011 horse: colours, record, courses, runs; its race shows the card', async () => {
    const winner = race.places[0]?.runner;
    const { status, html } = await popup(`horse/${winner?.id}`);
    expect(status).toBe(200);
    for (const told of [winner?.name ?? '?', 'Runs', 'Wins', 'By course', say('stats.horse.last')]) expect(words(html)).toContain(told);
    expect(html).toContain('class="silk-icon"');
    const card = words((await popup(`game/84/${race.id}/main`)).html);
    for (const told of [say('stats.race.card'), winner?.name ?? '?']) expect(card).toContain(told);
    const { page, context } = await site.visit(`/en/statistics-popup/game/84/${race.id}/main`, { viewport: MOBILE });
    const names = '.statistics-table-who > a';
    expect(await page.locator(names).count()).toBeGreaterThan(1);
    expect(await lowestTarget(page, names)).toBeGreaterThanOrEqual(24);
    await context.close();
  });

  it('S207 R013 cyber: sports 85, 89 and 144 only', async () => {
    const cyber = await ask<{ readonly stage: { readonly champ: { readonly name: string }; readonly season: { readonly id: number } } }>(
      '/service-api/statistics/cyber?lng=en&sportId=85&tournamentId=85001',
    );
    const { status, html } = await popup(`cyber/85/85001/${cyber.stage.season.id}`);
    expect(status).toBe(200);
    expect(words(html)).toContain(cyber.stage.champ.name);
    expect((await popup(`cyber/1/1001/${cyber.stage.season.id}`)).status).toBe(404);
  });

  it('S206 R012 coefficient graph: read by arrow keys, lines go and come, another market, another view of prices', async () => {
    const id = await running(isPriced);
    const { page, context, complaints } = await site.visit(`/en/statistics-popup/coef-graph/${id}`);
    await waitForHydration(page);
    const chart = page.getByRole('slider');
    const last = await chart.getAttribute('aria-valuetext');
    expect(last).toMatch(/\d+\.\d+/);
    await chart.press('Home');
    expect(await chart.getAttribute('aria-valuenow')).toBe('0');
    await chart.press('End');
    expect(await chart.getAttribute('aria-valuenow')).toBe(await chart.getAttribute('aria-valuemax'));
    const lines = page.locator('.price-chart [role=slider]:visible .chart-line');
    const before = await lines.count();
    await page.locator('.graph-lines button').first().click();
    expect(await lines.count()).toBe(before - 1);
    const markets = page.getByRole('combobox', { name: 'Market' });
    const other = await markets.locator('option').nth(1).textContent();
    await markets.selectOption({ index: 1 });
    await page.getByRole('heading', { name: other ?? '?', exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(words((await popup(`coef-graph/${id}/2`)).html)).toMatch(/ [+−]\d{3}/);
    await context.close();
  });

  it('S222 R017 R020 R022 the frame in its dialog: prices go into the coupon, the way back is kept, folded sections are remembered', async () => {
    const { page, context, complaints } = await site.visit(`/en/match/${await running(isOpen)}`, { viewport: DESKTOP });
    await waitForHydration(page);
    await page
      .getByRole('link', { name: / statistics$/ })
      .first()
      .click();
    const frame = page.frameLocator('.statistics-dialog iframe');
    const price = frame.locator('.price-graphs button.price').first();
    await price.waitFor();
    await page.locator('.statistics-dialog h2', { hasText: 'Statistics' }).waitFor();
    await price.click();
    await frame.locator('.price-graphs button.price[aria-pressed=true]').waitFor();
    await expect.poll(() => page.locator('.coupon .coupon-leg').count()).toBe(1);
    await frame.getByRole('link', { name: say('stats.graph') }).click();
    await frame.locator('.price-chart').waitFor();
    await page.locator('.statistics-dialog').getByRole('button', { name: 'Back' }).click();
    await frame.locator('.incident-timeline, .price-graphs').first().waitFor();
    await frame.getByRole('button', { name: say('stats.fold', { name: say('stats.prices') }) }).click();
    await page.waitForFunction(() => localStorage.getItem('stHideItem-prices') === '1');
    const height = await page.locator('.statistics-dialog iframe').evaluate((element) => element.style.blockSize);
    expect(Number.parseInt(height, 10)).toBeGreaterThan(280);
    await frame.getByRole('link', { name: say('stats.to-match') }).click();
    await page.locator('.statistics-dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toMatch(/^\/en\/match\//);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('R014 statistics stand behind the language and a segment of their own; what is absent leaves no segment', async () => {
    const id = await planned();
    for (const language of ['en', 'ru', 'ar']) {
      const { html } = await fetchHtml(`/${language}/match/${id}`);
      for (const route of [`game/1/${id}/main`, `coef-graph/${id}`])
        expect(html).toContain(`href="/${language}/statistics-popup/${route}"`);
    }
    // The frame's own links, without a tab and without a view of prices.
    const { html } = await fetchHtml(`/en/statistics-frame/team/1/${game.home.id}`);
    expect(html).toContain(`href="/en/statistics-frame/tournament/1/1001"`);
  });

  it('R015 a match without its id has no statistics to be opened: it is logged, and its page goes on', async () => {
    const id = await planned();
    const { page, context, complaints } = await site.visit('/en/information/rules');
    await waitForHydration(page);
    let replaced = 0;
    await page.route('**/en/line/football.data*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(new RegExp(`(?<=[[,])${id}(?=[\\],])`, 'g'), () => {
        replaced += 1;
        return '0';
      });
      await route.fulfill({ response, body });
    });
    await page.evaluate(() =>
      (Reflect.get(window, '__reactRouterDataRouter') as { navigate(path: string): Promise<void> }).navigate('/en/line/football'),
    );
    const rows = page.locator('#main .event-row');
    await rows.nth(1).waitFor();
    expect(replaced).toBeGreaterThan(0);
    // In one look: rows come and go.
    expect(await rows.evaluateAll((all) => all.filter((row) => !row.querySelector('.event-statistics')).length)).toBe(1);
    const told = complaints.map((text) => text.split('\n')[0]);
    expect(told).toEqual(['statistics of game could not be opened Error: Wrong input param [gameId]']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  it('R016 a window of statistics is 1024 wide, as high as the screen allows, and in its middle', async () => {
    const { page, context } = await site.visit(`/en/match/${await planned()}`);
    await waitForHydration(page);
    await page.evaluate(() => {
      const opened: (string | undefined)[][] = [];
      Reflect.set(window, 'opened', opened);
      window.open = (address, _name, features) => {
        opened.push([String(address), features]);
        return window;
      };
    });
    const link = page.getByRole('link', { name: / statistics$/ }).first();
    const address = await link.getAttribute('href');
    const places: [screen: readonly [width: number, height: number, free: number], place: string][] = [
      [[1280, 800, 760], 'width=1024,height=500,left=128,top=130'],
      [[1280, 1000, 960], 'width=1024,height=500,left=128,top=230'],
      [[1440, 1001, 960], 'width=1024,height=780,left=208,top=90'],
      [[1920, 1200, 1160], 'width=1024,height=780,left=448,top=190'],
      [[2560, 1440, 1400], 'width=1024,height=984,left=768,top=208'],
      [[1920, 1201, 900], 'width=1024,height=900,left=448,top=0'],
      [[800, 600, 400], 'width=1024,height=500,left=0,top=0'],
    ];
    for (const [[width, height, availHeight]] of places) {
      await page.evaluate((screen) => Object.defineProperty(window, 'screen', { configurable: true, value: screen }), {
        width,
        height,
        availHeight,
      });
      await link.click({ modifiers: ['Shift'] });
    }
    expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual(
      places.map(([, place]) => [address, `popup,${place},scrollbars=yes,resizable=yes`]),
    );
    await context.close();
  });

  it('R021 a frame is 280 high before it says how much it needs, and never less', async () => {
    const { page, context } = await site.visit(`/en/match/${await planned()}`);
    await waitForHydration(page);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/en/statistics-frame/**', async (route) => {
      await held;
      await route.continue();
    });
    await page
      .getByRole('link', { name: / statistics$/ })
      .first()
      .click();
    const height = () => page.locator('.statistics-dialog iframe').evaluate((element) => element.style.blockSize);
    expect(await height()).toBe('280px');
    release?.();
    await expect.poll(height).not.toBe('280px');
    const frame = page.frames().find((one) => one.url().includes('/statistics-frame/'));
    const ask = (wanted: number) =>
      frame?.evaluate((pixels) => {
        const listener = new URLSearchParams(location.search).get('pi');
        parent.postMessage({ touchline: 'statistics', listener, message: { type: 'bodyHeightChanged', height: pixels } }, location.origin);
      }, wanted);
    for (const [wanted, given] of [
      [100, '280px'],
      [281, '281px'],
      [279, '280px'],
    ] as const)
      await expect
        .poll(async () => {
          await ask(wanted);
          return height();
        })
        .toBe(given);
    await context.close();
  });

  it('S222 R018 the frame does as its address asks: theme, direction, folded sections, table type, width, language', async () => {
    const { html } = await fetchHtml('/en/statistics-frame/stage/1/1001?tt=2&d=0&rtl=1&h=rounds&w=640&pt=night&hcl=1&htl=1');
    for (const said of ['data-theme="light"', 'dir="rtl"', '--sx-width:640px', 'data-paint="night"']) expect(html).toContain(said);
    expect(html).not.toContain('statistics-top');
    expect(html).not.toContain('class="crest"');
    expect(html).toContain('data-item="rounds"');
    expect(html).not.toContain('class="statistics-rounds"');
    expect((await fetchHtml('/en/statistics-frame/stage/1/1001?ln=ru')).html).toContain('lang="ru"');
  });

  it.each([
    ['S199 game', (): string => `game/1/${game.id}/main`],
    ['S202 stage', (): string => 'stage/1/1006?tt=1'],
  ] as const)('%s is clean for axe and never scrolls sideways on a phone in Arabic', async (_name, route) => {
    const { page, context, complaints } = await site.visit(`/ar/statistics-popup/${route()}`, { viewport: MOBILE, theme: 'light' });
    await waitForHydration(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** A football match before its start. */
async function planned(): Promise<number> {
  const { champs } = await ask<{ readonly champs: readonly { readonly matches: readonly { readonly id: number }[] }[] }>(
    '/service-api/LineFeed/Get1x2_VZip?lng=en&sports=1&count=1',
  );
  const [match] = champs.flatMap(({ matches }) => matches);
  if (!match) throw new Error('no football is announced');
  return match.id;
}

interface Prices {
  readonly series: readonly { readonly latest: number; readonly points: readonly (readonly [number, number])[] }[];
}
const isPriced = ({ series }: Prices): boolean => series.length === 3 && series.every(({ latest }) => latest > 0);
const isOpen = (prices: Prices): boolean => isPriced(prices) && prices.series.every(({ points }) => (points.at(-1)?.[1] ?? 0) > 0);

/** A live football match with such prices. A feed that falls behind on a busy machine suspends them all: then it is waited for. */
const running = (wanted: (prices: Prices) => boolean): Promise<number> =>
  vi.waitFor(() => readRunning(wanted), { timeout: 250_000, interval: 1000 });

async function readRunning(wanted: (prices: Prices) => boolean): Promise<number> {
  const { champs } = await ask<{ readonly champs: readonly { readonly matches: readonly { readonly id: number }[] }[] }>(
    '/service-api/LiveFeed/Get1x2_VZip?lng=en&sports=1',
  );
  for (const { id } of champs.flatMap(({ matches }) => matches))
    if (wanted(await ask<Prices>(`/service-api/statistics/price-graph?lng=en&gameId=${id}&points=10`))) return id;
  throw new Error('no live match has such prices');
}
