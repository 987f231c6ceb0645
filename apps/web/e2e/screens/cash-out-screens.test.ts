import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { FIRST_LIVE, wireLegs } from '../../../server/tests/harness/worlds/betting-app.ts';
import { HOME, TOTAL_2_5, testPrices, testSelection } from '../../../server/tests/harness/worlds/scripted-source.ts';
import { openAsPlayer } from '../register-player.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindingsInBothThemes, horizontalOverflow, MOBILE, skipReason } from '../site.ts';

const OVER = testSelection(TOTAL_2_5, 1);
const button = (page: Page, name: string | RegExp) => page.locator('.cash-out').getByRole('button', { name });
const expectBalance = (page: Page, amount: string) => page.locator('.header-balance', { hasText: amount }).waitFor();

describe.skipIf(skipReason !== null)(`cash out wherever a bet is shown${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  const say = (match: number, home: number): void => site.world.server.say(match, { type: 'MarketChanged', markets: testPrices(home) });
  async function placed(player: TestPlayer, legs: Parameters<ScriptedSite['world']['bet']>[1], more: object = {}): Promise<string> {
    const answer = await site.world.bet(player, legs, { ...more });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.betId;
  }

  it('S051 main game: two presses sell a bet on the page of its match, and a fall asks again', async () => {
    const player = await site.world.player({ deposit: '100' });
    await placed(player, [{ match: 1 }]);
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/match/1');
    const section = page.getByRole('region', { name: 'Your bets on this match' });
    await section.waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await button(page, /^Cash out .*9\.60/).click();
    await button(page, /^Confirm cash out: .*9\.60/).waitFor();
    say(1, 2500);
    // 10.00 at 2.00 over 2.50, less the margin.
    await button(page, /^Cash out .*7\.68/).waitFor();
    await section.getByText(/The value fell from .*9\.60/).waitFor();
    await expectBalance(page, '90.00');
    await button(page, /^Cash out .*7\.68/).click();
    await button(page, /^Confirm cash out: .*7\.68/).click();
    await expectBalance(page, '97.68');
    await section.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S217 a part is sold in the bet slip, then the rest on a phone', async () => {
    const player = await site.world.player({ deposit: '100' });
    await placed(player, [{ match: 2 }]);
    const { page, context } = await openAsPlayer(site, player, '/en');
    await page.locator('.coupon').getByRole('tab', { name: 'My bets' }).click();
    await button(page, 'Part or automatic cash out').click();
    await button(page, '50%').first().click();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await button(page, /^Cash out 50% for .*4\.80/).click();
    await button(page, /^Confirm cash out: .*4\.80/).click();
    await expectBalance(page, '94.80');
    await button(page, /^Cash out .*4\.80/).waitFor();
    await context.close();

    const phone = await openAsPlayer(site, player, '/en/bets', { viewport: MOBILE });
    expect(await horizontalOverflow(phone.page)).toBe(0);
    await button(phone.page, /^Cash out .*4\.80/).click();
    await button(phone.page, /^Confirm cash out/).click();
    await phone.page.locator('article.bet-card').waitFor({ state: 'detached' });
    expect(await player.balanceMinor()).toBe(9_960n);
    await phone.context.close();
  });

  it('S126 bets history: an order sells by itself, and a suspended bet says why it cannot be sold', async () => {
    const player = await site.world.player({ deposit: '100' });
    await placed(player, [{ match: 3 }]);
    const { page, context } = await openAsPlayer(site, player, '/en/bets');
    await button(page, 'Part or automatic cash out').click();
    await page.getByLabel(/^Cash out when the .* rises to/).fill('11.00');
    await button(page, 'Set auto cash out').click();
    await page.locator('.cash-out .badge', { hasText: 'Auto cash out on' }).waitFor();
    site.world.server.say(3, { type: 'MarketStopped', status: 'suspended' });
    await page.locator('.cash-out-note', { hasText: 'has no odds right now' }).waitFor();
    expect(await button(page, 'Cash out').first().isDisabled()).toBe(true);
    site.world.server.say(3, { type: 'MarketChanged', markets: testPrices(1600) });
    await page.locator('article.bet-card').waitFor({ state: 'detached' });
    await expectBalance(page, '102.01');
    await page.goto(`${site.url}/en/bets?tab=settled`);
    await page.locator('article.bet-card', { hasText: 'Cashed out' }).waitFor();
    await context.close();
  });

  it('S126 a bet builder is sold on its receipt, which says what its picks cost together', async () => {
    const player = await site.world.player({ deposit: '100' });
    const legs = [
      { match: 4, selection: HOME, odds: 2000 },
      { match: 4, selection: OVER, odds: 1900 },
    ];
    const payload = { couponEvents: wireLegs(legs), vid: 0, combinations: [[0, 1]], summ: '10.00' };
    const coupon = await player.request({ method: 'POST', url: '/service-api/LiveBet/Open/UpdateCoupon', payload });
    const joint = ((coupon.json().data.combinations[0].odds as number) / 1000).toFixed(3);
    const betId = await placed(player, legs, { vid: 0, combinations: [[0, 1]], combinationCoefs: [joint] });
    const { page, context, complaints } = await openAsPlayer(site, player, `/en/bets/${betId}`);
    const steps = page.locator('.receipt-steps > li');
    expect(await steps.first().textContent()).toContain('alone 2.00');
    expect(await steps.first().textContent()).toContain(`together ${joint.replace(/0$/, '')}`);
    await button(page, /^Cash out .*9\.60/).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await button(page, /^Cash out .*9\.60/).click();
    await button(page, /^Confirm cash out/).click();
    await page.locator('.receipt-title .badge', { hasText: 'Cashed out' }).waitFor();
    await expect.poll(() => steps.count()).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.skipIf(skipReason !== null)(`prices that move before a bet${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  it('S217 "always ask me" agrees to new odds by a press of its own before anything is sent', async () => {
    // A first try has moved the price before.
    site.world.server.say(1, { type: 'MarketChanged', markets: testPrices(2000) });
    const player = await site.world.player({ deposit: '100' });
    const { page, context } = await openAsPlayer(site, player, '/en/match/1');
    await page.locator('.market-card button.price', { hasText: '2.00' }).first().click();
    await page.locator('.coupon .stake input').fill('10');
    const place = page.locator('.coupon .place-button');
    await place.filter({ hasText: 'Place bet' }).waitFor();
    site.world.server.say(1, { type: 'MarketChanged', markets: testPrices(1800) });
    await place.filter({ hasText: 'Accept new odds' }).click();
    await place.filter({ hasText: 'Place bet' }).waitFor();
    await expectBalance(page, '100.00');
    await place.click();
    // Whatever becomes of the bet is named by a failure.
    expect(await page.locator('.coupon .accepted, .coupon .rejection-note').textContent()).toContain('1.80');
    await expectBalance(page, '90.00');
    await context.close();
  });

  it('S126 a live bet that was accepted is told on another page, and stands in the history', async () => {
    const player = await site.world.player({ deposit: '100' });
    const { page, context } = await openAsPlayer(site, player, `/en/match/${FIRST_LIVE}`);
    const other = await context.newPage();
    await other.goto(`${site.url}/en/results`);
    const history = await context.newPage();
    await history.goto(`${site.url}/en/bets`);
    await page.locator('.market-card button.price').first().click();
    await page.locator('.coupon .stake input').fill('10');
    await page.locator('.coupon .place-button').filter({ hasText: 'Place bet' }).click();
    await page.locator('.coupon-waiting').waitFor();
    await other.locator('.toast-note', { hasText: /Live bet placed\. Bet \d{15}\./ }).waitFor();
    await history.locator('article.bet-card').waitFor();
    await page.locator('.accepted').waitFor();
    expect(await page.locator('.toast-note').count()).toBe(0);
    await context.close();
  });
});
