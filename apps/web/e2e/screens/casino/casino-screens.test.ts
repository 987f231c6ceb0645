import { CASINO_CATEGORY } from '@touchline/catalogue/casino/casino-categories';
import { GAME_CATEGORY, GAME_COLLECTIONS } from '@touchline/catalogue/casino/game-categories';
import { GAME_PROVIDER } from '@touchline/catalogue/casino/game-providers';
import { PAGE_KINDS } from '@touchline/catalogue/page-kinds';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import {
  axeFindings,
  axeFindingsInBothThemes,
  DESKTOP,
  fetchHtml,
  horizontalOverflow,
  MOBILE,
  sharedSite,
  skipReason,
  type TestSite,
  waitForHydration,
} from '../../site.ts';
import { registerFundedPlayer } from '../../steps/register-funded-player.ts';
import { settledStage } from '../../steps/settled-stage.ts';
import { stretchPage } from '../../steps/stretch-page.ts';

/** Every game of a moment, as the lobby is to list them. */
const GAMES = [
  'dice',
  'limbo',
  'mines',
  'drop',
  'keno',
  'wheel',
  'diamonds',
  'tower',
  'chicken-road',
  'pump',
  'hi-lo',
  'flip',
  'coin',
  'rock-paper-scissors',
  'bars',
  'cases',
  'scratch-cards',
] as const;
/** Decisions that the longest round may take. */
const MAX_DECISIONS = 80;

/** Plays the round that stands open to its end, by keyboard: takes what can be taken, else makes the first choice that there is. */
async function finishRound(page: Page): Promise<void> {
  for (let decision = 0; decision < MAX_DECISIONS; decision += 1) {
    if ((await settledStage(page)) === 'ready') return;
    const take = page.locator('.game-action:enabled');
    const choice = page.locator('.game-stage-play button:enabled:not([aria-disabled=true])').first();
    await ((await take.count()) > 0 ? take : choice).press('Enter');
    // The press has been taken once the game no longer stands as it did.
    await page.locator('.game-stage[data-phase=sending]').waitFor({ state: 'hidden' });
  }
  throw new Error('the round never ended');
}

/** Stakes the least and plays one round to its end. */
async function playRound(page: Page): Promise<void> {
  const action = page.locator('.game-action:enabled');
  await action.waitFor();
  await action.press('Enter');
  await page.locator('.game-stage:not([data-phase=ready]), .game-result[data-round]').first().waitFor();
  await finishRound(page);
  await page.locator('.game-result[data-round]').waitFor();
}

