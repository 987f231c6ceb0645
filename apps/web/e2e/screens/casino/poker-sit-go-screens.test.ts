import type { SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { translate } from '@touchline/i18n/translate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindingsInBothThemes, DESKTOP, horizontalOverflow, MOBILE, PATIENCE_MS, skipReason, waitForHydration } from '../../site.ts';

/** Decisions of one player that the longest of these may ask for: all chips in each hand. */
const MAX_DECISIONS = 200;
/** Ten big blinds each: a bot that folds to everything is out within a minute, with the stacks of the house it plays for four. */
const STACK = 200;
/** Of two, at 1.00 and 0.05. */
const DUEL = 'Sluice';

describe.skipIf(skipReason !== null)(`the screens of sit-and-gos${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  const listed = async (): Promise<readonly SitGoView[]> =>
    (await site.world.request({ url: '/web-api/poker/sit-and-gos' })).json().data.sitGos;
  /** As if whoever has entered had waited for long: house bots take the free seats. */
  const letTimePass = () => site.world.platform.pool.query("update poker_sit_go_entry set entered_at = entered_at - interval '1 hour'");

  const shorten = () =>
    site.world.platform.pool.query(
      "update poker_sit_go set terms = jsonb_set(terms, '{startingStack}', to_jsonb($1::int)) where name = $2 and status = 'open'",
      [STACK, DUEL],
    );

  /** All chips in, or a call of the other's. */
  async function decide(screen: Page): Promise<void> {
    const course = screen.locator('.poker-log');
    const before = await course.textContent();
    const allIn = screen.getByRole('button', { name: say('poker.preset.all-in'), exact: true });
    if (await allIn.isVisible()) await allIn.press('Enter');
    await screen.keyboard.press((await allIn.isVisible()) ? 'r' : 'c');
    await expect.poll(() => course.textContent(), { timeout: PATIENCE_MS }).not.toBe(before);
  }

  it('S228 a player enters, leaves, enters again, and plays one to its end against a house bot', async () => {
    await shorten();
    const player = await site.world.player({ deposit: '10' });
    const { page: screen, context, complaints } = await openAsPlayer(site, player, '/en/poker/sit-and-go', { viewport: MOBILE });
    await waitForHydration(screen);
    const row = screen.locator('.poker-tournament-list li', { hasText: DUEL }).first();
    const enter = async (): Promise<void> => {
      await row.getByRole('button', { name: new RegExp(`^${say('poker.sit-go.enter')}`) }).press('Enter');
      await screen
        .getByRole('dialog')
        .getByRole('button', { name: /^Enter for .*1\.05/ })
        .press('Enter');
      await screen.getByRole('dialog').waitFor({ state: 'hidden' });
      await screen.locator('.header-balance', { hasText: '8.95' }).waitFor();
    };
    await enter();
    expect(await horizontalOverflow(screen)).toBe(0);
    await row.getByRole('button', { name: new RegExp(`^${say('poker.sit-go.leave')}`) }).press('Enter');
    await screen.locator('.header-balance', { hasText: '10.00' }).waitFor();
    await enter();
    await letTimePass();
    await screen.waitForURL(/\/poker\/table\/\d+$/, { timeout: PATIENCE_MS });
    await screen.getByText(translate('en', 'poker.sit-go.level', { n: 1 })).waitFor();
    expect(await horizontalOverflow(screen)).toBe(0);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    const result = screen.getByRole('heading', { name: say('poker.sit-go.result') });
    const turn = screen.locator('.poker-choice:enabled').first();
    for (let decision = 0; decision < MAX_DECISIONS; decision += 1) {
      await turn.or(result).first().waitFor({ timeout: PATIENCE_MS });
      if (await result.isVisible()) break;
      await decide(screen);
    }
    await screen
      .getByText(/^Place [12]$/)
      .first()
      .waitFor();
    const over = screen.locator('.badge', { hasText: say('poker.sit-go.status.over') }).first();
    await over.waitFor({ timeout: PATIENCE_MS });
    expect(await screen.getByText(say('poker.sit-go.next-level')).count()).toBe(0);
    expect(await horizontalOverflow(screen)).toBe(0);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    expect([895n, 1_095n]).toContain(await player.balanceMinor());
    await screen.goto(`${site.url}/en/poker/sit-and-go`);
    await screen
      .locator('.poker-tournament-list li', { hasText: say('poker.sit-go.status.over') })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S228 the lobby of sit-and-gos is a whole page in every language, found from the cash tables', async () => {
    const names = (await listed()).map(({ name }) => name);
    for (const language of ['en', 'ru', 'ar'] as const) {
      const reply = await fetch(`${site.url}/${language}/poker/sit-and-go`, { headers: { accept: 'text/html' } });
      const html = await reply.text();
      expect([reply.status, names.every((name) => html.includes(name))]).toEqual([200, true]);
    }
    const { page: screen, context, complaints } = await site.visit('/ar/poker', { viewport: DESKTOP, theme: 'light' });
    await waitForHydration(screen);
    await screen.getByRole('link', { name: translate('ar', 'poker.sit-go.title') }).click();
    await screen.locator('.poker-tournament-list li').first().waitFor();
    expect(await horizontalOverflow(screen)).toBe(0);
    expect(await axeFindingsInBothThemes(screen)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
