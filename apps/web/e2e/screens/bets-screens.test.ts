import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindings, fetchHtml, horizontalOverflow, MOBILE, sharedSite, skipReason, waitForHydration } from '../site.ts';

/** Prices of the first so many matches go into the coupon. */
async function addSelections(page: Page, count: number, from = 0): Promise<void> {
  const rows = page.locator('#main .event-row');
  const legs = page.locator('.coupon [data-leg]');
  await rows.locator('[data-prices="0"] button.price:not(.price-locked)').first().waitFor();
  for (let row = from; row < from + count; row++) {
    const held = await legs.count();
    await rows.nth(row).locator('[data-prices="0"] button.price:not(.price-locked)').first().click();
    await expect.poll(() => legs.count()).toBe(held + 1);
  }
}

const stakeInput = (page: Page) => page.locator('.coupon [data-stake]');
const placeButton = (page: Page) => page.locator('.coupon .place-button');
const expectBalance = (page: Page, amount: string) => page.locator('.header-balance', { hasText: amount }).waitFor();
const newCoupon = (page: Page) => page.getByRole('button', { name: 'New bet slip' }).click();

async function chooseKind(page: Page, name: string): Promise<void> {
  const tab = page.locator('.bet-kinds label', { hasText: name });
  if ((await tab.count()) > 0) return tab.click();
  await page.locator('.bet-kinds-more').click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** A new player with fifty euros. */
async function registerWithBalance(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.locator('input[name=adult]').check();
  await page.locator('input[name=terms]').check();
  await page.locator('form.form button[type=submit]').click();
  await page.getByRole('button', { name: 'Make a deposit' }).click();
  await page.waitForURL('**/en/deposit');
  await waitForHydration(page);
  await page.locator('input[name=amount]').fill('50');
  await page.locator('form.form button[type=submit]').click();
  await page.waitForURL('**/sandbox-pay/**');
  await page.locator('button').first().click();
  await page.waitForURL('**/deposit/status**');
}

describe.skipIf(skipReason !== null)(`bets from bet slip to cash out${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  let page: Page;
  beforeAll(async () => {
    site = await startScriptedSite();
    ({ page } = await site.visit('/en/registration'));
    await registerWithBalance(page);
  });
  afterAll(() => site?.close());

  it('S217 several singles at once, each with its stake, and a full cover by its name', async () => {
    await page.goto(`${site.url}/en/line/football`);
    await waitForHydration(page);
    await expectBalance(page, '50.00');
    await addSelections(page, 3);
    await chooseKind(page, 'Singles');
    await stakeInput(page).fill('2');
    await page.locator('.coupon-leg .own-stake input').nth(1).fill('3');
    await placeButton(page).filter({ hasText: '7.00' }).click();
    await page.locator('.singles-result li').nth(2).waitFor();
    expect(await page.locator('.singles-result .badge.badge-brand').count()).toBe(3);
    await expectBalance(page, '43.00');
    await newCoupon(page);

    await addSelections(page, 3);
    await chooseKind(page, 'Full cover');
    expect(await page.locator('.bet-kind-explanation select').inputValue()).toBe('trixie');
    await page.locator('.bet-kind-explanation select').selectOption('patent');
    await stakeInput(page).fill('7');
    await placeButton(page).filter({ hasText: 'Place bet' }).click();
    await page.locator('.accepted').waitFor();
    await expectBalance(page, '36.00');
  });

  it('S217 a bet is taken back within seconds, and its selections are in the coupon again', async () => {
    await page.getByRole('button', { name: new RegExp(say('coupon.undo')) }).click();
    await page.getByText(say('coupon.undone.title')).waitFor();
    await expectBalance(page, '43.00');
    await page.getByRole('button', { name: say('coupon.undone.back') }).click();
    await expect.poll(() => page.locator('.coupon [data-leg]').count()).toBe(3);
    // The keyboard takes a selection out, and clears the rest.
    await page.locator('.coupon [data-leg] button').first().focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => page.locator('.coupon [data-leg]').count()).toBe(2);
    await page.getByRole('button', { name: say('coupon.clear') }).click();
  });

  it('S126 a running bet is sold in part, and S173 edited from the manager', async () => {
    await page.goto(`${site.url}/en/bets`);
    await waitForHydration(page);
    const card = page.locator('article.bet-card').first();
    await card.getByRole('button', { name: 'Part or automatic cash out' }).click();
    await card.locator('.cash-out').getByRole('button', { name: '50%', exact: true }).first().click();
    await card.getByRole('button', { name: /^Cash out 50%/ }).click();
    await card.getByRole('button', { name: /^Confirm cash out/ }).click();
    await page.locator('.bet-card-foot', { hasText: 'Cashed out:' }).waitFor();

    await page.goto(`${site.url}/en/line/football`);
    await waitForHydration(page);
    await addSelections(page, 1, 3);
    await page.goto(`${site.url}/en/bets/manager`);
    await waitForHydration(page);
    expect(await page.locator('.bet-manager-totals').count()).toBe(1);
    const bets = await page.locator('article.bet-card').count();
    expect(bets).toBe(3);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Edit' }).last().click();
    await page.locator('.edit-form-add button').first().click();
    await page.getByRole('button', { name: say('bets.edit.save') }).click();
    await page.locator('.receipt').waitFor();
    expect(await page.locator('.receipt-legs > li').count()).toBe(2);
  });

  it('S177 the value of a running bet pays the next one', async () => {
    await page.goto(`${site.url}/en/bets/power-bet`);
    await waitForHydration(page);
    const before = await page.locator('.power-bets li').count();
    await page
      .getByRole('button', { name: say('bets.power.take') })
      .first()
      .click();
    await page.locator('.coupon .note', { hasText: 'Staked with the value' }).waitFor();
    await placeButton(page).filter({ hasText: 'Place bet' }).click();
    await page.locator('.accepted').waitFor();
    await expect.poll(() => page.locator('.power-bets li').count()).toBe(before);
    await newCoupon(page);
  });

  it('S175 clears the history and brings it back, S174 says what mail it lacks', async () => {
    await page.goto(`${site.url}/en/bets/clear`);
    await waitForHydration(page);
    await page
      .locator('.bets-form')
      .getByRole('button', { name: say('bets.clear.do'), exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('bets.clear.do'), exact: true })
      .click();
    await page.getByText(say('bets.clear.done')).waitFor();
    await page.goto(`${site.url}/en/bets?tab=settled`);
    expect(await page.locator('article.bet-card').count()).toBe(0);
    await page.goto(`${site.url}/en/bets?tab=settled&hidden=1`);
    await expect.poll(() => page.locator('article.bet-card').count()).toBeGreaterThan(0);
    await page.goto(`${site.url}/en/bets/clear`);
    await waitForHydration(page);
    await page.getByRole('button', { name: say('bets.clear.undo') }).click();
    await page.getByText(say('bets.clear.back')).waitFor();
    await page.goto(`${site.url}/en/bets/mail`);
    await waitForHydration(page);
    await page.locator('form.form button[type=submit]').click();
    await page.locator('.note.note-danger').waitFor();
  });

  it('S126 S173 S174 S175 S177 S217 are clean for axe and reach no further sideways than the phone', async () => {
    await page.setViewportSize(MOBILE);
    for (const path of [
      'bets',
      'bets?tab=auto',
      'bets?tab=bids',
      'bets/manager',
      'bets/power-bet',
      'bets/coupons',
      'bets/mail',
      'bets/clear',
    ]) {
      await page.goto(`${site.url}/en/${path}`);
      await waitForHydration(page);
      expect(await axeFindings(page), path).toEqual([]);
      expect(await horizontalOverflow(page), path).toBe(0);
    }
  });
});

describe.skipIf(skipReason !== null)(`tools of a bettor${skipReason ? ` (${skipReason})` : ''}`, () => {
  it('S217 coupon generator: coupons near the odds that the address names, without script', async () => {
    await expect
      .poll(async () => (await fetchHtml('/en/generator?odds=8')).html.match(/generated-coupon/g)?.length ?? 0)
      .toBeGreaterThan(0);
    expect((await fetchHtml('/ar/generator?odds=0.5')).status).toBe(200);
  });

  it.each(['bet', 'each-way', 'dead-heat', 'rule-4', 'odds', 'margin', 'dutching', 'hedge'])(
    'the %s calculator is written by the server',
    async (name) => {
      for (const language of ['en', 'ru', 'ar']) {
        const { status, html } = await fetchHtml(`/${language}/calculators/${name}`);
        expect(status).toBe(200);
        expect(html).toContain('calculator-results');
      }
    },
  );

  it.each(['en', 'ar'])(
    '%s: a table wider than its column is reached by keyboard, and shades the edge with more behind it',
    async (language) => {
      const site = await sharedSite();
      const { page, context, complaints } = await site.visit(`/${language}/calculators/margin`, { viewport: { width: 240, height: 800 } });
      await waitForHydration(page);
      const box = page.locator('.scroll-box');
      await expect.poll(() => box.getAttribute('data-hidden-edge')).toBe('end');
      const inside = box.locator('section');
      expect(await inside.getAttribute('tabindex')).toBe('0');
      await inside.evaluate((element) => {
        element.scrollLeft = element.scrollWidth * (document.dir === 'rtl' ? -1 : 1);
      });
      await expect.poll(() => box.getAttribute('data-hidden-edge')).toBe('start');
      await page.setViewportSize({ width: 1440, height: 800 });
      await expect.poll(() => inside.getAttribute('tabindex')).toBeNull();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('an unknown calculator is no page, and bets ask for a login', async () => {
    expect((await fetchHtml('/en/calculators/roulette')).status).toBe(404);
    for (const page of ['manager', 'power-bet', 'coupons', 'mail', 'clear'])
      expect((await fetchHtml(`/en/bets/${page}`)).html).toContain('name="password"');
  });
});
