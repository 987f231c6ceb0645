import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FIRST_LIVE } from '../../server/tests/harness/worlds/betting-app.ts';
import { say } from './say.ts';
import { type ScriptedSite, startScriptedSite } from './scripted-site.ts';
import { axeFindings, horizontalOverflow, MOBILE, sharedSite, skipReason, type TestSite, waitForHydration } from './site.ts';
import { keptLegs } from './steps/kept-legs.ts';
import { FOOTBALL, latestMatch } from './steps/latest-match.ts';
import { pressOpenPrice } from './steps/press-open-price.ts';

/** Presses prices of different matches until the coupon holds as many selections as asked for. */
async function addSelections(page: Page, count: number): Promise<void> {
  const legs = page.locator('.coupon .coupon-leg');
  for (let held = await legs.count(); held < count; held++) {
    // A server that has just started still waits for its first prices.
    await pressOpenPrice(page, '#main .event-row:not(:has([data-prices="0"] [aria-pressed="true"])) [data-prices="0"]');
    await expect.poll(() => legs.count()).toBe(held + 1);
  }
}

const stakeInput = (page: Page) => page.locator('.coupon .stake input');
const placeButton = (page: Page) => page.locator('.coupon .place-button');

const expectBalance = (page: Page, amount: string) => page.locator('.header-balance', { hasText: amount }).waitFor();

