import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, lastLetterTo } from '../../../tests/harness/fakes/sent-messages.ts';
import { writeKnown } from '../../../tests/harness/known-person.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { decideStep, type PhoneAct, type WaitingFor } from './decide-step.ts';
import { parsePhoneNumber } from './parse-phone-number.ts';

let test: TestApp;
beforeAll(async () => {
  // Captchas of these calls have their own tests; here the same player does a lot.
  test = await startTestApp({ config: { captcha: null } });
});
afterAll(() => test.close());

const API = '/web-api/api/internal';
let numbers = 0;
/** A valid Irish mobile number that no test has used. */
const freshPhone = (): string => {
  numbers += 1;
  return `35385${String(1_000_000 + numbers)}`;
};
async function codeTo(phone: string): Promise<{ code: string; channel: string }> {
  const letter = await lastLetterTo(test, phone);
  return { code: codeOf(letter), channel: letter.channel };
}
const passMinute = (player: TestPlayer) =>
  test.platform.pool.query("update one_time_code set sent_at = sent_at - interval '2 minutes' where player_id = $1", [player.id]);
const calls = (player: TestPlayer) => {
  const post = (path: string, payload: object) => player.request({ method: 'POST', url: `${API}${path}`, payload });
  return {
    create: (phone_number: string) => post('/v2/phone-actions/create-phone-number', { data: { attributes: { phone_number } } }),
    confirmNew: (phone_number: string, more: object) => post('/v1/phoneActions/createPhoneNumber/confirm', { phone_number, ...more }),
    send: (more: object = {}) => post('/v1/phoneActions/updatePhoneNumber/sendCode', more),
    confirm: (confirm_code: string) => post('/v1/phoneActions/updatePhoneNumber/confirm', { confirm_code }),
    check: (code: string) => player.request({ url: `${API}/v3/phone-number/update/check-confirm-code?confirm_code=${code}` }),
    answer: (text: string) =>
      player.request({ url: `${API}/v3/phone-number/update/check-user-answer?user_answer=${encodeURIComponent(text)}` }),
    change: (phone: string, country_code?: string) => post('/v3/phone-number/update', { phone, ...(country_code ? { country_code } : {}) }),
    changeAtOnce: (phone_number: string, confirm_code: string, user_answer?: string) =>
      post('/v2/phone-actions/update-phone-number', { phone_number, confirm_code, ...(user_answer ? { user_answer } : {}) }),
  };
};
/** A player with a confirmed phone. */
async function playerWithPhone(): Promise<{ player: TestPlayer; phone: string }> {
  const player = await test.player();
  const phone = freshPhone();
  await writeKnown(test, player.id, { phone }, true);
  return { player, phone };
}
const setQuestion = (player: TestPlayer, answer: string) =>
  player.request({
    method: 'POST',
    url: '/web-api/officeapi/setanswertosecurequestion',
    payload: { question_id: 1, answer, password: Buffer.from(player.password).toString('base64') },
  });
async function phoneOf(player: TestPlayer) {
  const identity = await test.app.features.account.readIdentity(player.id);
  return { phone: identity?.phone, confirmed: Boolean(identity?.phoneConfirmedAt) };
}

