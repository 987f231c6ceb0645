import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsPlayer, registerPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import {
  axeFindings,
  axeFindingsInBothThemes,
  fetchHtml,
  horizontalOverflow,
  MOBILE,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../../site.ts';

const PATH = 'casino/provider/sample/coin';

describe.skipIf(skipReason !== null)(`games of providers${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  afterAll(() => site?.close());

  const gameOf = (page: Page): FrameLocator => page.frameLocator('.provider-game-frame');
  const balanceIn = (game: FrameLocator) => game.locator('#balance');

  it('S224 the page of a game is whole in every language; one that there is not is 404', async () => {
    for (const lng of ['en', 'ru', 'ar']) {
      const { status, html } = await fetchHtml(`/${lng}/${PATH}`);
      expect([lng, status, html.includes('Sample Games')]).toEqual([lng, 200, true]);
    }
    expect((await fetchHtml('/en/casino/provider/sample/nothing')).status).toBe(404);
    expect((await fetchHtml('/en/casino/provider/nobody/coin')).status).toBe(404);
  });

  it('S224 a guest plays the demonstration, in Arabic and by keyboard, on a phone', async () => {
    const { page, context, complaints } = await site.visit(`/ar/${PATH}`, { viewport: MOBILE });
    await waitForHydration(page);
    expect(await axeFindings(page)).toEqual([]);
    const demo = page.locator('.provider-game-start button').last();
    await demo.focus();
    await page.keyboard.press('Enter');
    const button = gameOf(page).locator('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => balanceIn(gameOf(page)).textContent()).toMatch(/^\d/);
    expect(await gameOf(page).locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('.provider-game-session').count()).toBe(0);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S224 a player plays for money: the frame tells the balance, and the page what came of it', async () => {
    const player = await registerPlayer(site);
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/deposit?amount=25');
    await waitForHydration(page);
    await page.locator('form.form button[type=submit]').click();
    await page.waitForURL('**/sandbox-pay/**');
    await page.locator('button').first().click();
    await page.waitForURL('**/deposit/status**');
    await page.goto(`${site.url}/en/${PATH}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: say('provider-games.play'), exact: true }).click();
    await gameOf(page).locator('button').click();
    // One unit is staked, and two are paid or none.
    await expect.poll(() => balanceIn(gameOf(page)).textContent()).toMatch(/^2[46]\.00/);
    const net = page.locator('.provider-game-session dd').nth(1);
    await expect.poll(() => net.textContent()).toContain('1.00');
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S224 a game of books and weights is played by its own page: what it returns stands beside it, and its round is ended', async () => {
    const player = await registerPlayer(site);
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/deposit?amount=25');
    await waitForHydration(page);
    await page.locator('form.form button[type=submit]').click();
    await page.waitForURL('**/sandbox-pay/**');
    await page.locator('button').first().click();
    await page.waitForURL('**/deposit/status**');
    await page.setViewportSize(MOBILE);
    await page.goto(`${site.url}/en/casino/provider/books/cherry-books`);
    await waitForHydration(page);
    expect(await page.locator('.provider-game-header').textContent()).toContain('95.00');
    await page.getByRole('button', { name: say('provider-games.play'), exact: true }).click();
    await expect.poll(() => balanceIn(gameOf(page)).textContent()).toBe('25.00 EUR');
    await gameOf(page).locator('button:enabled').click();
    // Three reels of three, and the news of the round, which is told when it has been ended.
    await expect.poll(() => gameOf(page).locator('#news').textContent()).toMatch(/You win: |Nothing this time/);
    expect(await gameOf(page).locator('#reels span').count()).toBe(9);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    // The round is listed below its game, and its receipt is checked by the browser itself.
    await page.locator('.casino-history-round').first().click();
    await page.getByRole('heading', { name: 'Cherry Books' }).waitFor();
    await page.getByText(say('casino.books.row.good')).waitFor();
    await page.getByText(say('casino.verify.paid-holds')).waitFor();
    expect(await page.locator('.round-events li').count()).toBeGreaterThan(0);
    const receipt = page.url();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    // Once the pair is revealed, from the seeds on.
    const rotated = await page.evaluate(async () => {
      const { status } = await fetch('/web-api/casino/seeds', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientSeed: 'next' }),
      });
      return status;
    });
    expect(rotated).toBe(200);
    await page.goto(receipt);
    await page.getByText(say('casino.verify.sealed-holds')).waitFor();
    await page.getByText(say('casino.books.drawn.good')).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S224 a guest plays a game of books and weights for play money, in Arabic on a phone', async () => {
    const { page, context, complaints } = await site.visit('/ar/casino/provider/books/cherry-books', { viewport: MOBILE });
    await waitForHydration(page);
    await page.locator('.provider-game-start button').last().click();
    await expect.poll(() => balanceIn(gameOf(page)).textContent()).toMatch(/^1000\.00 /);
    await gameOf(page).locator('button:enabled').click();
    await expect.poll(() => gameOf(page).locator('#reels span').count()).toBe(9);
    await expect.poll(() => gameOf(page).locator('#news').textContent()).toMatch(/\S/);
    expect(await page.locator('.provider-game-session').count()).toBe(0);
    expect(await page.locator('.casino-history-round').count()).toBe(0);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S224 money is moved to a game that is played from a purse, by keyboard on a phone, and comes home', async () => {
    const player = await registerPlayer(site);
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/deposit?amount=25');
    await waitForHydration(page);
    await page.locator('form.form button[type=submit]').click();
    await page.waitForURL('**/sandbox-pay/**');
    await page.locator('button').first().click();
    await page.waitForURL('**/deposit/status**');
    await page.setViewportSize(MOBILE);
    await page.goto(`${site.url}/en/casino/provider/sample-purse/die`);
    await waitForHydration(page);
    await page.getByRole('button', { name: say('provider-games.play'), exact: true }).click();
    const held = page.locator('.provider-game-session dd').nth(3);
    await expect.poll(() => held.textContent()).toMatch(/^\D*0\.00/);
    await page.getByLabel(say('provider-games.purse.amount')).fill('10');
    await page.keyboard.press('Enter');
    await expect.poll(() => held.textContent()).toMatch(/^\D*10\.00/);
    await gameOf(page).locator('button').click();
    // One unit is staked, and six are paid or none.
    await expect.poll(() => balanceIn(gameOf(page)).textContent()).toMatch(/^(9|15)\.00/);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: say('provider-games.purse.empty'), exact: true }).click();
    await expect.poll(() => held.textContent()).toMatch(/^\D*0\.00/);
    await expect.poll(() => page.locator('.provider-game-session dd').nth(2).textContent()).toMatch(/(24|30)\.00/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
