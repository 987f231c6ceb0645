import { createDecipheriv } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrCreateSecret } from '../../../server/src/platform/auth/secrets.ts';
import { codeOf, waitForMessage } from '../../../server/tests/harness/fakes/sent-messages.ts';
import { writeKnown } from '../../../server/tests/harness/known-person.ts';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindings, skipReason, waitForHydration } from '../site.ts';

/** Decrypts what the server sealed, since a test has the key: stands in for the person who looks for the marked spot. */
function placeOf(key: Uint8Array, sealed: string): number {
  const bytes = Buffer.from(sealed, 'base64url');
  const open = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from('challenge'));
  open.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([open.update(bytes.subarray(12, -16)), open.final()]).toString()).place;
}

describe.skipIf(skipReason !== null)(`the captcha${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  let key: Uint8Array;
  beforeAll(async () => {
    site = await startScriptedSite();
    key = await getOrCreateSecret(site.world.platform.pool, 'captcha');
  });
  afterAll(() => site?.close());

  /** Brings a login under suspicion, sends the right password, and gives the answer to the challenge that opens. */
  async function meetCaptcha(player: TestPlayer, page: Page): Promise<number> {
    for (let i = 0; i < 3; i++)
      await site.world.request({ method: 'POST', url: '/web-api/user/auth', payload: { login: player.login, password: 'wrong-one-1' } });
    await waitForHydration(page);
    await page.getByLabel('Account number', { exact: true }).last().fill(player.login);
    await page.locator('input[autocomplete=current-password]').fill(player.password);
    const challenge = page.waitForResponse((reply) => reply.url().includes('/puzzle-api/challenge'));
    await page.locator('form.form button.button-brand').click();
    const made = (await (await challenge).json()) as { readonly id: string };
    await page.getByRole('dialog', { name: say('captcha.title') }).waitFor();
    return placeOf(key, made.id);
  }

  it('S219 R087 opens when a call asks for it, is solved with the keyboard, and the call goes through', async () => {
    const player = await site.world.player();
    const { page, context } = await site.visit('/en/login');
    const answer = await meetCaptcha(player, page);
    const slider = page.getByRole('slider', { name: say('captcha.slider') });
    await slider.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await slider.fill(String(answer - 3));
    for (let i = 0; i < 3; i++) await slider.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/en$/);
    await context.close();
  });

  it('S219 R087 is solved with the mouse: the ball is dragged onto its spot, and checked', async () => {
    const player = await site.world.player();
    const { page, context } = await site.visit('/en/login');
    const answer = await meetCaptcha(player, page);
    const ball = page.locator('.puzzle-piece');
    // Until it lies still: its picture may come after its place was drawn.
    await ball.hover();
    const frame = await page.locator('.puzzle-frame').boundingBox();
    const box = await ball.boundingBox();
    if (!frame || !box) throw new Error('the puzzle is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 2);
    await page.mouse.move(x + (answer * frame.width) / 360, y, { steps: 12 });
    await page.mouse.up();
    const dragged = await page.getByRole('slider', { name: say('captcha.slider') }).inputValue();
    // As many as the server forgives.
    expect(Math.abs(Number(dragged) - answer), 'pixels off the spot').toBeLessThanOrEqual(5);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.waitForURL(/\/en$/);
    await context.close();
  });

  it('S219 R087 a wrong spot brings another picture', async () => {
    const player = await site.world.player();
    const { page, context } = await site.visit('/en/login');
    await meetCaptcha(player, page);
    const slider = page.getByRole('slider', { name: say('captcha.slider') });
    await slider.waitFor();
    const next = page.waitForResponse((reply) => reply.url().includes('/puzzle-api/challenge'));
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await next;
    await page.getByText(say('captcha.wrong')).waitFor();
    await context.close();
  });

  it('S219 R087 can be passed by those who do not see pictures: the device works, then a code comes by mail', async () => {
    const player = await site.world.player();
    await writeKnown(site.world, player.id, { email: 'unseen@example.com' });
    const { page, context } = await site.visit('/en/login');
    await meetCaptcha(player, page);
    await page.getByRole('button', { name: say('captcha.use-work') }).click();
    await page.getByRole('progressbar', { name: say('captcha.working') }).waitFor();
    const field = page.getByLabel(say('captcha.code', { digits: 6 }));
    await field.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByText(say('captcha.code-sent')).waitFor();
    await field.fill(codeOf(await waitForMessage(site.world, player.id, 'captcha-code')));
    await field.press('Enter');
    await page.waitForURL(/\/en$/);
    await context.close();
  });

  it('S219 R087 a press outside gives up, and the form says what is missing', async () => {
    const player = await site.world.player();
    const { page, context } = await site.visit('/en/login');
    await meetCaptcha(player, page);
    await page.mouse.click(5, 5);
    await page.getByText(say('captcha.dismissed')).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });
});
