import { translate } from '@touchline/i18n/translate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindings, horizontalOverflow, MOBILE, skipReason, waitForHydration } from '../../site.ts';
import { stretchPage } from '../../steps/stretch-page.ts';

const SEED = 'live-table-screens 1';

/** A place of each layout. */
const TABLES = [
  ['live-roulette', '[data-spot="17"]'],
  ['live-baccarat', '.chip-place'],
  ['live-wheel', '.chip-place'],
] as const;

/** Lays a chip in the next round that takes bets, places it, and waits for the round to end; by keyboard alone. */
async function playRound(page: Page, place: string): Promise<void> {
  await page.locator('.game-stage[data-phase=over], .game-stage[data-phase=running]').waitFor();
  await page.locator('.game-stage[data-phase=betting]').waitFor();
  await page.locator(`${place}[aria-disabled=false]`).first().press('Enter');
  await page.locator('.game-action:enabled').press('Enter');
  await page.locator('.live-placed [data-status=open]').waitFor({ state: 'attached' });
  await page.locator('.game-result[data-round]').waitFor();
}

describe.skipIf(skipReason !== null)(`live tables${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await startScriptedSite({ settings: { sharedRoundsSeed: SEED } });
    player = await site.world.player({ deposit: '100.00' });
  });
  afterAll(() => site?.close());

  it.each(TABLES)('S226 a round of %s is played to its end by keyboard, light and from right to left too', async (game, place) => {
    for (const [language, theme] of [
      ['en', 'dark'],
      ['ar', 'light'],
    ] as const) {
      const { page, context, complaints } = await openAsPlayer(site, player, `/${language}/casino/game/${game}`, {
        viewport: MOBILE,
        theme,
      });
      await page.locator('.game-stage:not([data-phase=waiting])').waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      await playRound(page, place);
      expect(await page.locator('.game-result').textContent()).not.toBe('');
      await page.locator('.shared-result').first().press('Enter');
      await page.locator('.shared-fairness-round').getByText(translate(language, 'casino.shared.fair.holds')).waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      await stretchPage(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('S226 a bet stands in the history, and its round is checked and saved at its table', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino/game/live-roulette', { viewport: MOBILE });
    await playRound(page, '[data-spot="17"]');
    await page.goto(`${site.url}/en/office/casino`);
    await waitForHydration(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('#tables .casino-history-round').first().click();
    await page.waitForURL('**/casino/game/live-roulette?round=*');
    await page.locator('.shared-fairness-round').getByText(say('casino.shared.fair.holds')).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('casino.shared.fair.save') }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^live-roulette-\d+\.json$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S226 the lobby shows every table, and a guest is asked to log in at the first bet', async () => {
    const { page, context, complaints } = await site.visit('/en/casino/live', { viewport: MOBILE });
    await page.locator('.live-table-stage:not([data-phase=waiting])').nth(2).waitFor();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Take a seat Live roulette' }).click();
    await page.getByRole('button', { name: say('casino.sign-in') }).click();
    await page.getByRole('dialog').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