describe('adding a phone', () => {
  it('C056 C058 R070 creates, then confirms by the code that the number received', async () => {
    const player = await test.player();
    const phone = freshPhone();
    const { create, confirmNew } = calls(player);
    const sent = await create(`+${phone}`);
    expect(sent.json()).toMatchObject({ code_length: 6, channel: 'sms', resend_after_seconds: 60, message: expect.any(String) });
    expect(await phoneOf(player)).toEqual({ phone: null, confirmed: false });
    const { code } = await codeTo(phone);
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await confirmNew(phone, { confirm_code: wrong })).json()).toMatchObject({
      code: 'code_wrong',
      validation_errors: { confirm_code: ['auth_incorrect_code'] },
    });
    expect((await confirmNew(freshPhone(), { confirm_code: code })).json().code).toBe('step_order');
    expect((await confirmNew(phone, { confirm_code: code })).json()).toMatchObject({ next: 'done' });
    expect(await phoneOf(player)).toEqual({ phone, confirmed: true });
    expect((await confirmNew(phone, { confirm_code: code })).json().code).toBe('step_order');
    expect((await create(freshPhone())).json().code).toBe('phone_set');
  });

  it('C058 sends the code again, to a messenger where asked, not more often than once a minute', async () => {
    const player = await test.player();
    const phone = freshPhone();
    const { create, confirmNew } = calls(player);
    await create(phone);
    const first = await codeTo(phone);
    expect((await confirmNew(phone, { is_send_sms_to_apps: true })).statusCode).toBe(429);
    await passMinute(player);
    expect((await confirmNew(phone, { is_send_sms_to_apps: true })).json()).toMatchObject({ next: 'confirm-number', code_length: 6 });
    const second = await codeTo(phone);
    expect(second.channel).toBe('messenger');
    if (first.code !== second.code) expect((await confirmNew(phone, { confirm_code: first.code })).json().code).toBe('code_wrong');
    expect((await confirmNew(phone, { confirm_code: second.code })).statusCode).toBe(200);
  });

  it('tells whether a number is taken only to whoever confirms it; an unconfirmed owner loses it', async () => {
    const { phone } = await playerWithPhone();
    const other = await test.player();
    const { create, confirmNew } = calls(other);
    expect((await create(phone)).statusCode).toBe(200);
    expect((await confirmNew(phone, { confirm_code: (await codeTo(phone)).code })).json().code).toBe('login_taken');
    const squatter = await test.player();
    const wanted = freshPhone();
    await writeKnown(test, squatter.id, { phone: wanted });
    const owner = await test.player();
    await calls(owner).create(wanted);
    expect((await calls(owner).confirmNew(wanted, { confirm_code: (await codeTo(wanted)).code })).statusCode).toBe(200);
    expect((await phoneOf(squatter)).phone).toBeNull();
  });

  it('R101 refuses numbers that are too short, too long, impossible or no mobile ones', () => {
    const keyOf = (text: string, country = 'IE') => {
      try {
        return parsePhoneNumber(text, country, 'phone');
      } catch (error) {
        return (error as { detail: { fields: Record<string, string[]> } }).detail.fields.phone?.[0];
      }
    };
    expect(keyOf('085 123 4567')).toBe('353851234567');
    expect(keyOf('+353 85 123 4567')).toBe('353851234567');
    expect(keyOf('085123')).toBe('phone_min_length');
    expect(keyOf('0851234567890123')).toBe('phone_max_length');
    expect(keyOf('+353 1 890 0000')).toBe('phone_not_mobile');
    expect(keyOf('٠٨٥ ١٢٣ ٤٥٦٧')).toBe('353851234567');
    expect(keyOf('8 912 345-67-89', 'ru')).toBe('79123456789');
  });
});