describe.skipIf(skipReason !== null)(`the casino${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await sharedSite();
    player = await registerFundedPlayer(site);
  });
  afterAll(() => site?.close());

  it('S117 S223 the lobby is a whole page of the server in every language, and lists every game', async () => {
    for (const [language, title] of [
      ['en', 'Casino'],
      ['ru', 'Казино'],
      ['ar', 'الكازينو'],
    ] as const) {
      const { status, html } = await fetchHtml(`/${language}/casino`);
      expect([status, html.includes(title)]).toEqual([200, true]);
      for (const game of GAMES) expect(html).toContain(`/${language}/casino/game/${game}"`);
    }
    expect((await fetchHtml('/en/casino/instant')).status).toBe(200);
    expect((await fetchHtml('/en/casino/no-such-section')).status).toBe(404);
    expect((await fetchHtml('/en/casino/game/no-such-game')).status).toBe(404);
  });

  it('R049 R050 R051 R052 S118 every category, collection and kind of page leads to its own page', async () => {
    const names = new Set([...Object.keys(CASINO_CATEGORY), ...Object.keys(GAME_CATEGORY), ...GAME_COLLECTIONS, ...PAGE_KINDS]);
    for (const name of names) expect([name, (await fetchHtml(`/en/casino/${name}`)).status]).toEqual([name, 200]);
    const { html } = await fetchHtml('/en/casino/climb-to-victory');
    expect([html.includes('/en/casino/game/tower"'), html.includes('/en/casino/game/roulette"')]).toEqual([true, false]);
  });

  it('S110 S111 S112 S113 S114 S115 S119 search engines are told what each kind of page is, in every language', async () => {
    const pages = [
      ['bingo', say('bingo.title')],
      ['virtual', say('virtual.title')],
      ['casino/others', say('casino.section.others')],
      ['casino/tv-games', say('casino.section.tv-games')],
      ['toto', say('toto.title')],
      ['lotteries', say('lotteries.title')],
      ['poker', say('poker.rooms')],
    ] as const;
    for (const [address, title] of pages) {
      const { status, html } = await fetchHtml(`/en/${address}`);
      expect([address, status, html.includes(`<title>${title} · `)]).toEqual([address, 200, true]);
      expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/);
      expect(html).toContain(`rel="canonical" href="${site.url}/en/${address}"`);
      for (const language of ['en', 'ru', 'ar']) expect(html).toContain(`hrefLang="${language}" href="${site.url}/${language}/${address}"`);
      expect(html).not.toContain('content="noindex"');
    }
  });

  it('R052 television games have the wheel with its presenter, and lead to what is drawn by the clock', async () => {
    const { html } = await fetchHtml('/en/casino/tv-games');
    expect([html.includes('/en/casino/game/live-wheel"'), html.includes('href="/en/lotteries"')]).toEqual([true, true]);
  });

  it('R048 R050 games are filtered by the numbers of categories and providers', async () => {
    const { html } = await fetchHtml(`/en/casino?category=${GAME_CATEGORY.keno}&provider=${GAME_PROVIDER.touchline}`);
    expect([html.includes('/en/casino/game/keno"'), html.includes('/en/casino/game/dice"')]).toEqual([true, false]);
    const other = await fetchHtml(`/en/casino?provider=${GAME_PROVIDER.evolution}`);
    expect([other.status, other.html.includes('/en/casino/game/dice"')]).toEqual([200, false]);
  });

  it('S223 games are searched, marked as favourites and found again', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino', { viewport: MOBILE });
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    const category = page.getByLabel(say('casino.filter.category'), { exact: true });
    expect(await category.isVisible()).toBe(false);
    await page.getByRole('button', { name: say('casino.filter.more'), exact: true }).press('Enter');
    await category.selectOption(String(GAME_CATEGORY.keno));
    await page.waitForURL(`**category=${GAME_CATEGORY.keno}**`);
    await expect.poll(() => page.locator('.game-tile-name').allTextContents()).toEqual([say('casino.game.keno')]);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await category.selectOption('');
    await page.getByLabel(say('casino.filter.search')).fill('mines');
    await page.waitForURL('**search=mines**');
    await expect.poll(() => page.locator('.game-tile-name').allTextContents()).toEqual([say('casino.game.mines')]);
    await page.getByRole('button', { name: say('casino.tile.favourite', { name: say('casino.game.mines') }) }).click();
    await page.locator('.game-tile-star[aria-pressed=true]').waitFor();
    await page.getByLabel(say('casino.filter.search')).fill('no such game');
    await page.getByText(say('casino.empty.search.title')).waitFor();
    await expect
      .poll(async () => {
        await page.goto(`${site.url}/en/casino/favourite`);
        return page.locator('.game-tile-name').allTextContents();
      })
      .toEqual([say('casino.game.mines')]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(GAMES)('S224 %s is played to its end by keyboard, in both themes', async (game) => {
    for (const theme of ['dark', 'light'] as const) {
      const { page, context, complaints } = await openAsPlayer(site, player, `/en/casino/game/${game}`, { viewport: MOBILE, theme });
      await page.locator('.game-action:enabled').waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      await playRound(page);
      expect(await page.locator('.game-result').textContent()).not.toBe('');
      await stretchPage(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it.each(['dice', 'mines', 'blackjack', 'coral-garden'])(
    'S224 a guest plays %s for demo money, marked as such, where the law lets them',
    async (game) => {
      const { page, context, complaints } = await site.visit(`/en/casino/game/${game}`, { viewport: MOBILE, locale: 'en-IE' });
      await page.locator('.game-session-bar').getByText(say('casino.demo'), { exact: true }).waitFor();
      await playRound(page);
      expect(await page.locator('.game-result').textContent()).toContain(say('casino.demo'));
      await page.getByRole('heading', { name: say('casino.demo.title') }).waitFor();
      expect(await page.locator('.game-rounds a').count()).toBe(0);
      await stretchPage(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('S224 a player tries a game for demo money, which none of theirs is staked for, and goes back to money', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino/game/dice', { viewport: MOBILE });
    await page.locator('.game-action:enabled').waitFor();
    const requests: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && requests.push(new URL(request.url()).pathname)));
    // The other page is slow, and the button is pressed meanwhile.
    let arrive: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/dice.data?*', (route) => slow.then(() => route.continue()));
    const asked = page.waitForRequest('**/dice.data?*');
    await page.getByRole('link', { name: say('casino.demo.try') }).press('Enter');
    await asked;
    await page.locator('.game-action').first().press('Enter');
    arrive();
    await page.waitForURL('**/dice?demo=1');
    await page.unroute('**/dice.data?*');
    await page.locator('.game-session-bar').getByText(say('casino.demo'), { exact: true }).waitFor();
    await playRound(page);
    expect(await page.locator('.game-rounds a').count()).toBe(0);
    expect(requests.filter((path) => path.includes('/casino/'))).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: say('casino.demo.leave') }).press('Enter');
    await page.waitForURL('**/dice');
    await page.getByText(say('casino.session.net'), { exact: true }).first().waitFor();
    await playRound(page);
    await page.locator('.game-rounds a').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S223 a game that is pointed at says how it is played; games are found by volatility and feature', async () => {
    const { page, context, complaints } = await site.visit('/en/casino', { viewport: DESKTOP, locale: 'en-IE' });
    await waitForHydration(page);
    await page.getByLabel(say('casino.filter.volatility'), { exact: true }).selectOption('low');
    await page.waitForURL('**volatility=low**');
    await page.getByLabel(say('casino.filter.feature'), { exact: true }).selectOption('tumbles');
    await page.waitForURL('**feature=tumbles**');
    await expect.poll(() => page.locator('.game-tile-name').allTextContents()).toEqual([say('casino.game.coral-garden')]);
    await page.locator('.game-tile').hover();
    const about = page.locator('.game-tile-about');
    expect(await about.textContent()).toContain(say('casino.volatility.low'));
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await about.getByRole('link', { name: say('casino.demo.try') }).click();
    await page.waitForURL('**/casino/game/coral-garden?demo=1');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S224 rounds begin by themselves as often as they were asked to, and end when nobody looks', async () => {
    const { page, context, complaints } = await site.visit('/en/casino/game/dice', { viewport: MOBILE, locale: 'en-IE' });
    await page.locator('.game-action:enabled').waitFor();
    await page.locator('.segments label', { hasText: say('casino.mode.auto') }).click();
    const start = page.getByRole('button', { name: say('casino.auto.start') });
    await start.press('Enter');
    await page.getByText(say('casino.auto.loss.needed')).waitFor();
    await page.getByLabel(say('casino.auto.loss')).fill('500');
    await page.getByLabel(say('casino.auto.rounds'), { exact: true }).fill('3');
    const choose = async (kind: 'reset' | 'raise'): Promise<void> => {
      for (const name of ['win', 'loss'] as const) {
        const change = page.getByRole('group', { name: say(`casino.auto.on-${name}`), exact: true });
        await change.locator('label', { hasText: say(`casino.auto.change.${kind}`) }).click();
      }
    };
    await choose('raise');
    expect(await page.getByLabel(say('casino.auto.on-win.percent')).inputValue()).toBe('100');
    await start.press('Enter');
    await page.locator('.game-round').nth(2).waitFor();
    await start.waitFor();
    expect(await page.locator('.game-round').count()).toBe(3);
    // The first stake of 1.00 was doubled after each of the first two rounds, however they ended.
    expect(await page.getByLabel(say('casino.stake'), { exact: true }).inputValue()).toBe('4.00');
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    await choose('reset');
    await page.getByLabel(say('casino.auto.rounds'), { exact: true }).fill('1000');
    await start.press('Enter');
    await page.locator('.game-round').nth(3).waitFor();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.getByText(say('casino.auto.hidden')).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S224 a guest whose law forbids demo money sees a game whole and is asked to log in at the first play', async () => {
    const { page, context, complaints } = await site.visit('/en/casino/game/dice', { viewport: MOBILE, locale: 'en-GB' });
    await waitForHydration(page);
    await page.getByRole('heading', { name: say('casino.rules.title') }).waitFor();
    await page.getByText(say('casino.demo.law')).waitFor();
    await page.getByRole('button', { name: say('casino.sign-in') }).click();
    await page.getByRole('dialog').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S224 a round that stands open is there after a reload', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/casino/game/mines', { viewport: MOBILE });
    await page.locator('.game-action:enabled').press('Enter');
    await page.locator('.game-stage[data-phase=open]').waitFor();
    await page.reload();
    await waitForHydration(page);
    await page.locator('.game-stage[data-phase=open]').waitFor();
    await finishRound(page);
    await page.locator('.game-result[data-round]').waitFor();
    await context.close();
  });

  it('S131 a round has its receipt, and its check holds once the seeds have been changed', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino/game/dice', { viewport: MOBILE });
    await playRound(page);
    await page.goto(`${site.url}/en/office/casino`);
    await page.locator('.casino-history-round').first().click();
    await page.waitForURL('**/casino/round/**');
    await page.locator('.movements tbody tr').first().waitFor();
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    const round = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`${site.url}/en/casino/fairness`);
    await waitForHydration(page);
    await page.getByRole('button', { name: say('casino.seed.rotate') }).click();
    await page.locator('.spent-seeds li').first().waitFor();
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${site.url}/en/casino/verify?round=${round}`);
    await page.getByRole('heading', { name: say('casino.verify.holds', { id: round }) }).waitFor();
    await waitForHydration(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S130 S176 the history has a page of slots and goes by mail', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino/game/cherry-parade', { viewport: MOBILE });
    await playRound(page);
    await page.goto(`${site.url}/en/office/slots`);
    await page.locator('.casino-history-round').first().waitFor();
    expect(new Set(await page.locator('.casino-history-round b').first().allTextContents())).toEqual(
      new Set([say('casino.game.cherry-parade')]),
    );
    expect(await horizontalOverflow(page)).toBe(0);
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.goto(`${site.url}/en/office/casino/mail`);
    await waitForHydration(page);
    await page.getByRole('button', { name: say('casino.history.mail.send'), exact: true }).click();
    // The account has a mail address or is told that it lacks one.
    await page.locator('.note.note-danger, .note.note-brand').waitFor();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  it('S224 reads from right to left in Arabic', async () => {
    const { page, context, complaints } = await openAsPlayer(site, player, '/ar/casino/game/dice', { viewport: MOBILE });
    await playRound(page);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await horizontalOverflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
