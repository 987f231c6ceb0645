import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { axeFindings, fetchHtml, horizontalOverflow, MOBILE, sharedSite, skipReason, type TestSite } from '../../site.ts';
import { registerFundedPlayer } from '../../steps/register-funded-player.ts';
import { stretchPage } from '../../steps/stretch-page.ts';

const SLOTS = [
  'under-the-lights',
  'monsoon-lanterns',
  'coral-garden',
  'harbour-safe',
  'desert-bloom',
  'clockwork-foundry',
  'comet-trail',
  'cherry-parade',
] as const;

/** Begins a round by keyboard and waits until it has been shown to its end. */
async function playRound(page: Page): Promise<void> {
  const action = page.locator('.game-action:enabled');
  await action.waitFor();
  await action.press('Enter');
  await page.locator('.game-result[data-round]').waitFor();
}

describe.skipIf(skipReason !== null)(`the slots${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await sharedSite();
    player = await registerFundedPlayer(site);
  });
  afterAll(() => site?.close());

  it('S223 the lobby lists every slot', async () => {
    const { html } = await fetchHtml('/en/casino/slots');
    for (const slot of SLOTS) expect(html).toContain(`/en/casino/game/${slot}"`);
  });

  it.each(SLOTS)('S224 %s is played to its end by keyboard, in both themes', async (slot) => {
    for (const theme of ['dark', 'light'] as const) {
      const { page, context, complaints } = await openAsPlayer(site, player, `/en/casino/game/${slot}`, { viewport: MOBILE, theme });
      // A round lasts as long as its draws make it; where motion is unwelcome, its end is there at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.locator('.slot-reels').waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      await playRound(page);
      expect(await page.locator('.slot-reel[data-turns]').count()).toBe(0);
      await stretchPage(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('S224 a bought feature is stopped by keyboard, and ends with what was drawn', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino/game/monsoon-lanterns', { viewport: MOBILE });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.locator('.game-action:enabled').waitFor();
    await page.getByRole('radio', { name: say('slots.mode.buy') }).press('Space');
    await page.locator('.game-action:enabled').press('Enter');
    await page.getByRole('button', { name: say('slots.stop'), exact: true }).press('Enter');
    await page.locator('.game-result[data-round]').waitFor();
    expect(await page.locator('.game-result').textContent()).toContain('Free spins: ');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S224 reads from right to left in Arabic', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/ar/casino/game/harbour-safe', { viewport: MOBILE });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await playRound(page);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await horizontalOverflow(page)).toBe(0);
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