describe('changing the phone', () => {
  it('C059 C060 C061 C062 C063 R089 R066 goes step by step and pauses withdrawals', async () => {
    const { player, phone } = await playerWithPhone();
    await setQuestion(player, 'Nora');
    const { send, confirm, check, answer, change, confirmNew } = calls(player);
    const wanted = freshPhone();
    expect((await send()).json()).toMatchObject({ code_length: 6, message: expect.any(String) });
    const { code } = await codeTo(phone);
    expect((await confirm(code)).json().next).toBe('check-code');
    expect((await check(code)).json()).toMatchObject({ next: 'answer-question', secure_question: expect.any(String) });
    expect((await answer('Brigid')).json().code).toBe('answer_wrong');
    expect((await answer(' nora ')).json().next).toBe('new-number');
    expect((await change(`0${wanted.slice(3)}`, 'IE')).json()).toMatchObject({ code_length: 6 });
    expect(await phoneOf(player)).toEqual({ phone: wanted, confirmed: false });
    expect((await confirmNew(wanted, { confirm_code: (await codeTo(wanted)).code })).json().next).toBe('done');
    expect(await phoneOf(player)).toEqual({ phone: wanted, confirmed: true });
    const deduce = (await player.request({ url: '/web-api/officeapi/getdeducedata' })).json().data;
    expect(deduce.paused_until).toBeGreaterThan(Date.now() / 1000);
  });

  it('C057 changes in one call with the confirmed code and the answer', async () => {
    const { player, phone } = await playerWithPhone();
    await setQuestion(player, 'Nora');
    const { send, confirm, changeAtOnce } = calls(player);
    const wanted = freshPhone();
    await send();
    const { code } = await codeTo(phone);
    expect((await changeAtOnce(wanted, code, 'Nora')).json().code).toBe('step_order');
    await confirm(code);
    expect((await changeAtOnce(wanted, code)).json().validation_errors).toEqual({ user_answer: ['required'] });
    expect((await changeAtOnce(wanted, code, 'Brigid')).json().code).toBe('answer_wrong');
    expect((await changeAtOnce(wanted, code, 'Nora')).statusCode).toBe(200);
    expect((await changeAtOnce(freshPhone(), code, 'Nora')).json().code).toBe('step_order');
  });

  it('T75 leaves no step out and takes none twice', async () => {
    const { player, phone } = await playerWithPhone();
    const { send, confirm, check, answer, change } = calls(player);
    for (const early of [confirm('123456'), check('123456'), answer('x'), change(freshPhone())])
      expect((await early).json().code).toBe('step_order');
    await send();
    const { code } = await codeTo(phone);
    for (const early of [check(code), answer('x'), change(freshPhone())]) expect((await early).json().code).toBe('step_order');
    const both = await Promise.all([confirm(code), confirm(code)]);
    expect(both.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await change(freshPhone())).json().code).toBe('step_order');
    // Without a secret question there is no step for one.
    expect((await check(code)).json()).toMatchObject({ next: 'new-number', secure_question: null });
    for (const again of [confirm(code), check(code), answer('x')]) expect((await again).json().code).toBe('step_order');
    expect((await change(freshPhone())).statusCode).toBe(200);
    expect((await change(freshPhone())).json().code).toBe('step_order');
  });

  it('T75 bears five wrong answers, then begins anew', async () => {
    const { player, phone } = await playerWithPhone();
    await setQuestion(player, 'Nora');
    const { send, confirm, check, answer } = calls(player);
    await send();
    const { code } = await codeTo(phone);
    await confirm(code);
    await check(code);
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await answer(`guess ${i}`)).json().code);
    expect(codes).toEqual([...Array(5).fill('answer_wrong'), 'rate_limited']);
    expect((await answer('Nora')).json().code).toBe('rate_limited');
  });

  it('ends after a quarter of an hour, and needs a phone to begin with', async () => {
    const { player, phone } = await playerWithPhone();
    const { send, confirm } = calls(player);
    await send();
    const { code } = await codeTo(phone);
    await test.platform.pool.query("update phone_flow set expires_at = now() - interval '1 second' where player_id = $1", [player.id]);
    expect((await confirm(code)).json().code).toBe('step_order');
    expect((await calls(await test.player()).send()).json().code).toBe('phone_missing');
  });
});

describe('decideStep', () => {
  it('lets each act follow from its own step alone', () => {
    const steps: WaitingFor[] = ['confirm-code', 'check-code', 'answer-question', 'new-number', 'confirm-number'];
    const allowed = (act: PhoneAct) => steps.filter((step) => decideStep(step, act, true) !== undefined);
    expect(allowed('confirm')).toEqual(['confirm-code']);
    expect(allowed('check')).toEqual(['check-code']);
    expect(allowed('answer')).toEqual(['answer-question']);
    expect(allowed('update')).toEqual(['new-number']);
    expect(allowed('confirm-number')).toEqual(['confirm-number']);
    expect(decideStep(undefined, 'confirm', true)).toBeUndefined();
  });
});
