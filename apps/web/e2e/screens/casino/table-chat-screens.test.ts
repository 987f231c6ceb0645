import { translate } from '@touchline/i18n/translate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../server/tests/harness/test-player.ts';
import { openAsPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindings, DESKTOP, horizontalOverflow, MOBILE, skipReason } from '../../site.ts';
import { stretchPage } from '../../steps/stretch-page.ts';

const SEED = 'table-chat-screens 1';
const PATH = 'casino/game/crash';

const log = (page: Page) => page.locator('.table-chat-scroll');
const newest = (page: Page, text: string) => log(page).locator('.table-chat-words', { hasText: text });

describe.skipIf(skipReason !== null)(`chat at shared tables${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  let marta: TestPlayer;
  let ivan: TestPlayer;
  let written = 0;
  beforeAll(async () => {
    site = await startScriptedSite({ settings: { sharedRoundsSeed: SEED } });
    [marta, ivan] = [await join('Marta'), await join('Иван')];
  });
  afterAll(() => site?.close());

  async function join(name: string): Promise<TestPlayer> {
    const player = await site.world.player({ deposit: '10.00' });
    const reply = await player.request({ method: 'POST', url: '/web-api/casino/chat-name', payload: { name, rules: true } });
    expect(reply.statusCode, reply.body).toBe(200);
    return player;
  }
  /** Over the call, as if the player had been silent before. */
  async function write(player: TestPlayer, text: string, language = 'en'): Promise<string> {
    written += 1;
    await site.world.platform.pool.query(
      "update casino_chat_message set created_at = created_at - interval '6 minutes' where player_id = $1",
      [player.id],
    );
    const payload = { language, guid: `e2e-message-${written}`, text };
    const reply = await player.request({ method: 'POST', url: '/web-api/casino/chat/crash/messages', payload });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data.id;
  }

  it('S225 two people talk in a room by keyboard; what an operator removes is gone from both pages', async () => {
    const one = await openAsPlayer(site, marta, `/en/${PATH}`, { viewport: DESKTOP });
    const other = await openAsPlayer(site, ivan, `/en/${PATH}`, { viewport: DESKTOP });
    for (const { page } of [one, other]) await page.locator('input[name=chat-text]').waitFor();
    await one.page.getByLabel(say('casino.chat.text')).fill('Good luck everybody');
    await one.page.getByLabel(say('casino.chat.text')).press('Enter');
    await newest(one.page, 'Good luck everybody').waitFor();
    await newest(other.page, 'Good luck everybody').waitFor();
    expect(await one.page.getByLabel(say('casino.chat.text')).inputValue()).toBe('');
    await other.page.getByLabel(say('casino.chat.text')).fill('come to best-casino.com');
    await other.page.getByLabel(say('casino.chat.text')).press('Enter');
    await other.page.getByText(say('casino.chat.fault.link')).waitFor();
    expect(await horizontalOverflow(one.page)).toBe(0);
    await other.page.getByRole('button', { name: say('casino.chat.more', { name: 'Marta' }) }).press('Enter');
    await other.page.getByRole('button', { name: say('casino.chat.report') }).press('Enter');
    await stretchPage(other.page);
    expect(await axeFindings(other.page)).toEqual([]);
    await other.page.getByRole('button', { name: say('casino.chat.reason.other') }).press('Enter');
    await other.page.getByText(say('casino.chat.report.done')).waitFor();
    const operator = await site.world.operator(['support']);
    const asked = { method: 'POST', url: '/operator-api/casino/chat/reports', payload: {} } as const;
    const [reported] = (await operator.request(asked)).json().data.reported;
    const payload = { message: reported.id, decision: 'remove', reason: 'A test of the chat' };
    expect((await operator.request({ method: 'POST', url: '/operator-api/casino/chat/decide', payload })).statusCode).toBe(200);
    for (const { page } of [one, other]) await newest(page, 'Good luck everybody').waitFor({ state: 'detached' });
    for (const { context, complaints } of [one, other]) {
      // The refused text is a call that failed, which the browser notes.
      expect(complaints.filter((complaint) => !/400/.test(complaint))).toEqual([]);
      await context.close();
    }
  });

  it('S226 is behind a button on a phone, from right to left too, and counts what was not read', async () => {
    const { page, context, complaints } = await openAsPlayer(site, marta, `/ar/${PATH}`, { viewport: MOBILE, theme: 'light' });
    const button = page.getByRole('button', { name: translate('ar', 'casino.chat.open') });
    // Words that are there when the page comes count as read.
    await page.locator('.table-chat-open[data-state=open]').waitFor();
    expect(await page.locator('.table-chat-box').count()).toBe(0);
    await write(ivan, 'حظ سعيد for all', 'ar');
    await button.getByText('1', { exact: true }).waitFor();
    expect(await horizontalOverflow(page)).toBe(0);
    await button.press('Enter');
    await newest(page, 'حظ سعيد for all').waitFor();
    expect(await log(page).locator('.table-chat-words').last().getAttribute('dir')).toBe('auto');
    await stretchPage(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.table-chat-box').waitFor({ state: 'detached' });
    expect(await button.getByText('1', { exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S225 stays where its reader scrolled to, hides people, and is turned off for good', async () => {
    await site.world.platform.pool.query(
      `insert into casino_chat_message (brand_id, game, language, player_id, guid, text, folded, created_at)
       select 1, 'crash', 'en', $1, 'line-guid-' || n, 'line ' || n || ' of many words that fill the box', 'line' || n, now() - interval '1 hour'
       from generate_series(1, 25) n`,
      [ivan.id],
    );
    const { page, context, complaints } = await openAsPlayer(site, marta, `/en/${PATH}`, { viewport: DESKTOP });
    await log(page).locator('.table-chat-line').nth(20).waitFor();
    await log(page).evaluate((box) => box.scrollTo({ top: 0 }));
    await expect.poll(() => log(page).evaluate((box) => box.scrollTop)).toBe(0);
    await write(ivan, 'the newest of them all');
    const more = page.getByRole('button', { name: say('casino.chat.new', { n: 1 }) });
    await more.waitFor();
    expect(await log(page).evaluate((box) => box.scrollTop)).toBe(0);
    await more.press('Enter');
    await more.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: say('casino.chat.more', { name: 'Иван' }) })
      .last()
      .press('Enter');
    await page.getByRole('button', { name: say('casino.chat.hide', { name: 'Иван' }) }).press('Enter');
    await newest(page, 'the newest of them all').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: say('casino.chat.show-hidden') }).press('Enter');
    await newest(page, 'the newest of them all').waitFor();
    await page.getByRole('button', { name: say('casino.chat.off') }).press('Enter');
    await page.reload();
    await page.getByRole('button', { name: say('casino.chat.on') }).waitFor();
    expect(await page.locator('.table-chat-box').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S225 a guest reads and is asked to log in; a player chooses a name once', async () => {
    await write(ivan, 'for everybody to read');
    const guest = await site.visit(`/en/${PATH}`, { viewport: DESKTOP });
    await newest(guest.page, 'for everybody to read').waitFor();
    await guest.page.getByRole('button', { name: say('casino.chat.sign-in') }).click();
    await guest.page.getByRole('dialog').waitFor();
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
    const player = await site.world.player();
    const { page, context, complaints } = await openAsPlayer(site, player, `/en/${PATH}`, { viewport: DESKTOP });
    await page.getByLabel(say('casino.chat.name')).fill('Clara');
    await page.getByLabel(say('casino.chat.name.rules')).check();
    await page.getByRole('button', { name: say('casino.chat.name.save') }).press('Enter');
    await page.locator('input[name=chat-text]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
