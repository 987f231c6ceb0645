import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { say } from '../say.ts';
import {
  axeFindingsInBothThemes,
  DESKTOP,
  horizontalOverflow,
  lowestTarget,
  MOBILE,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../site.ts';

const HORSES = 84;
const GREYHOUNDS = 91;

/** The race of a sport that is the last to start: it does not begin while it is looked at. */
async function findRace(url: string, sport: number): Promise<number> {
  const { champs } = (await (await fetch(`${url}/service-api/LineFeed/Get1x2_VZip?lng=en&sports=${sport}&count=30`)).json()) as {
    readonly champs: readonly { readonly matches: readonly { readonly id: number; readonly startsAt: number }[] }[];
  };
  const race = champs.flatMap(({ matches }) => matches).toSorted((a, b) => b.startsAt - a.startsAt)[0];
  if (!race) throw new Error('no race is on offer');
  return race.id;
}

/** Sums of a sentence, as English writes them. */
const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d[\d,]*\.\d{2}/g)].map(([amount]) => Number(amount.replaceAll(',', '')));

const card = (page: Page) => page.getByRole('region', { name: say('match.forecast.title') });
const rows = (page: Page) => card(page).locator('tbody tr');
const PLACES = ['first', 'second', 'third'] as const;
type Place = (typeof PLACES)[number];
const place = (page: Page, row: number, key: Place) => rows(page).nth(row).locator('input[type=radio]').nth(PLACES.indexOf(key));
const tap = (page: Page, row: number, key: Place): Promise<void> =>
  rows(page).nth(row).locator('.forecast-place').nth(PLACES.indexOf(key)).click();
const nameOf = async (page: Page, row: number): Promise<string> => (await rows(page).nth(row).locator('bdi').textContent()) ?? '';
const legNames = (page: Page) => page.locator('.coupon .coupon-leg');

const focusedLabel = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

async function openRace(page: Page, url: string, id: number): Promise<void> {
  await page.goto(`${url}/en/match/${id}`);
  // The address without a name leads on to the one with it: a press before that page is ready is lost.
  await page.waitForURL(/\/match\/\d+-/);
  await waitForHydration(page);
}

async function signIn(page: Page, url: string): Promise<void> {
  const { login, password } = inject('demoPlayer');
  await page.goto(`${url}/en/login?next=/en`);
  await waitForHydration(page);
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form.form button[type=submit]').click();
  await page.locator('.header-balance').waitFor();
}

