import type { CallSpec } from '@touchline/contract/call';
import { CALLS } from '@touchline/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { shownLanguages } from '../site/visitor-rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { hosts: ['vip.example', 'touchline.example'] } });
});
afterAll(() => test.close());

const balance = { method: 'POST', url: '/web-api/user/balance' } as const;

describe('who may call', () => {
  it('R113 a guest gets what is for everyone, a player what is theirs', async () => {
    expect((await test.request({ url: '/web-api/user/getuserconfig' })).json().data.isAuthorized).toBe(false);
    expect((await test.request(balance)).statusCode).toBe(401);
    const player = await test.player();
    expect((await player.request({ url: '/web-api/user/getuserconfig' })).json().data).toMatchObject({
      isAuthorized: true,
      userId: player.login,
    });
    expect((await player.request(balance)).statusCode).toBe(200);
  });

  it('R114 calls with the extra header want the same player there, mobile ones the service token and no cookie', async () => {
    const player = await test.player();
    const stranger = await test.player();
    const url = '/account-api/user/balance';
    expect((await player.request({ url })).statusCode).toBe(401);
    expect((await player.request({ url, headers: { 'x-auth': `Bearer ${stranger.token}` } })).statusCode).toBe(401);
    expect((await player.request({ url, headers: { 'x-auth': `Bearer ${player.token}` } })).statusCode).toBe(200);
    const service = (await player.request({ url: '/web-api/api/mobile/v1/token/' })).json().data.attributes.userToken;
    expect((await test.request({ ...balance, headers: { authorization: `Bearer ${service}` } })).statusCode).toBe(200);
    expect((await test.request({ url, headers: { 'x-auth': `Bearer ${service}` } })).statusCode).toBe(401);
  });

  it('R115 calls that guess or send ask whoever is under suspicion for x-captcha-token', async () => {
    const asking = Object.values<CallSpec>(CALLS).filter((call) => call.captcha);
    const paths = asking.flatMap((call) => call.paths.map(({ path }) => path));
    for (const path of ['/web-api/user/auth', '/web-api/sms-auth/send-code', '/web-api/registration/:kind']) expect(paths).toContain(path);
    for (const call of asking) expect(call.fails).toContain('captcha_required');
    const { login } = await test.player();
    const guess = () =>
      test.request({ method: 'POST', url: '/web-api/user/auth', payload: { login, password: 'guess-1' }, remoteAddress: '10.14.0.1' });
    const codes = [];
    for (let i = 0; i < 5; i++) codes.push((await guess()).json().code);
    expect(codes).toEqual(['wrong_credentials', 'wrong_credentials', 'wrong_credentials', 'captcha_required', 'captcha_required']);
  });

  it('R117 guests of some countries sign in first on a VIP host; the header and the languages follow from who looks', async () => {
    const operator = await test.operator(['admin']);
    const setting = { name: 'signInFirstHosts', value: ['vip.example'], scope: { country: 'KZ' }, reason: 'members only' };
    expect((await operator.request({ method: 'POST', url: '/operator-api/site-settings/set', payload: setting })).statusCode).toBe(200);
    const look = async (headers: Record<string, string>) =>
      (await test.request({ url: '/web-api/site/config', headers })).json().data.derived;
    const [kz, ie] = [{ 'accept-language': 'ru-KZ' }, { 'accept-language': 'en-IE' }];
    expect(await look({ ...kz, host: 'vip.example:443' })).toMatchObject({ authRequired: true, headerBonus: false });
    expect(await look({ ...ie, host: 'vip.example' })).toMatchObject({ authRequired: false });
    expect(await look({ ...kz, host: 'touchline.example' })).toMatchObject({ authRequired: false });
    const { token } = await test.player();
    const player = await look({ ...kz, host: 'vip.example', cookie: `user_token=${token}` });
    expect(player).toMatchObject({ authRequired: false, headerBonus: true, languages: ['en', 'ru', 'ar'] });
    const ALL = ['en', 'ru', 'ar'];
    const hidden = { guest: ['ar'], player: ['ru'] };
    expect([shownLanguages(ALL, false, hidden), shownLanguages(ALL, true, hidden)]).toEqual([
      ['en', 'ru'],
      ['en', 'ar'],
    ]);
  });

  it('R118 a player who calls what is for operators is told that it is not for them, in their language', async () => {
    const player = await test.player();
    const operatorsOnly = await test.operator(['support']);
    const payload = { appealId: '1', decision: 'kept', answer: 'no' };
    const refused = await operatorsOnly.request({ method: 'POST', url: '/operator-api/answer-appeal', payload });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    const asPlayer = await player.request({ url: '/operator-api/me', headers: { 'accept-language': 'ru' } });
    expect(asPlayer.statusCode).toBe(401);
    expect(asPlayer.json().message).toMatch(/[а-я]/);
  });

  it('R060 R061 the site names every identifier kind, and the kinds of registration of the country', async () => {
    const { derived, registrationKinds } = (await test.request({ url: '/web-api/site/config' })).json().data;
    expect(derived.authTypes).toEqual(['email', 'phone_number', 'sms', 'id', 'xframe_token']);
    expect(registrationKinds).toEqual(['fast', 'phone', 'full', 'social', 'short', 'v1-full', 'custom', 'pay-and-play']);
  });
});
