import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { makePassword } from './password.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('balances', () => {
  it('C002 POST /web-api/user/balance shows the three lists with the active account', async () => {
    const player = await test.player({ deposit: '12.34' });
    const { data } = (await player.request({ method: 'POST', url: '/web-api/user/balance' })).json();
    expect(data).toMatchObject({ balance: '12.34', currency: 'EUR', accountId: String(player.accountId), bonuses: [] });
    expect(data.accounts).toHaveLength(1);
    expect(data.accounts[0]).toMatchObject({ money: '12.34', iso: 'EUR', symbol: '€', isActive: true, label: 'EUR (€)', isBonus: false });
  });

  it('C001 GET /account-api/user/balance wants the user token in x-auth as well', async () => {
    const player = await test.player({ deposit: '1.00' });
    const stranger = await test.player();
    const ask = (extra: string) => player.request({ url: '/account-api/user/balance', headers: { 'x-auth': extra } });
    expect((await player.request({ url: '/account-api/user/balance' })).statusCode).toBe(401);
    expect((await ask(`Bearer ${stranger.token}`)).statusCode).toBe(401);
    const reply = await ask(`Bearer ${player.token}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().balance).toBe('1.00');
  });

  it('shows as many decimals as the currency has', async () => {
    const yen = await test.player({ deposit: '1500', currencyId: await currencyId('JPY') });
    expect((await yen.request({ method: 'POST', url: '/web-api/user/balance' })).json().data.balance).toBe('1500');
  });

  it('C003 POST /web-api/user/setactiveaccount takes own accounts only', async () => {
    const player = await test.player();
    const stranger = await test.player();
    const choose = (id: bigint) =>
      player.request({ method: 'POST', url: '/web-api/user/setactiveaccount', payload: { account_id: String(id) } });
    expect((await choose(player.accountId)).statusCode).toBe(200);
    expect((await choose(stranger.accountId)).statusCode).toBe(404);
    expect((await choose(0n)).statusCode).toBe(400);
  });
});

async function currencyId(code: string): Promise<number> {
  const { data } = (await test.request({ url: '/web-api/site/config' })).json();
  return data.currencies.find((c: { code: string }) => c.code === code).id;
}

describe('who and where', () => {
  it('C006 GET /web-api/user/getuserconfig tells guests and players apart', async () => {
    const guest = (await test.request({ url: '/web-api/user/getuserconfig', headers: { 'accept-language': 'en-GB,en' } })).json().data;
    expect(guest).toMatchObject({
      isAuthorized: false,
      userId: null,
      currency: 'GBP',
      countryCode: 'gb',
      minAge: 18,
      autoLogoffMinutes: 30,
    });
    const player = await test.player();
    const mine = (await player.request({ url: '/web-api/user/getuserconfig' })).json().data;
    expect(mine).toMatchObject({ isAuthorized: true, userId: String(player.id), currency: 'EUR', countryCode: 'ie' });
  });

  it('C048 GET /web-api/officeapi/getaccountdata shows the player to the player', async () => {
    const player = await test.player();
    const { data } = (await player.request({ url: '/web-api/officeapi/getaccountdata' })).json();
    expect(data).toMatchObject({ userId: player.login, email: null, phone: null, currency: 'EUR', countryName: 'Ireland' });
  });

  it('C012 GET /web-api/user/getphonecountries lists calling codes in the asked language', async () => {
    const { data } = (await test.request({ url: '/web-api/user/getphonecountries?lng=ru' })).json();
    expect(data).toContainEqual({ id: 1, code: 'ru', phoneCode: '7', name: 'Россия' });
    expect(data.length).toBeGreaterThan(200);
  });

  it('C013 R068 GET /web-api/api/user/phonemasks gives masks of mobile numbers', async () => {
    const { data } = (await test.request({ url: '/web-api/api/user/phonemasks' })).json();
    const russia = data.find((mask: { CountryId: number }) => mask.CountryId === 1);
    expect(russia).toEqual({ CountryId: 1, Mask: '000-000-00-00', Min: 10, Max: 10 });
    for (const { Mask, Min, Max } of data.filter((mask: { Mask: string }) => mask.Mask !== ''))
      expect([Mask.replace(/[0-]/g, ''), Mask.replaceAll('-', '').length, Max]).toEqual(['', Min, Min]);
  });
});

it('makes passwords with a letter and a digit that differ', () => {
  const made = Array.from({ length: 500 }, makePassword);
  expect(new Set(made).size).toBe(500);
  for (const password of made) expect(password).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z\d]{12}$/);
});
