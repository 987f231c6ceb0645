import type { PokerTableInfo, PokerTableView } from '@touchline/contract/poker/shapes';
import { translate } from '@touchline/i18n/translate';
import { nanoid } from 'nanoid';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindingsInBothThemes, DESKTOP, horizontalOverflow, MOBILE, PATIENCE_MS, skipReason, waitForHydration } from '../../site.ts';

/** Decisions of one player that the longest hand may ask for: four streets, each raised until all are in. */
const MAX_DECISIONS = 60;

describe.skipIf(skipReason !== null)(`the screens of poker${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  const ask = async (url: string) => (await site.world.request({ url: `/web-api/poker${url}` })).json().data;
  const tables = async (): Promise<readonly PokerTableInfo[]> => (await ask('')).tables;
  const viewOf = async (tableId: string): Promise<PokerTableView> => (await ask(`/tables/${tableId}`)).view;
  /** A table of two for a hand that is soon over, or one of six to look at; house bots sit down once somebody is there. */
  const tableOf = async (size: 2 | 6): Promise<PokerTableInfo> => {
    const found = (await tables()).find(({ seats, variant }) => seats === size && variant === 'holdem');
    return found ?? expect.fail(`no table of ${size} is offered`);
  };
  const page = async (address: string): Promise<{ status: number; html: string }> => {
    const reply = await fetch(site.url + address, { headers: { accept: 'text/html' } });
    return { status: reply.status, html: await reply.text() };
  };
  /** A table at which the visitor has no seat: a free one may be a bot's again before the page has said so. */
  const unseated = (screen: Page): Locator => screen.locator('.poker-felt:not(:has(.poker-seat[data-own]))');
  const money = (chips: number): string => (chips / 100).toFixed(2);

  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  /** Sits down with the most that the table takes. */
  async function sitDown(screen: Page): Promise<void> {
    await screen.locator('button.poker-free').first().press('Enter');
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: /^Buy chips for / })
      .press('Enter');
    await screen.getByRole('dialog').waitFor({ state: 'hidden' });
    await screen.locator('.poker-seat[data-own]').waitFor();
  }

  /** Presses a button once it can be pressed: what was sent before may be under way still. */
  const press = (screen: Page, text: string) => screen.locator('button:enabled', { hasText: text }).press('Enter');

  /** Presses a key that decides, and waits until the hand has gone on by it. */
  async function decide(screen: Page, key: string): Promise<void> {
    const course = screen.locator('.poker-log');
    const before = await course.textContent();
    await screen.keyboard.press(key);
    await expect.poll(() => course.textContent(), { timeout: PATIENCE_MS }).not.toBe(before);
  }

  /** Decides by a key whenever it is the player's turn, until something else can be seen. */
  async function decideUntil(screen: Page, key: string, end: Locator): Promise<void> {
    const turn = screen.locator('.poker-choice:enabled').first();
    for (let decision = 0; decision < MAX_DECISIONS; decision += 1) {
      await turn.or(end).first().waitFor({ timeout: PATIENCE_MS });
      if (await end.isVisible()) return;
      await decide(screen, key);
    }
    expect.fail('the hand does not end');
  }

  it('S228 the lobby and a table are whole pages of the server in every language', async () => {
    const { tableId, name } = await tableOf(6);
    for (const language of ['en', 'ru', 'ar'] as const) {
      const lobby = await page(`/${language}/poker`);
      expect([lobby.status, lobby.html.includes(translate(language, 'poker.title'))]).toEqual([200, true]);
      const table = await page(`/${language}/poker/table/${tableId}`);
      expect([table.status, table.html.includes(name)]).toEqual([200, true]);
    }
    expect((await page('/en/poker/table/999999')).status).toBe(404);
    expect((await page('/en/poker/table/none')).status).toBe(404);
  });

  it('S228 a guest finds the tables from the casino and watches one without seeing cards', async () => {
    const { page: screen, context, complaints } = await site.visit('/en/casino', { viewport: DESKTOP });
    await screen.locator('main a[href$="/en/poker"]').first().click();
    await screen.locator('.poker-tables li').first().waitFor();
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    await screen.getByRole('link', { name: say('poker.variant.omaha') }).click();
    await screen.waitForURL(/game=omaha/);
    const { tableId } = await tableOf(6);
    await screen.goto(`${site.url}/en/poker/table/${tableId}`);
    await waitForHydration(screen);
    await screen.getByText(say('poker.guest')).waitFor();
    expect(await screen.locator('.poker-seat[data-own]').count()).toBe(0);
    expect(await horizontalOverflow(screen)).toBe(0);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S228 a player sits down, plays a hand against a house bot by keyboard and takes the chips home', async () => {
    const { tableId, maxBuyIn } = await tableOf(2);
    const player = await site.world.player({ deposit: '1000' });
    const { page: screen, context, complaints } = await openAsPlayer(site, player, `/en/poker/table/${tableId}`, { viewport: MOBILE });
    await sitDown(screen);
    await screen.locator('.header-balance', { hasText: money(100_000 - maxBuyIn) }).waitFor();
    expect(await horizontalOverflow(screen)).toBe(0);
    await decideUntil(screen, 'c', screen.locator('.poker-hands li').first());
    // A player who sits out is not dealt in again: no clock runs while the page is looked at.
    await press(screen, say('poker.sit-out'));
    await decideUntil(screen, 'f', screen.getByText(say('poker.out')));
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    const saved = screen.waitForEvent('download');
    await screen
      .getByRole('button', { name: /^Save hand / })
      .first()
      .press('Enter');
    expect((await saved).suggestedFilename()).toMatch(/^poker-\d+\.txt$/);
    await screen
      .getByRole('button', { name: /^Check hand / })
      .first()
      .press('Enter');
    await screen.getByText(say('poker.deck.holds')).waitFor();
    // A player who leaves during a hand can think better of it, and has the chips home once the hand is over.
    await press(screen, say('poker.sit-in'));
    await screen.locator('.poker-choice:enabled').first().waitFor({ timeout: PATIENCE_MS });
    await press(screen, say('poker.leave'));
    await press(screen, say('poker.stay'));
    await screen.getByText(say('poker.after-hand'), { exact: true }).waitFor();
    await press(screen, say('poker.leave'));
    await screen.getByText(say('poker.leaves-after'), { exact: true }).waitFor();
    await decideUntil(screen, 'f', unseated(screen));
    const shown = async () => (await screen.locator('.header-balance').first().textContent())?.replaceAll(/\D/g, '');
    await expect.poll(shown, { timeout: PATIENCE_MS }).toBe(String(await player.balanceMinor()));
    const seats = (await viewOf(tableId)).seats;
    expect(seats.every(({ isBot }) => isBot)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S228 a player waits for a seat at a full table, and takes it while it is kept', async () => {
    const { tableId, minBuyIn } = await tableOf(2);
    const other = await site.world.player({ deposit: '1000' });
    const post = (what: string, payload: object) =>
      other.request({ method: 'POST', url: `/web-api/poker/tables/${tableId}/${what}`, payload });
    const taken = (await viewOf(tableId)).seats.map(({ seat }) => seat);
    const seat = [1, 2].find((number) => !taken.includes(number));
    expect((await post('sit', { seat, chips: minBuyIn, guid: nanoid() })).statusCode).toBe(200);
    // Nobody is dealt to while one of the two sits out: the house bot that fills the table makes room at once.
    expect((await post('presence', { presence: 'out' })).statusCode).toBe(200);
    const player = await site.world.player({ deposit: '1000' });
    const { page: screen, context, complaints } = await openAsPlayer(site, player, `/en/poker/table/${tableId}`, { viewport: MOBILE });
    await screen.getByRole('button', { name: say('poker.wait.join') }).press('Enter', { timeout: PATIENCE_MS });
    await screen.getByText(say('poker.wait.kept')).waitFor({ timeout: PATIENCE_MS });
    expect((await tables()).find((table) => table.tableId === tableId)).toMatchObject({ waiting: 1, bots: 0 });
    expect(await horizontalOverflow(screen)).toBe(0);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    await sitDown(screen);
    await press(screen, say('poker.leave'));
    await unseated(screen).waitFor();
    expect(await player.balanceMinor()).toBe(100_000n);
    expect((await post('leave', {})).statusCode).toBe(200);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S228 the lobby and a table stand in Arabic, play still going round clockwise', async () => {
    const { tableId } = await tableOf(6);
    const { page: screen, context, complaints } = await site.visit('/ar/poker', { viewport: DESKTOP, theme: 'light' });
    for (const [address, there] of [
      ['/ar/poker', '.poker-tables li'],
      [`/ar/poker/table/${tableId}`, '.poker-seat'],
    ] as const) {
      await screen.goto(site.url + address);
      await waitForHydration(screen);
      await screen.locator(there).first().waitFor();
      expect([address, await horizontalOverflow(screen)]).toEqual([address, 0]);
      expect([address, await axeFindingsInBothThemes(screen)]).toEqual([address, []]);
    }
    // The second seat lies to the left of the first, in every language.
    const [first, second] = await Promise.all([0, 1].map((i) => screen.locator('.poker-seat').nth(i).boundingBox()));
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
