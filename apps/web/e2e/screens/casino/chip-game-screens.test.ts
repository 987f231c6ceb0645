import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { axeFindings, horizontalOverflow, MOBILE, sharedSite, skipReason, type TestSite, waitForHydration } from '../../site.ts';
import { registerFundedPlayer } from '../../steps/register-funded-player.ts';
import { stretchPage } from '../../steps/stretch-page.ts';

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

  it('S224 chips of a layout are undone, doubled, cleared, and those of the last round laid again', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/casino/game/sic-bo', { viewport: MOBILE });
    const change = (key: 'undo' | 'repeat' | 'double' | 'clear') =>
      page.getByRole('button', { name: say(`casino.chips.${key}`), exact: true });
    const laid = async (chips: number) => expect.poll(() => page.locator('.game-figures dd').first().textContent()).toBe(String(chips));
    await page.locator('.game-action:enabled').waitFor();
    await playRound(page);
    await laid(3);
    await change('double').press('Enter');
    await laid(6);
    await change('undo').press('Enter');
    await laid(3);
    await change('clear').press('Enter');
    await laid(0);
    await change('repeat').press('Enter');
    await laid(3);
    expect(await page.locator('.last-result').count()).toBeGreaterThan(0);
    await context.close();
  });

  it.each(['en', 'ru', 'ar'])('S224 %s: the buttons of the rack keep inside of the stage of a phone', async (language) => {
    const { page, context } = await site.visit(`/${language}/casino/game/sic-bo`, { viewport: MOBILE });
    await waitForHydration(page);
    const cut = await page.locator('.chip-panel').evaluate((panel) => {
      const stage = panel.closest('.game-stage')?.getBoundingClientRect();
      return Array.from(panel.querySelectorAll('button, label'), (one) => one.getBoundingClientRect()).filter(
        ({ left, right }) => stage === undefined || left < stage.left || right > stage.right,
      ).length;
    });
    expect(cut).toBe(0);
    await context.close();
  });

  it('S224 bets on several numbers of roulette are laid on the felt: by keyboard between them, by a press on their border', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/ar/casino/game/roulette', { viewport: MOBILE });
    await page.locator('.game-action:enabled').waitFor();
    const spot = (numbers: string) => page.locator(`[data-spot="${numbers}"]`);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
    await spot('17').focus();
    for (const [key, numbers] of [
      ['ArrowRight', '17,18'],
      ['ArrowDown', '17,18,20,21'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused).toBe(numbers);
    }
    await page.keyboard.press('Enter');
    await spot('17,18,20,21').locator('.chip-number').waitFor();
    for (const numbers of ['16,17', '13,14,15', '31,32,33,34,35,36', '0,1,2,3']) await spot(numbers).click();
    await expect.poll(() => page.locator('.game-action').textContent()).toMatch(/5[.,]00/);
    await spot('16,17').press('Delete');
    await expect.poll(() => page.locator('.game-action').textContent()).toMatch(/4[.,]00/);
    expect(await horizontalOverflow(page)).toBe(0);
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S224 the layout of the American wheel has its own bets beside the zeros', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/casino/game/roulette', { viewport: MOBILE });
    await page.locator('.game-action:enabled').waitFor();
    await page.locator('[data-spot="0,1,2,3"]').click();
    await page.locator('.segments label', { hasText: say('casino.roulette.wheel.american') }).click();
    await page.locator('[data-spot="0,1,2,3,37"]').click();
    await page.locator('[data-spot="0,37"]').click();
    await expect.poll(() => page.locator('.felt-spot .chip-number').count()).toBe(2);
    await context.close();
  });
});

/** The phase of a game of craps whose last throw is seen; null while it is not. */
const settledPhase = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('.game-stage');
    const phase = stage?.dataset['phase'] ?? '';
    const isThrown = stage?.querySelector('.chip-result')?.textContent !== '';
    return phase === 'ready' || (phase === 'open' && isThrown) ? phase : null;
  });

/** Throws the dice of craps once, as the button does that begins a round; gives the phase after it. */
async function throwDice(page: Page): Promise<string | null> {
  await page.locator('.game-action:enabled').press('Enter');
  await expect.poll(() => settledPhase(page)).not.toBeNull();
  return settledPhase(page);
}

describe.skipIf(skipReason !== null)(`craps${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await sharedSite();
    player = await registerFundedPlayer(site);
  });
  afterAll(() => site?.close());

  it('S224 is played to its end by keyboard, in both themes', async () => {
    for (const theme of ['dark', 'light'] as const) {
      const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino/game/craps', { viewport: MOBILE, theme });
      await page.locator('.game-action:enabled').waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      for (const place of ['casino.craps.field', 'casino.craps.anySeven'] as const)
        await page.locator('.chip-place', { hasText: say(place) }).press('Enter');
      await page.locator('.chip-number').nth(1).waitFor();
      // Both bets are settled by the first throw.
      expect(await throwDice(page)).toBe('ready');
      expect(await page.locator('.chip-result').textContent()).toMatch(/^[1-6] \+ [1-6] = \d+$/);
      expect(await page.locator('.last-result').count()).toBeGreaterThan(0);
      expect(await horizontalOverflow(page)).toBe(0);
      await stretchPage(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('S224 takes odds behind a point and bets that come later, and needs a point for these', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino/game/craps', { viewport: MOBILE });
    await page.locator('.game-action:enabled').waitFor();
    const places = (group: 'line' | 'odds') =>
      page
        .locator('.craps-group', { has: page.getByRole('heading', { name: say(`casino.craps.group.${group}`), exact: true }) })
        .locator('.chip-place');
    const come = places('line').nth(2);
    expect(await come.getAttribute('aria-disabled')).toBe('true');
    await places('line').first().press('Enter');
    const puck = page.locator('.craps-point[data-on]');
    // A round that ends with its first throw has no point: another one is begun.
    while ((await throwDice(page)) !== 'open');
    await puck.waitFor();
    const odds = places('odds').first();
    await odds.press('Enter');
    await odds.locator('.chip-number').waitFor();
    await come.press('Enter');
    await come.locator('.chip-number').waitFor();
    await throwDice(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
