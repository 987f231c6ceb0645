import { translate } from '@touchline/i18n/translate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindings, horizontalOverflow, MOBILE, skipReason } from '../../site.ts';
import { stretchPage } from '../../steps/stretch-page.ts';

/** The rounds of this seed are short: none of the first 18 of a table comes to more than 3.33, which takes 20 seconds. */
const SEED = 'shared-round-screens 27';

const GAMES = [
  ['crash', 'casino.shared.target'],
  ['slide', 'casino.slide.target'],
] as const;

/** Bets in the next round that takes bets, to be paid at 1.01, and waits for the round to end; by keyboard alone. */
async function playRound(page: Page, targetLabel: string): Promise<void> {
  await page.getByLabel(targetLabel).fill('1.01');
  const action = page.locator('.game-action:enabled');
  await action.waitFor();
  await action.press('Enter');
  // The former bet's end may still be there: it is gone once the new one stands.
  await page.locator('.shared-bet-own[data-status=open]').waitFor({ state: 'attached' });
  await page.locator('.game-result[data-round]').waitFor();
  await page.locator('.game-stage[data-phase=over]').waitFor();
}

describe.skipIf(skipReason !== null)(`rounds that all watch${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await startScriptedSite({ settings: { sharedRoundsSeed: SEED } });
    player = await site.world.player({ deposit: '100.00' });
  });
  afterAll(() => site?.close());

  it.each(GAMES)('S225 a round of %s is played to its end by keyboard, in both themes and from right to left', async (game, target) => {
    for (const [language, theme] of [
      ['en', 'dark'],
      ['en', 'light'],
      ['ar', 'dark'],
    ] as const) {
      const { page, context, complaints } = await openAsPlayer(site, player, `/${language}/casino/game/${game}`, {
        viewport: MOBILE,
        theme,
      });
      await page.locator('.game-action:enabled').waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      await playRound(page, translate(language, target));
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

  it('S225 a guest watches a round and is asked to log in at the first bet', async () => {
    const { page, context, complaints } = await site.visit('/en/casino/game/crash', { viewport: MOBILE });
    await page.locator('.game-stage:not([data-phase=waiting])').waitFor();
    await page.getByRole('button', { name: say('casino.sign-in') }).click();
    await page.getByRole('dialog').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
