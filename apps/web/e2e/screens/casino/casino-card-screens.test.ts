import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { axeFindings, horizontalOverflow, MOBILE, sharedSite, skipReason, type TestSite, waitForHydration } from '../../site.ts';
import { registerFundedPlayer } from '../../steps/register-funded-player.ts';
import { settledStage } from '../../steps/settled-stage.ts';
import { stretchPage } from '../../steps/stretch-page.ts';

const GAMES = ['blackjack', 'twenty-one', 'video-poker', 'casino-holdem'] as const;
/** Decisions that the longest round may take: hands of a split, each drawn to its most cards. */
const MAX_DECISIONS = 80;

/** Stakes the least; the deal has been answered once the stage stands open or shows an end. */
async function deal(page: Page): Promise<'ready' | 'open'> {
  const action = page.locator('.game-action:enabled');
  await action.waitFor();
  await action.press('Enter');
  await page.locator('.game-stage[data-phase=open], .game-result[data-round]').first().waitFor();
  return settledStage(page);
}

/** Ends the round that stands open, by keyboard: draws at video poker, else makes the first choice that there is. */
async function finishRound(page: Page): Promise<void> {
  for (let decision = 0; decision < MAX_DECISIONS; decision += 1) {
    if ((await settledStage(page)) === 'ready') break;
    const action = page.locator('.game-action:enabled');
    // A page that was read again shows the round before it can be gone on with.
    await page.locator('.game-action:enabled, .choice-buttons button:enabled').first().waitFor();
    await ((await action.count()) > 0 ? action : page.locator('.choice-buttons button:enabled').first()).press('Enter');
    // The press has been taken once the game no longer stands as it did.
    await page.locator('.game-stage[data-phase=sending]').waitFor({ state: 'hidden' });
  }
  await page.locator('.game-result[data-round]').waitFor();
}

describe.skipIf(skipReason !== null)(`card games${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await sharedSite();
    player = await registerFundedPlayer(site);
  });
  afterAll(() => site?.close());

  it.each(GAMES)('S224 %s is played to its end by keyboard, in both themes and from right to left', async (game) => {
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
      await deal(page);
      await stretchPage(page);
      expect(await axeFindings(page)).toEqual([]);
      await finishRound(page);
      expect(await page.locator('.game-result').textContent()).not.toBe('');
      expect(await horizontalOverflow(page)).toBe(0);
      await stretchPage(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('S224 cards of video poker are held by the keys of their places, and the best hold is found', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino/game/video-poker', { viewport: MOBILE });
    expect(await deal(page)).toBe('open');
    const cards = page.getByRole('group', { name: say('casino.video-poker.cards') }).getByRole('button');
    await page.keyboard.press('1');
    await page.keyboard.press('3');
    await expect
      .poll(() => cards.evaluateAll((all) => all.map((card) => card.ariaPressed)))
      .toEqual(['true', 'false', 'true', 'false', 'false']);
    await page.keyboard.press('3');
    await expect.poll(() => page.locator('.game-action').textContent()).toBe(say('casino.video-poker.draw', { n: 4 }));
    await page.getByRole('button', { name: say('casino.video-poker.best') }).press('Enter');
    await page.locator('.game-panel [role=status]', { hasText: '×' }).waitFor();
    await page.reload();
    await waitForHydration(page);
    expect(await settledStage(page)).toBe('open');
    await finishRound(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
