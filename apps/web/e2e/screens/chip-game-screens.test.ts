import { translate } from '@touchline/i18n/translate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer } from '../register-player.ts';
import { say } from '../say.ts';
import { axeFindings, horizontalOverflow, MOBILE, sharedSite, skipReason, type TestSite } from '../site.ts';
import { registerFundedPlayer } from '../steps/register-funded-player.ts';
import { stretchPage } from '../steps/stretch-page.ts';

/** Games whose stake lies in chips on a layout. */
const GAMES = ['roulette', 'baccarat', 'dragon-tiger', 'sic-bo', 'andar-bahar'] as const;

/** Lays a chip on the first and on the third place of the layout, three in all, and plays the round to its end, by keyboard alone. */
async function playRound(page: Page): Promise<void> {
  const places = page.locator('.chip-place');
  for (const place of [0, 2, 2]) await places.nth(place).press('Enter');
  await page.locator('.chip-number').nth(1).waitFor();
  await page.locator('.game-action:enabled').press('Enter');
  await page.locator('.game-result[data-round]').waitFor();
  await page.locator('.game-stage[data-phase=ready]').waitFor();
}

describe.skipIf(skipReason !== null)(`games of chips${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await sharedSite();
    player = await registerFundedPlayer(site);
  });
  afterAll(() => site?.close());

  it.each(GAMES)('S224 %s is played to its end by keyboard, in both themes', async (game) => {
    for (const theme of ['dark', 'light'] as const) {
      const { page, context, complaints } = await openAsPlayer(site, player, `/en/casino/game/${game}`, { viewport: MOBILE, theme });
      await page.locator('.game-action:enabled').waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      await playRound(page);
      expect(await page.locator('.chip-result').textContent()).not.toBe('');
      expect(await horizontalOverflow(page)).toBe(0);
      await stretchPage(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('S224 nothing is staked before a chip lies on the layout, and chips are taken back', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/casino/game/baccarat', { viewport: MOBILE });
    const action = page.locator('.game-action:enabled');
    await action.press('Enter');
    await page.getByText(say('casino.chips.none')).waitFor();
    const place = page.locator('.chip-place').first();
    await place.press('Enter');
    await page.locator('.chip-number').waitFor();
    await page.getByText(say('casino.chips.none')).waitFor({ state: 'detached' });
    await place.press('Delete');
    await page.locator('.chip-number').waitFor({ state: 'detached' });
    await context.close();
  });

  it('S224 the stake of roulette is all its chips together, those on several numbers too', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/ar/casino/game/roulette', { viewport: MOBILE });
    await page.locator('.game-action:enabled').waitFor();
    await page.locator('.chip-place').first().press('Enter');
    await page.getByRole('button', { name: translate('ar', 'casino.chips.lay', { n: 1 }) }).press('Enter');
    await page.locator('.roulette-group .chip-number').waitFor();
    await expect.poll(() => page.locator('.game-action').textContent()).toMatch(/2[.,]00/);
    expect(await horizontalOverflow(page)).toBe(0);
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