describe.skipIf(skipReason !== null)(`races${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it.each([
    ['1440', DESKTOP],
    ['390', MOBILE],
  ])(
    'S051 a forecast at %s: two places are tapped, change places, and go into the bet slip in this order or in both',
    async (_width, viewport) => {
      const id = await findRace(site.url, HORSES);
      const { page, context, complaints } = await site.visit('/en', { viewport });
      await openRace(page, site.url, id);
      const choose = card(page).getByText(say('match.forecast.choose.forecast'));
      await choose.waitFor();
      // Told before a runner is chosen, and the narrower the more places are.
      const returns = card(page).locator('.forecast-prices p.figures');
      const range = async (): Promise<readonly number[]> => amountsIn((await returns.textContent()) ?? '').slice(1);
      const all = await range();
      expect(all).toHaveLength(2);
      const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
      await tap(page, 0, 'first');
      expect(await choose.count()).toBe(1);
      const [lowest = 0, highest = 0] = await range();
      expect(lowest).toBeGreaterThanOrEqual(all[0] ?? 0);
      expect(highest).toBeLessThanOrEqual(all[1] ?? 0);
      await tap(page, 1, 'second');
      const order = card(page).locator('.forecast-list bdi');
      expect(await order.allTextContents()).toEqual([first, second]);
      // The runner of the first place takes the second: the two change places.
      await tap(page, 0, 'second');
      expect(await order.allTextContents()).toEqual([second, first]);
      expect(await place(page, 1, 'first').isChecked()).toBe(true);

      const straight = card(page).locator('.forecast-prices button.price');
      expect(await straight.textContent()).toMatch(/\d/);
      expect(await range()).toEqual([Number(await straight.locator('b').last().textContent())]);
      await straight.click();
      await expect.poll(() => straight.getAttribute('aria-pressed')).toBe('true');
      const add = card(page).getByRole('button', { name: say('match.forecast.add', { count: 2 }) });
      expect(await card(page).locator('.forecast-lines p').first().textContent()).toMatch(/2 bets.*\b1\.00.*\b2\.00/);
      await add.click();
      await card(page)
        .getByRole('button', { name: say('match.forecast.held') })
        .waitFor();
      // The order that the slip held already stands in it once.
      if (viewport === DESKTOP) {
        expect(await legNames(page).count()).toBe(2);
        expect(await page.locator('.bet-kinds label.segment-on').textContent()).toBe(say('coupon.kind.singles'));
      }
      expect(await lowestTarget(page, '.forecast-place')).toBeGreaterThanOrEqual(44);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('S051 a tricast by keyboard: places by arrow keys, any order by space, six singles that are placed and stand in the history', async () => {
    const id = await findRace(site.url, GREYHOUNDS);
    const { page, context, complaints } = await site.visit('/en', { viewport: DESKTOP });
    await signIn(page, site.url);
    await openRace(page, site.url, id);
    await card(page).waitFor();
    const names = await rows(page).locator('bdi').allTextContents();
    const label = (at: string, row: number) => say('match.forecast.pick', { place: at, name: names[row] ?? '' });
    const kind = card(page).locator('header input[type=radio]').first();
    await kind.focus();
    await page.keyboard.press('ArrowRight');
    expect(await card(page).locator('header label.segment-on').textContent()).toBe(say('match.forecast.kind.tricast'));
    await card(page).getByText(say('match.forecast.choose.tricast')).waitFor();

    await place(page, 0, 'first').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    expect(await focusedLabel(page)).toBe(label(say('match.forecast.first'), 1));
    expect(await place(page, 1, 'first').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focusedLabel(page)).toBe(label(say('match.forecast.second'), 1));
    await page.keyboard.press('ArrowUp');
    expect(await focusedLabel(page)).toBe(label(say('match.forecast.second'), 0));
    await place(page, 2, 'third').focus();
    await page.keyboard.press('Space');
    const order = card(page).locator('.forecast-list bdi');
    expect(await order.allTextContents()).toEqual([names[1], names[0], names[2]]);

    // Ticked for any order, places are forgotten; three make six bets, and a fourth would be more than are placed at once.
    const any = (row: number) => rows(page).nth(row).locator('input[type=checkbox]');
    for (const row of [0, 1, 2]) {
      await any(row).focus();
      await page.keyboard.press('Space');
    }
    expect(await order.count()).toBe(0);
    expect(await any(3).isDisabled()).toBe(true);
    const add = card(page).getByRole('button', { name: say('match.forecast.add', { count: 6 }) });
    await add.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => legNames(page).count()).toBe(6);
    expect(await page.locator('.bet-kinds label.segment-on').textContent()).toBe(say('coupon.kind.singles'));

    await page.locator('.coupon [data-stake]').fill('1');
    // Six orders of which one can happen: the best of them is the most that comes back.
    const possible = async () => amountsIn((await page.locator('.coupon-place .key-value-big b').textContent()) ?? '')[0];
    const best = async () => Math.max(...(await page.locator('.coupon .leg-price > b').allTextContents()).map(Number));
    await expect.poll(async () => (await possible()) === (await best())).toBe(true);
    await page.locator('.coupon .place-button').filter({ hasText: '6.00' }).click();
    await page.locator('.singles-result li').nth(5).waitFor();
    expect(await page.locator('.singles-result .badge.badge-brand').count()).toBe(6);
    await page.locator('.singles-result a').first().click();
    await page.locator('.receipt').waitFor();
    expect(await page.locator('.receipt').textContent()).toContain(say('market.race-tricast'));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['1440', DESKTOP],
    ['390', MOBILE],
  ])(
    'S051 a race of horses at %s: jockey, trainer, stall, age, weight and rating of every runner; found by the jockey',
    async (_width, viewport) => {
      const id = await findRace(site.url, HORSES);
      const { page, context, complaints } = await site.visit('/en', { viewport });
      await openRace(page, site.url, id);
      const racecard = page.getByRole('region', { name: say('match.racecard') });
      const runners = racecard.locator('tbody tr');
      const jockeys = await racecard.locator('.racecard-name small bdi:first-child').allTextContents();
      expect(jockeys).toHaveLength(await runners.count());
      expect(new Set(jockeys).size).toBe(jockeys.length);
      for (const text of await runners.allTextContents()) expect(text).toMatch(/\((?:10|[1-9])\)/);
      const facts = viewport === DESKTOP ? racecard.locator('tbody td.racecard-fact') : racecard.locator('.racecard-line');
      expect(await facts.first().isVisible()).toBe(true);
      expect(await racecard.textContent()).toMatch(/\b(8|9|10)-\d{1,2}\b/);
      expect(await horizontalOverflow(page)).toBe(0);
      await page
        .getByRole('searchbox')
        .last()
        .fill(jockeys[2] ?? '');
      await expect.poll(() => runners.count()).toBe(1);
      expect(await runners.textContent()).toContain(jockeys[2]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
