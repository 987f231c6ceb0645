import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { say } from '../say.ts';
import { axeFindingsInBothThemes, horizontalOverflow, MOBILE, sharedSite, skipReason, type TestSite, waitForHydration } from '../site.ts';

async function signIn(page: Page, url: string, next: string): Promise<void> {
  const { login, password } = inject('demoPlayer');
  await page.goto(`${url}/en/login?next=${next}`);
  await waitForHydration(page);
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form.form button[type=submit]').click();
  // A match's page may have gone on to the address with its names by then.
  await page.waitForURL(`**${next}*`);
  await waitForHydration(page);
}

/** A football match that has not begun. */
async function findMatch(url: string): Promise<number> {
  const list = (await (await fetch(`${url}/service-api/LineFeed/Get1x2_VZip?lng=en&sports=1&count=20`)).json()) as {
    champs: { matches: { id: number; markets: { type: string }[] }[] }[];
  };
  const matches = list.champs.flatMap((champ) => champ.matches);
  return (matches.find(({ markets }) => markets.some(({ type }) => type === 'total')) ?? matches[0])?.id ?? 0;
}

const panel = (page: Page) => page.locator('.builder-panel');
const steps = (page: Page) => panel(page).locator('.builder-step');
const price = async (page: Page) => Number(await panel(page).locator('.builder-price').textContent());
const card = (page: Page, title: RegExp) => page.locator('.market-card', { has: page.locator('h3', { hasText: title }) }).first();

/** Opens the mode and picks the home win, the total and the home win of the first half: none of them contains another. */
async function build(page: Page): Promise<void> {
  // The address without a name leads on to the one with it: a press before that page is ready is lost.
  await page.waitForURL(/\/match\/\d+-/);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Bet builder', exact: true }).click();
  await panel(page).waitFor();
  await card(page, /^Match result$/)
    .locator('button.price')
    .first()
    .click();
  await expect.poll(() => steps(page).count()).toBe(1);
  const open = 'button.price:not(.price-barred):not(.price-selected):not(.price-locked)';
  await page.locator('.market-card button.price-barred').first().waitFor();
  await card(page, /^Total goals$/)
    .locator(`${open} >> text=/Over/`)
    .last()
    .click();
  await expect.poll(() => steps(page).count()).toBe(2);
  await expect.poll(() => price(page)).toBeGreaterThan(1);
  await card(page, /^Result – 1st half$/)
    .locator(open)
    .first()
    .click();
  await expect.poll(() => steps(page).count()).toBe(3);
  await expect.poll(() => panel(page).locator('.builder-total s').count()).toBe(1);
}

describe.skipIf(skipReason !== null)(`bet builder${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it('S051 main game: builds three picks, shows what cannot join, is placed as one leg whose receipt lists its steps', async () => {
    const id = await findMatch(site.url);
    const { page, context, complaints } = await site.visit('/en');
    await signIn(page, site.url, `/en/match/${id}`);
    await build(page);
    expect(await page.locator('.coupon .coupon-leg').count()).toBe(0);

    // The draw cannot be part of it: it is off, says why, and a press changes nothing.
    const barred = card(page, /^Match result$/)
      .locator('button.price-barred')
      .first();
    expect(await barred.getAttribute('aria-disabled')).toBe('true');
    expect(await barred.getAttribute('title')).toContain('you selected');
    await barred.click({ force: true });
    expect(await steps(page).count()).toBe(3);
    expect(await page.locator('.builder-notes li').first().textContent()).toContain('you selected');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);

    await panel(page).getByRole('button', { name: 'Add to bet slip' }).click();
    await page.locator('.coupon .combination .coupon-leg').nth(2).waitFor();
    expect(await page.locator('.coupon .combination-head').textContent()).toContain(say('coupon.builder', { n: 3 }));
    expect(await page.locator('.bet-kinds label.segment-on').textContent()).toBe('Single');
    expect(await page.locator('.coupon .boost-meter').count()).toBe(0);
    await page.locator('.coupon .stake input').fill('5');
    await page.locator('.coupon .place-button').filter({ hasText: 'Place bet' }).click();
    await page.locator('.accepted').waitFor();
    await page.locator('.accepted').getByRole('link', { name: 'Receipt' }).click();
    await page.locator('.receipt').waitFor();
    expect(await page.locator('.receipt h1').textContent()).toBe(say('coupon.builder', { n: 3 }));
    expect(await page.locator('.receipt-legs .bet-builder .bet-leg').count()).toBe(3);
    expect(await page.locator('.receipt-legs .bet-builder').textContent()).toContain('alone');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S051 main game: one press puts a ready-made combination into the bet slip at its joint price, the next takes it out', async () => {
    const id = await findMatch(site.url);
    const { page, context, complaints } = await site.visit(`/en/match/${id}`, { viewport: MOBILE });
    await waitForHydration(page);
    const combination = page.locator('.combination-card').first();
    const picks = await combination.locator('li').count();
    expect(picks).toBeGreaterThanOrEqual(2);
    const button = combination.locator('button.price');
    await button.click();
    await page.locator('.coupon-bar', { hasText: say('coupon.builder', { n: picks }) }).waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S051 main game on a phone: the bar carries the builder to the bet slip, nothing scrolls sideways', async () => {
    const id = await findMatch(site.url);
    const { page, context } = await site.visit(`/en/match/${id}`, { viewport: MOBILE });
    await waitForHydration(page);
    await build(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.locator('.builder-bar').getByRole('button', { name: 'Add to bet slip' }).click();
    await page.locator('.coupon-bar', { hasText: say('coupon.builder', { n: 3 }) }).waitFor();
    await panel(page).getByRole('button', { name: 'Clear' }).click();
    expect(await steps(page).count()).toBe(0);
    await context.close();
  });
});
