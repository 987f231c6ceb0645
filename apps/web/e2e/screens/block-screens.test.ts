import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { tabTo } from '../keyboard.ts';
import { openOffice } from '../open-office.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindingsInBothThemes, DESKTOP, horizontalOverflow, skipReason, waitForHydration } from '../site.ts';

const PUBLIC = 'We have to look at your last bets first.';

describe.skipIf(skipReason !== null)(`the screens of a player who is barred${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  async function operator(call: string, payload: object): Promise<void> {
    const risk = await site.world.operator(['risk']);
    const reply = await risk.request({ method: 'POST', url: `/operator-api/${call}`, payload });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  const block = (player: TestPlayer, scope: string, more: object = {}) =>
    operator('player/block', { playerId: player.login, reason: 'Stakes of somebody else', publicReason: PUBLIC, scope, ...more });
  async function answer(player: TestPlayer, decision: string, words: string): Promise<void> {
    const risk = await site.world.operator(['risk']);
    const { data } = (await risk.request({ url: '/operator-api/appeals' })).json();
    const { id } = data.find(({ playerId }: { playerId: string }) => playerId === player.login);
    await operator('answer-appeal', { appealId: id, decision, answer: words });
  }

  it('S209 S210 a part that is barred shows on every page at once, and its appeal is written, answered and lifted without a reload', async () => {
    const player = await site.world.player({ deposit: '20' });
    const { page, context, complaints } = await openOffice(site, player);
    await page.goto(`${site.url}/en/deposit`);
    await waitForHydration(page);
    expect(await page.getByText(PUBLIC).count()).toBe(0);
    await block(player, 'deposits', { until: Date.now() + 7 * 86_400_000 });
    await page.getByText(/^Deposits are blocked until /).waitFor();
    await page.getByText(PUBLIC).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await tabTo(page, 'Details and appeal', 90);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/office/blocks');
    await page.getByRole('heading', { name: say('block.parts') }).waitFor();
    await tabTo(page, 'text', 90);
    await page.keyboard.type('Short');
    await tabTo(page, say('block.appeal.send'));
    await page.keyboard.press('Enter');
    await page.locator('.hint.hint-error').waitFor();
    await tabTo(page, 'text', 90);
    await page.keyboard.type('er, but true: the card is mine.');
    await tabTo(page, say('block.appeal.send'));
    await page.keyboard.press('Enter');
    await page.getByText(say('block.appeal.waits')).waitFor();
    expect(await page.locator('textarea').count()).toBe(0);
    await answer(player, 'kept', 'Please send a picture of the card.');
    await page.getByText('Please send a picture of the card.').waitFor();
    await operator('player/unblock', { playerId: player.login, reason: 'The card is proved', scope: 'deposits' });
    await page.getByRole('heading', { name: say('block.parts.none') }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['en', 'ar'])('S209 S210 %s: the notices and their page are clean for axe, dark and light, small and wide', async (language) => {
    const player = await site.world.player({ deposit: '20' });
    await block(player, 'betting');
    await block(player, 'withdrawals', { until: Date.now() + 86_400_000 });
    for (const viewport of [{ width: 390, height: 844 }, DESKTOP]) {
      const { page, context, complaints, open } = await openOffice(site, player, { viewport });
      for (const path of ['account', 'blocks']) {
        await open(path, language);
        await page.getByText(PUBLIC).first().waitFor();
        expect([path, await axeFindingsInBothThemes(page)]).toEqual([path, []]);
        expect([path, await horizontalOverflow(page)]).toEqual([path, 0]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
