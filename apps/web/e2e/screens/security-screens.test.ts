import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, readLetters } from '../../../server/tests/harness/fakes/sent-messages.ts';
import { writeKnown } from '../../../server/tests/harness/known-person.ts';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { description, focused, tabTo, typeInto } from '../keyboard.ts';
import { openOffice } from '../open-office.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindings, axeFindingsInBothThemes, horizontalOverflow, skipReason } from '../site.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** RFC 6238: the code that an authenticator application shows now. */
function appCode(secret: string): string {
  const bits = Array.from(secret.replaceAll(' ', ''), (sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

const done = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2 }).waitFor();

describe.skipIf(skipReason !== null)(`the screens of security${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    // Captchas of these screens have their own test; here the same player does a lot.
    site = await startScriptedSite({ env: { CAPTCHA: 'none' } });
  });
  afterAll(() => site?.close());

  const query = (text: string, values: readonly unknown[]) => site.world.platform.pool.query(text, [...values]);
  /** The code of the newest letter to a player, once it is another than the ones before. */
  async function newCode(player: TestPlayer, known: readonly string[] = []): Promise<string> {
    const read = async (): Promise<string> => {
      const letter = (await readLetters(site.world, player.id, 'code')).at(-1);
      return letter ? codeOf(letter) : '';
    };
    let code = '';
    await expect
      .poll(async () => {
        code = await read();
        return code !== '' && !known.includes(code);
      })
      .toBe(true);
    return code;
  }
  /** Codes may be asked for again. */
  const passMinute = (player: TestPlayer) =>
    query("update one_time_code set sent_at = sent_at - interval '2 minutes' where player_id = $1", [player.id]);

  it('S151 security: the level with what raises it, a session ended, and a notice, by keyboard alone on a phone', async () => {
    const player = await site.world.player();
    const elsewhere = await site.world.request({
      method: 'POST',
      url: '/web-api/user/auth',
      payload: { type: 'id', login: player.login, password: player.password },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0' },
    });
    expect(elsewhere.statusCode, elsewhere.body).toBe(200);
    const { page, context, complaints, open } = await openOffice(site, player);
    await open('security');
    expect(await page.locator('.security-score b').textContent()).toBe('20');
    expect(await page.locator('.security-level li a').count()).toBe(4);
    await tabTo(page, 'End session: Chrome 141, Windows');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('session.end') }).waitFor({ state: 'detached' });
    // The last one left is the session that looks on.
    await expect.poll(() => page.locator('.office-list .badge', { hasText: 'This device' }).count()).toBe(1);

    await open('security');
    await tabTo(page, 'Set a secret question');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/office/security-question');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S134 change password: its errors on their fields, then the new one signs in', async () => {
    const player = await site.world.player();
    const { page, context, open } = await openOffice(site, player);
    await open('change-password');
    await typeInto(page, 'old_password', 'not-mine-1');
    await typeInto(page, 'password', 'short1');
    await typeInto(page, 'password_confirmation', 'тихая-река-42');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('password');
    expect(await description(page)).toContain('At least 8 characters');
    await typeInto(page, 'password', 'тихая-река-42');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('old_password');
    expect(await description(page)).toBe(say('error.wrong_password'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(player.password);
    await page.keyboard.press('Enter');
    await done(page, say('security.password.done'));
    await expect.poll(() => focused(page)).toBe(say('security.password.done'));
    const signIn = await site.world.request({
      method: 'POST',
      url: '/web-api/user/auth',
      payload: { type: 'id', login: player.login, password: 'тихая-река-42' },
    });
    expect(signIn.statusCode).toBe(200);
    await tabTo(page, 'Back to security');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/office/security');
    await page.getByText('Password changed', { exact: true }).waitFor();
    await context.close();
  });

  it('S135 change login and S162 sign-in by email, on and off', async () => {
    const player = await site.world.player();
    const email = `v${player.id}@example.com`;
    await writeKnown(site.world, player.id, { email }, true);
    const { page, context, open } = await openOffice(site, player);
    await open('change-login');
    await typeInto(page, 'login', '1x');
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page)).toContain(say('validation.login_format'));
    await typeInto(page, 'login', `Keeper.${player.id}`);
    await page.keyboard.press('Enter');
    await done(page, say('security.login.done'));
    await open('security-auth-by-email');
    await tabTo(page, say('security.email-login.switch-off'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('security.email-login.switch-on') }).waitFor();
    const signIn = () =>
      site.world.request({
        method: 'POST',
        url: '/web-api/user/auth',
        payload: { type: 'email', login: email, password: player.password },
      });
    expect((await signIn()).statusCode).toBe(401);
    await expect.poll(() => focused(page)).toBe(say('security.email-login.switch-on'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('security.email-login.switch-off') }).waitFor();
    expect((await signIn()).statusCode).toBe(200);
    await context.close();
  });

  it('S163 change email, S164 activation email, and withdrawals that wait after it', async () => {
    const player = await site.world.player();
    const { page, context, open } = await openOffice(site, player);
    await writeKnown(site.world, player.id, { email: `first${player.id}@example.com` });
    await open('activation-email');
    await tabTo(page, say('security.code.send'));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('code');
    const first = await newCode(player);
    await page.keyboard.type(first === '111111' ? '222222' : '111111');
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page)).toContain(say('error.code_wrong'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await done(page, say('security.email.done'));

    await passMinute(player);
    await open('change-email');
    await typeInto(page, 'email', `second${player.id}@gmial.com`);
    await page.getByRole('button', { name: /^Did you mean/ }).waitFor();
    await typeInto(page, 'email', `second${player.id}@example.com`);
    await typeInto(page, 'password', player.password);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('code');
    await page.keyboard.type(await newCode(player, [first]));
    await page.keyboard.press('Enter');
    await done(page, say('security.email.done'));
    await page.getByText(/^You cannot withdraw until/).waitFor();
    await open('activation-email');
    await page.getByText(say('security.email-activation.already')).waitFor();
    await context.close();
  });

  it('S158 security question, S155 phone binding and S157 phone change, whose steps cannot be left out', async () => {
    const player = await site.world.player();
    const { page, context, open } = await openOffice(site, player);
    await open('security-question');
    await tabTo(page, 'question_id');
    await typeInto(page, 'answer', 'Nora');
    await typeInto(page, 'password', player.password);
    await page.keyboard.press('Enter');
    await done(page, say('security.question.done'));

    await open('phone-change');
    await page.getByText(say('security.phone-activation.none')).waitFor();
    // Calling codes that come late complete the number; what was said of it stays.
    const { promise: wanted, resolve: letPlanCome } = Promise.withResolvers<void>();
    await page.route('**/web-api/api/user/phonemasks*', async (route) => {
      await wanted;
      await route.continue();
    });
    await open('phone-binding');
    await tabTo(page, 'phone');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.hint.hint-error').count()).toBe(1);
    letPlanCome();
    await page.locator('input[name=phone][placeholder]:not([placeholder=""])').waitFor();
    expect(await page.locator('.hint.hint-error').count()).toBe(1);
    await typeInto(page, 'phone', '851000001');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('code');
    const first = await newCode(player);
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await done(page, say('security.phone-add.done'));

    await passMinute(player);
    await open('phone-change');
    await tabTo(page, say('security.code.send'));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('code');
    const second = await newCode(player, [first]);
    await page.keyboard.type(second);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('user_answer');
    await page.keyboard.type('Brigid');
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page)).toContain(say('error.answer_wrong'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('nora');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('phone');
    await passMinute(player);
    await page.keyboard.type('851000002');
    await tabTo(page, say('security.code.send'));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('code');
    await page.keyboard.type(await newCode(player, [first, second]));
    await page.keyboard.press('Enter');
    await done(page, say('security.phone-change.done'));
    const { rows } = await query('select phone_confirmed_at from player where id = $1', [player.id]);
    expect(rows[0].phone_confirmed_at).not.toBeNull();
    await page.getByText(/^You cannot withdraw until/).waitFor();
    await context.close();
  });

  it('S156 phone activate: the number that was never confirmed', async () => {
    const player = await site.world.player();
    const { page, context, open } = await openOffice(site, player);
    await writeKnown(site.world, player.id, { phone: '353851000003' });
    await open('phone-activate');
    await tabTo(page, say('security.code.send'));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('code');
    await page.keyboard.type(await newCode(player));
    await page.keyboard.press('Enter');
    await done(page, say('security.phone-activation.done'));
    await context.close();
  });

  it('S159 R144 R106 two-factor auth enable with its recovery key, a wrong code on its own field, and S160 disable', async () => {
    const player = await site.world.player();
    await writeKnown(site.world, player.id, { phone: '353851000004' }, true);
    const { page, context, open } = await openOffice(site, player);
    await open('two-factor-enable');
    await tabTo(page, say('security.two-factor-on.begin'));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('app_code');
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    const secret = (await page.locator('.security-key').textContent()) ?? '';
    await page.keyboard.type(appCode(secret));
    await tabTo(page, 'sms_code');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    // R144: the error belongs to the field of the SMS code.
    await expect.poll(() => description(page)).toContain(say('error.code_wrong'));
    expect(await focused(page)).toBe('sms_code');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const sms = await newCode(player);
    await typeInto(page, 'app_code', appCode(secret));
    await typeInto(page, 'sms_code', sms);
    await page.keyboard.press('Enter');
    await done(page, say('security.two-factor-on.done'));
    const recovery = (await page.locator('.security-recovery code').textContent()) ?? '';
    expect(recovery).toMatch(/^[0-9a-f]{32}$/);
    expect(await axeFindings(page)).toEqual([]);

    await open('two-factor-enable');
    await page.getByText(say('security.two-factor-on.already')).waitFor();
    await open('two-factor-disable');
    await typeInto(page, 'hash', 'nonsense');
    await page.keyboard.press('Enter');
    await expect.poll(() => description(page)).toContain(say('security.two-factor-off.format'));
    await typeInto(page, 'hash', recovery);
    await page.keyboard.press('Enter');
    await done(page, say('security.two-factor-off.done'));
    await context.close();
  });

  it.each(['en', 'ar'])(
    'S134 S135 S151 S155 S156 S157 S158 S159 S160 S162 S163 S164 %s: clean for axe in both themes, and nothing sticks out',
    async (language) => {
      const player = await site.world.player();
      await writeKnown(site.world, player.id, { email: `axe${player.id}@example.com` });
      const { page, context, complaints, open } = await openOffice(site, player);
      for (const path of [
        'security',
        'change-password',
        'change-login',
        'security-auth-by-email',
        'change-email',
        'activation-email',
        'security-question',
        'two-factor-enable',
        'two-factor-disable',
        'phone-binding',
        'phone-activate',
        'phone-change',
      ]) {
        await open(path, language);
        expect([path, await axeFindingsInBothThemes(page)]).toEqual([path, []]);
        expect([path, await horizontalOverflow(page)]).toEqual([path, 0]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