describe.skipIf(skipReason !== null)(`from registration to receipt${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  it('S191 fast registration, S148 recharge, S217 coupon, S126 bets history: a single, an accumulator and a live bet from account to payout', async () => {
    const { page, context, complaints } = await site.visit('/en/registration');
    await waitForHydration(page);
    await page.locator('form.form button[type=submit]').click();
    expect(await page.locator('form.form [role=alert]').count()).toBe(2);
    await page.locator('input[name=adult]').check();
    await page.locator('input[name=terms]').check();
    await page.locator('form.form button[type=submit]').click();
    const credentials = page.locator('.credentials dd');
    await credentials.first().waitFor();
    expect(await credentials.nth(0).textContent()).toMatch(/^\d+$/);
    expect((await credentials.nth(1).textContent())?.length).toBeGreaterThanOrEqual(8);

    await page.getByRole('button', { name: 'Make a deposit' }).click();
    await page.waitForURL('**/en/deposit');
    await waitForHydration(page);
    await page.locator('input[name=amount]').fill('0.10');
    await page.locator('form.form button[type=submit]').click();
    expect(await page.locator('form.form .hint.hint-error').count()).toBe(1);
    await page.locator('input[name=amount]').fill('50');
    await page.locator('form.form button[type=submit]').click();
    await page.waitForURL('**/sandbox-pay/**');
    await page.locator('button').first().click();
    await page.waitForURL('**/deposit/status**');
    await page.getByText(/added to your balance/).waitFor();

    // Before the match: a single, then an accumulator of three.
    await page.goto(`${site.url}/en/line/football`);
    await waitForHydration(page);
    await expectBalance(page, '50.00');
    await addSelections(page, 1);
    await stakeInput(page).fill('5');
    await placeButton(page).filter({ hasText: 'Place bet' }).click();
    await page.locator('.accepted').waitFor();
    await expectBalance(page, '45.00');
    await page.getByRole('button', { name: 'New bet slip' }).click();
    await addSelections(page, 3);
    expect(await page.locator('.bet-kinds label.segment-on').textContent()).toBe('Accumulator');
    await placeButton(page).filter({ hasText: 'Place bet' }).click();
    await page.locator('.accepted').waitFor();
    await expectBalance(page, '40.00');
    await page.getByRole('button', { name: 'New bet slip' }).click();

    // In play, with a second tab that only listens: the bet waits, is decided, and both tabs hear of it.
    const other = await context.newPage();
    await other.goto(`${site.url}/en/bets`);
    await waitForHydration(other);
    expect(await other.locator('article.bet-card').count()).toBe(2);
    await other.evaluate(() => {
      document.documentElement.dataset.untouched = 'true';
    });
    await page.goto(`${site.url}/en/match/${FIRST_LIVE}`);
    await waitForHydration(page);
    await page.locator('.market-card button.price').first().click();
    await stakeInput(page).fill('5');
    await placeButton(page).filter({ hasText: 'Place bet' }).click();
    await page.locator('.coupon-waiting').waitFor();
    await page.locator('.accepted').waitFor();
    await expectBalance(page, '35.00');
    await expectBalance(other, '35.00');
    await expect.poll(() => other.locator('article.bet-card').count()).toBe(3);
    await other.locator('article.bet-card').first().locator('.bet-leg[data-standing=live]').waitFor();

    // The matches end: every bet is paid, and the open page empties by itself.
    site.world.goal(FIRST_LIVE, 1, 0);
    await other.locator('article.bet-card', { hasText: '1–0' }).waitFor();
    for (const match of [1, 2, 3, 4, FIRST_LIVE]) site.world.settle(match, 1);
    await site.world.settled();
    await expect.poll(() => other.locator('article.bet-card').count()).toBe(0);
    // 5.00 at 2.00 twice, and 5.00 at 2.00 three times over with the boost of three legs: 3 % of the 35.00 won.
    await expectBalance(other, '96.05');
    await expectBalance(page, '96.05');
    // That tab was not touched: all of it came by the stream.
    expect(await other.evaluate(() => document.documentElement.dataset.untouched)).toBe('true');
    await other.getByRole('link', { name: 'Settled' }).click();
    await expect.poll(() => other.locator('article.bet-card').count()).toBe(3);

    await other.locator('article.bet-card', { hasText: 'Accumulator' }).locator('header a').click();
    await other.locator('.receipt').waitFor();
    expect(await other.locator('.receipt-legs > li[data-standing=won]').count()).toBe(3);
    expect(await other.locator('.receipt-steps > li').count()).toBe(2);
    const arithmetic = (await other.locator('.receipt-arithmetic').last().textContent()) ?? '';
    expect(arithmetic.match(/2\.00/g)?.length).toBeGreaterThanOrEqual(3);
    expect(arithmetic).toContain('41.05');
    expect(await axeFindings(other)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.skipIf(skipReason !== null)(`coupon, match page and session${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  it('S208 authorisation form opens over the page, refuses wrong words inline, and lets the player in', async () => {
    const { page, context } = await site.visit('/en/line/football');
    await waitForHydration(page);
    await addSelections(page, 1);
    await page.evaluate(() => document.dispatchEvent(new Event('toggle-authorisation')));
    const dialog = page.locator('dialog[open]');
    await dialog.locator('button[type=submit]').click();
    await expect.poll(() => dialog.locator('.hint.hint-error').count()).toBe(2);
    await dialog.locator('input[name=login]').fill('1000001');
    await dialog.locator('input[name=password]').fill('surely not this');
    await dialog.locator('button[type=submit]').click();
    await dialog.locator('.note.note-danger').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const { login, password } = inject('demoPlayer');
    await page.goto(`${site.url}/en/login?next=/en/bets`);
    await waitForHydration(page);
    await page.locator('input[name=login]').fill(login);
    await page.locator('input[name=password]').fill(password);
    await page.locator('form.form button[type=submit]').click();
    await page.waitForURL('**/en/bets');
    await context.close();
  });

  it('S217 coupon: kept on the device, saved under a code, loaded on another device', async () => {
    const first = await site.visit('/en/line/football');
    await waitForHydration(first.page);
    await addSelections(first.page, 3);
    // The device stores it in its own time.
    await expect.poll(() => keptLegs(first.page)).toBe(3);
    await first.page.reload();
    await waitForHydration(first.page);
    await first.page.locator('.coupon .coupon-leg').nth(2).waitFor();
    await first.page.getByRole('button', { name: say('coupon.share') }).click();
    const code = await first.page.locator('.copy-field input').first().inputValue();
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    await first.context.close();

    const second = await site.visit(`/ar/coupon/${code}`);
    await second.page.waitForURL('**/ar');
    await second.page.locator('.coupon .coupon-leg').nth(2).waitFor();
    expect(second.complaints).toEqual([]);
    await second.context.close();
  });

  it('S217 coupon on a phone: bar, sheet, own number pad, nothing scrolls sideways', async () => {
    const { page, context } = await site.visit('/en/line/football', { viewport: MOBILE });
    await waitForHydration(page);
    await pressOpenPrice(page, '#main .event-row [data-prices="0"]');
    await page.locator('.coupon-bar').click();
    for (const key of ['1', '2', '.', '5']) await page.locator('.number-pad').getByRole('button', { name: key, exact: true }).click();
    expect(await stakeInput(page).inputValue()).toBe('12.5');
    expect(await horizontalOverflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('.coupon[data-open=false]').waitFor({ state: 'attached' });
    await context.close();
  });

  it('S051 main game: board, tracker, groups, search, pin and fold that are remembered', async () => {
    const { page, context, complaints } = await site.visit(`/en/match/${await latestMatch('LineFeed', FOOTBALL)}`);
    await waitForHydration(page);
    expect(await page.locator('h1').count()).toBe(1);
    const cards = await page.locator('.market-card').count();
    expect(cards).toBeGreaterThan(2);
    await page.locator('.market-toolbar-tools input[type=search]').fill('double chance');
    await expect
      .poll(async () => new Set(await page.locator('.market-card h3').allTextContents()))
      .toSatisfy((titles: Set<string>) => titles.size > 0 && [...titles].every((title) => /double chance/i.test(title)));
    await page.locator('.market-toolbar-tools input[type=search]').fill('');
    await page.locator('.market-card h3 button').first().click();
    expect(await page.locator('.market-card.market-card-shut').count()).toBe(1);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.locator('.market-card.market-card-shut').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S051 main game and S217 coupon are clean for axe', async () => {
    const { page, context } = await site.visit('/en/line/football');
    await waitForHydration(page);
    await addSelections(page, 3);
    await page.locator('#main .event-row a[href*="/match/"]').first().click();
    await page.waitForURL('**/match/**');
    await page.locator('.market-card').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });
});
