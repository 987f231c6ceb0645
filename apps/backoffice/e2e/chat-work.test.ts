import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../server/tests/harness/test-operator.ts';
import type { TestPlayer } from '../../server/tests/harness/test-player.ts';
import { axeFindings, type ConsoleSite, missing, startConsoleSite } from './console-visit.ts';

describe.skipIf(missing !== null)(`the chat at the console${missing ? ` (${missing})` : ''}`, () => {
  let site: ConsoleSite;
  let operator: TestOperator;
  let rude: TestPlayer;
  let reader: TestPlayer;
  beforeAll(async () => {
    site = await startConsoleSite();
    operator = await site.world.operator(['support']);
    [rude, reader] = [await join('RudeOne'), await join('Reader')];
  });
  afterAll(() => site?.close());

  async function join(name: string): Promise<TestPlayer> {
    const player = await site.world.player({ deposit: '10.00' });
    const reply = await player.request({ method: 'POST', url: '/web-api/casino/chat-name', payload: { name, rules: true } });
    expect(reply.statusCode, reply.body).toBe(200);
    return player;
  }
  /** Over the call, as if the player had been silent before. */
  async function say(player: TestPlayer, text: string) {
    const silence = "update casino_chat_message set created_at = created_at - interval '6 minutes' where player_id = $1";
    await site.world.platform.pool.query(silence, [player.id]);
    const payload = { language: 'en', guid: `of ${text}`.replaceAll(' ', '-'), text };
    return player.request({ method: 'POST', url: '/web-api/casino/chat/crash/messages', payload });
  }
  const report = async (message: string): Promise<void> => {
    const payload = { message, reason: 'insult' };
    expect((await reader.request({ method: 'POST', url: '/web-api/casino/chat-reports', payload })).statusCode).toBe(200);
  };
  const room = async () => (await reader.request({ url: '/web-api/casino/chat/crash?language=en' })).json().data;
  const texts = async (): Promise<string[]> => (await room()).messages.map(({ text }: { text: string }) => text);
  const rowOf = (page: Page, text: string) => page.locator('tbody tr', { hasText: text });
  /** Presses a button of a row, says why, and sends it. */
  async function act(page: Page, row: string, button: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    await rowOf(page, row).getByRole('button', { name: button, exact: true }).click();
    for (const [name, value] of Object.entries(fields)) await page.locator(`dialog [name="${name}"]`).fill(value);
    await page.locator('dialog [name="reason"]').fill('Not how people talk here');
    await page.locator('dialog form button[type=submit]').click();
    await page.locator('dialog form').waitFor({ state: 'detached' });
  }

  it('is kept clean by an operator: what is reported comes by itself, is removed or kept, its writer renamed, muted and let write again', async () => {
    const { page, context, complaints } = await site.visit(operator, '/casino-chat');
    await page.getByText('No reported messages').waitFor();
    const [first, second] = [(await say(rude, 'you are all fools')).json().data.id, (await say(reader, 'good luck to all')).json().data.id];
    await report(first);
    await rowOf(page, 'you are all fools').waitFor();
    expect(await rowOf(page, 'you are all fools').textContent()).toContain('good luck to all');
    expect(second).not.toBe(first);
    expect(await axeFindings(page)).toEqual([]);

    // Without a reason nothing is done.
    await rowOf(page, 'you are all fools').getByRole('button', { name: 'Mute', exact: true }).click();
    await page.locator('dialog form button[type=submit]').click();
    await page.locator('dialog [name="reason"][aria-invalid="true"]').waitFor();
    await page.keyboard.press('Escape');

    await act(page, 'you are all fools', 'Mute');
    const muted = rowOf(page, 'Lift mute');
    await muted.waitFor();
    expect(await muted.textContent()).toContain(operator.login);
    await rowOf(page, 'you are all fools').getByText('Muted', { exact: true }).waitFor();
    expect((await say(rude, 'once more')).statusCode).not.toBe(200);
    await act(page, 'you are all fools', 'Rename', { name: 'Polite' });
    await page.locator('tbody tr', { hasText: 'Polite: you are all fools' }).waitFor();
    await act(page, 'you are all fools', 'Remove');
    await page.getByText('No reported messages').waitFor();
    expect(await texts()).toEqual(['good luck to all']);

    await act(page, 'Lift mute', 'Lift mute');
    await page.getByText('Nobody is muted').waitFor();
    const again = (await say(rude, 'sorry for that')).json().data.id;
    await report(again);
    await act(page, 'sorry for that', 'Keep');
    await page.getByText('No reported messages').waitFor();
    expect(await texts()).toContain('sorry for that');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is read room by room, and what nobody has reported is removed there too', async () => {
    const message = (await say(reader, 'nobody minds this')).json().data.id;
    const { page, context, complaints } = await site.visit(operator, '/casino-chat', { width: 390 });
    await page.getByText('Choose a table').waitFor();
    await page.getByRole('button', { name: 'crash', exact: true }).click();
    await rowOf(page, 'nobody minds this').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await act(page, 'nobody minds this', 'Remove');
    await rowOf(page, 'nobody minds this (removed)').waitFor();
    expect((await room()).messages.map(({ id }: { id: string }) => id)).not.toContain(message);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes no words that an operator forbids, from the next message on', async () => {
    const { page, context, complaints } = await site.visit(operator, '/casino-chat', { width: 390 });
    await page.getByRole('button', { name: 'Change words', exact: true }).click();
    const words = page.locator('dialog [name="words"]');
    await words.fill(`${await words.inputValue()}\nbananarama`);
    await page.locator('dialog [name="reason"]').fill('A word of the test');
    await page.locator('dialog form button[type=submit]').click();
    await page.getByText('bananarama').waitFor();
    expect((await say(reader, 'what a bananarama')).json().code).toBe('casino_chat_text');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
