import { createDecipheriv } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSecret } from '../../server/src/platform/secrets.ts';
import type { TestPlayer } from '../../server/tests/harness/test-player.ts';
import { type PlayedSite, startPlayedSite } from './played-site.ts';
import { axeFindings, hydrated, missing } from './site.ts';

/** Opens what the server sealed: only a test has the key. */
function answerOf(key: Uint8Array, sealed: string): number {
  const bytes = Buffer.from(sealed, 'base64url');
  const open = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from('challenge'));
  open.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([open.update(bytes.subarray(12, -16)), open.final()]).toString()).answer;
}

describe.skipIf(missing !== null)(`the captcha${missing ? ` (${missing})` : ''}`, () => {
  let site: PlayedSite;
  let key: Uint8Array;
  beforeAll(async () => {
    site = await startPlayedSite();
    key = await readSecret(site.world.platform.pool, 'captcha');
  });
  afterAll(() => site?.close());

  /** Brings a login under suspicion, sends the right password, and gives the answer to the challenge that opens. */
  async function meetCaptcha(player: TestPlayer, page: Page): Promise<number> {
    for (let i = 0; i < 3; i++)
      await site.world.request({ method: 'POST', url: '/web-api/user/auth', payload: { login: player.login, password: 'wrong-one-1' } });
    await hydrated(page);
    await page.getByLabel('Account number', { exact: true }).last().fill(player.login);
    await page.locator('input[autocomplete=current-password]').fill(player.password);
    const challenge = page.waitForResponse((reply) => reply.url().includes('/puzzle-api/challenge'));
    await page.locator('form.form button.brand').click();
    const made = (await (await challenge).json()) as { readonly id: string };
    await page.getByRole('dialog', { name: 'Show that you are a person' }).waitFor();
    return answerOf(key, made.id);
  }

  it('S219 R087 opens when a call asks for it, is solved with the keyboard, and the call goes through', async () => {
    const player = await site.world.player();
    const { page, context } = await site.visit('/en/login');
    const answer = await meetCaptcha(player, page);
    const slider = page.getByRole('slider', { name: 'Position of the piece' });
    await slider.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await slider.fill(String(answer - 3));
    for (let i = 0; i < 3; i++) await slider.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/en$/);
    await context.close();
  });

  it('S219 R087 can be answered in words by those who do not see pictures', async () => {
    const player = await site.world.player();
    const { page, context } = await site.visit('/en/login');
    await meetCaptcha(player, page);
    const question = page.waitForResponse((reply) => reply.url().includes('kind=question'));
    await page.getByRole('button', { name: 'Answer a question instead' }).click();
    const made = (await (await question).json()) as { readonly id: string };
    const field = page.getByLabel(/How many goals were there in all/);
    await field.fill(String(answerOf(key, made.id)));
    // Faster than anyone reads it is wrong.
    await page.waitForTimeout(500);
    await field.press('Enter');
    await page.waitForURL(/\/en$/);
    await context.close();
  });

  it('S219 R087 a press outside gives up, and the form says what is missing', async () => {
    const player = await site.world.player();
    const { page, context } = await site.visit('/en/login');
    await meetCaptcha(player, page);
    await page.mouse.click(5, 5);
    await page.getByText('Without this check we cannot go on').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });
});
