import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const post = (player: TestPlayer, url: string, payload: object = {}) => player.request({ method: 'POST', url, payload });
const get = (player: TestPlayer, url: string) => player.request({ url });
const currencyId = async (code: string): Promise<number> =>
  (await test.request({ url: '/web-api/site/config' })).json().data.currencies.find((c: { code: string }) => c.code === code).id;

describe('currency accounts', () => {
  it('C053 C054 R073 are opened once a currency and put away when empty', async () => {
    const player = await test.player({ deposit: '10.00' });
    const create = (currency_id: number) => post(player, '/web-api/user/createCurrencyAccount', { currency_id });
    const remove = (account_id: string) => post(player, '/web-api/user/deleteCurrencyAccount', { account_id });
    const usd = await currencyId('USD');
    const { accounts } = (await create(usd)).json().data;
    expect(accounts.map((a: { iso: string }) => a.iso)).toEqual(['EUR', 'USD']);
    expect((await create(usd)).json().code).toBe('account_open');
    expect((await create(9_99)).json().validation_errors).toEqual({ currency_id: ['unknown'] });
    const [eur, dollar] = accounts;
    expect((await remove(eur.id)).json().code).toBe('account_not_empty');
    const stranger = await test.player();
    expect((await post(stranger, '/web-api/user/deleteCurrencyAccount', { account_id: dollar.id })).statusCode).toBe(404);
    expect((await remove(dollar.id)).json().data.accounts).toHaveLength(1);
    expect((await create(usd)).json().data.accounts[1].id).toBe(dollar.id);
    expect((await post(player, '/web-api/user/setactiveaccount', { account_id: dollar.id })).json().data.currency).toBe('USD');
    expect((await remove(dollar.id)).json().code).toBe('account_not_empty');
  });

  it('R076 an account record has its three lists, flags and label', async () => {
    const player = await test.player({ deposit: '1.00' });
    const { accounts, bonuses, allAccounts } = (await post(player, '/web-api/user/balance')).json().data;
    expect({ accounts: accounts.length, bonuses: bonuses.length, all: allAccounts.length }).toEqual({ accounts: 1, bonuses: 0, all: 1 });
    expect(accounts[0]).toMatchObject({ label: 'EUR (€)', isBonus: false, hasPoints: false, unplacedBets: '0.00' });
  });
});

describe('settings', () => {
  it('C041 C065 R071 are saved one by one; without fields the e-mail stops signing in', async () => {
    const player = await test.player();
    const attributes = async () => (await get(player, '/web-api/api/web/user/v1/settings')).json().data.attributes;
    const settingOf = async (key: string) => (await attributes()).settings.find((s: { key: string }) => s.key === key).setting_value;
    expect(await settingOf('disable-auth-by-email')).toBe(false);
    expect((await post(player, '/web-api/officeapi/savesetting')).json()).toEqual({
      setting_id: 1,
      key: 'disable-auth-by-email',
      setting_value: true,
    });
    expect(await settingOf('disable-auth-by-email')).toBe(true);
    await post(player, '/web-api/officeapi/savesetting', { setting_id: 4, setting_value: '1' });
    expect(await settingOf('mail-offers')).toBe(true);
    await post(player, '/web-api/officeapi/savesetting', { setting_id: 2, setting_value: true });
    expect(await settingOf('codes-by-messenger')).toBe(true);
    expect((await post(player, '/web-api/officeapi/savesetting', { setting_id: 77 })).statusCode).toBe(400);
  });

  it('C066 R072 keeps the sports that a player does not want to see, each list by itself', async () => {
    const player = await test.player();
    const save = (body: object) => post(player, '/web-api/api/web/user/v1/disallow-sports', body);
    expect((await save({ lineDisallowSport: [3, 1, 3] })).json().data).toEqual({ lineDisallowSport: [1, 3], liveDisallowSport: [] });
    expect((await save({ lineDisallowSport: [1], liveDisallowSport: [2] })).json().data).toEqual({
      lineDisallowSport: [1],
      liveDisallowSport: [2],
    });
    // A page does not send empty lists (R097): what is absent is empty.
    expect((await save({ liveDisallowSport: [2] })).json().data).toEqual({ lineDisallowSport: [], liveDisallowSport: [2] });
    expect((await save({})).json().data).toEqual({ lineDisallowSport: [], liveDisallowSport: [] });
    expect((await save({ liveDisallowSport: [99_999] })).json().validation_errors).toEqual({ liveDisallowSport: ['unknown'] });
  });

  it('C067 C068 regions and cities are of their countries', async () => {
    const ireland = test.app.features.site.countryIdOf('IE');
    const regions = (await test.request({ url: `/web-api/getRegions?country_id=${ireland}` })).json().data;
    expect(regions[0].name).toBe('Dublin');
    const cities = (await test.request({ url: `/web-api/getCitiesByRegion?region_id=${regions[1].id}` })).json().data;
    expect(cities.map((c: { name: string }) => c.name)).toEqual(['Cork', 'Cobh']);
    // Every country whose people may register has some, and what stands there can be saved.
    const countries = (await test.request({ url: '/web-api/user/getphonecountries' })).json().data as { id: number }[];
    const without: number[] = [];
    for (const { id } of countries)
      if ((await test.request({ url: `/web-api/getRegions?country_id=${id}` })).json().data.length === 0) without.push(id);
    expect(without).toEqual([]);
    const [hawaii] = (await test.request({ url: '/web-api/getRegions?country_id=273&lng=ru' })).json().data;
    expect(hawaii.name).toBe('Гавайи');
    expect((await test.request({ url: `/web-api/getCitiesByRegion?region_id=${hawaii.id}` })).json().data[0].name).toBe('Honolulu');
    expect((await test.request({ url: '/web-api/getRegions?country_id=9999' })).statusCode).toBe(404);
    expect((await test.request({ url: '/web-api/getCitiesByRegion?region_id=1' })).statusCode).toBe(404);
  });
});

describe('personal data', () => {
  it('C051 is filled in once, sealed where it is an address, and told', async () => {
    const player = await test.player();
    const save = (body: object) => post(player, '/web-api/officeapi/saveaccountfields', body);
    const ireland = test.app.features.site.countryIdOf('IE');
    const [dublin] = (await test.request({ url: `/web-api/getRegions?country_id=${ireland}` })).json().data;
    const saved = await save({
      first_name: 'Nora',
      birth_date: '1990-02-28',
      region_id: dublin.id,
      city_id: dublin.id * 100 + 1,
      address: '1 Grafton Street',
    });
    expect(saved.json().data.saved).toEqual(['first_name', 'birth_date', 'region_id', 'city_id', 'address']);
    expect((await save({ first_name: 'Brigid' })).json()).toMatchObject({
      code: 'details_locked',
      validation_errors: { first_name: ['locked'] },
    });
    expect((await save({ last_name: 'X Æ 12' })).json().validation_errors).toEqual({ last_name: ['validation_available_symbols'] });
    expect((await save({ city_id: 101 })).json().validation_errors).toEqual({ city_id: ['unknown'] });
    expect((await save({ postcode: 'D02 X285' })).statusCode).toBe(200);
    expect((await get(player, '/web-api/office/account-fields')).json().data).toMatchObject({
      first_name: 'Nora',
      birth_date: '1990-02-28',
      address: '1 Grafton Street',
      postcode: 'D02 X285',
    });
    const { rows } = await test.platform.pool.query('select details from player where id = $1', [player.id]);
    expect(Buffer.from(rows[0].details).toString('latin1')).not.toContain('Grafton');
    expect(
      (
        await (
          await test.player()
        ).request({ method: 'POST', url: '/web-api/officeapi/saveaccountfields', payload: { birth_date: '2015-01-01' } })
      ).json().code,
    ).toBe('under_age');
  });

  it('C052 R085 takes the data of a paper with the fields of its type', async () => {
    const player = await test.player();
    const save = (document_type: string, fields: object) =>
      post(player, '/web-api/officeapi/saverequireddocuments', { document_type, fields });
    expect(Object.keys((await save('passport', { number: 'AB 123456' })).json().validation_errors).toSorted()).toEqual([
      'fields.citizenship',
      'fields.expires_at',
      'fields.issued_at',
      'fields.issued_by',
    ]);
    const fields = { number: 'AB 123456', issued_at: '2020-01-01', expires_at: '2090-01-01' };
    expect((await save('driving-licence', { ...fields, expires_at: '2021-01-01' })).json().validation_errors).toEqual({
      'fields.expires_at': ['date_min'],
    });
    expect((await save('driving-licence', fields)).json().data).toEqual({ saved: true });
    expect((await get(player, '/web-api/office/account-fields')).json().data.documents).toEqual(['driving-licence']);
  });

  it('C049 gives a PIN that replaces the one before', async () => {
    const player = await test.player();
    const first = (await get(player, '/web-api/officeapi/getnewpincode')).json().data.pin_code;
    const { office } = test.app.features;
    expect(await office.checkPin(player.id, first)).toBe(true);
    const second = (await get(player, '/web-api/officeapi/getnewpincode')).json().data.pin_code;
    expect(await office.checkPin(player.id, second)).toBe(true);
    if (first !== second) expect(await office.checkPin(player.id, first)).toBe(false);
  });
});

describe('bonuses and histories', () => {
  async function playerWithFreeBet() {
    const player = await test.player({ deposit: '5.00' });
    const operator = await test.operator(['content']);
    const granted = await operator.request({
      method: 'POST',
      url: '/operator-api/grant-free-bet',
      payload: {
        playerId: String(player.id),
        amount: '7.50',
        currency: 'EUR',
        minOdds: 1500,
        days: 7,
        key: `office-${player.id}`,
        reason: 'for the test',
      },
    });
    return { player, bonus: granted.json().data as { id: string; code: string } };
  }

  it('C040 C069 C043 R075 a bonus is listed, refused once, and its money is in the history', async () => {
    const { player, bonus } = await playerWithFreeBet();
    const codes = async () => (await get(player, '/web-api/promo/getUserPromoCodesNew')).json().data;
    expect(await codes()).toMatchObject([
      { id: bonus.id, code: bonus.code, type: 6, money: '7.50', percent: 0, closed: false, status: 'active' },
    ]);
    const stranger = await test.player();
    expect((await post(stranger, '/web-api/officeapi/refusebonus', { bonus_id: bonus.id })).json().code).toBe('bonus_unknown');
    expect((await post(player, '/web-api/officeapi/refusebonus', { bonus_id: bonus.id })).json().data).toEqual({ refused: true });
    expect((await post(player, '/web-api/officeapi/refusebonus', { bonus_id: bonus.id })).json().code).toBe('bonus_unknown');
    expect((await codes())[0]).toMatchObject({ closed: true, status: 'expired' });
    const { items, hasMore } = (await post(player, '/web-api/officeapi/gethistorypaymentvirtualaccount', { page_number: 1 })).json().data;
    expect(items.map((i: { amount: string; account: string }) => [i.account, i.amount])).toEqual([
      ['free-bet', '-7.50'],
      ['free-bet', '7.50'],
    ]);
    expect(hasMore).toBe(false);
  });

  it('C044 tells by which methods money came', async () => {
    const player = await test.player({ deposit: '20.00' });
    await test.platform.pool.query(
      "insert into payment (id, player_id, idempotency_key, direction, method, amount_minor, currency, account_id, status, finished_at) values ($1, $2, 'k', 'deposit', 'card', 2000, 'EUR', $3, 'paid', now())",
      [`pay-${player.id}`, player.id, player.accountId],
    );
    expect((await get(player, '/web-api/officeapi/gethistorypaymentsource')).json().data).toMatchObject([
      { method: 'card', direction: 'deposit', payments: 1, amount: '20.00', currency: 'EUR' },
    ]);
  });

  it('C047 C070 show the pages of the office with what waits there, and the parts that others serve', async () => {
    const player = await test.player();
    await test.app.features.messages.write(test.platform.pool, [
      { playerId: player.id, topic: 'news', text: { title: 'Unread', body: 'Words.' } },
    ]);
    const menu = (await get(player, '/web-api/officeapi/getLeftMenuData')).json().data;
    const pages = menu.flatMap((s: { pages: { id: string; badge: number }[] }) => s.pages);
    const badge = (id: string): number | undefined => pages.find((p: { id: string }) => p.id === id)?.badge;
    expect([badge('office_messages'), badge('office_settings_wallets'), badge('office_account')]).toEqual([1, 1, 0]);
    // A section that the configuration has switched off is not there, and neither is one of nothing else.
    expect(badge('office_promotion')).toBeUndefined();
    expect([badge('office_deduce'), badge('office_payment_history')]).toEqual([0, 0]);
    expect(menu.map((s: { section: string }) => s.section)).not.toContain('promo');
    const partitions = (await get(player, '/web-api/third-party/api/list-available-partitions')).json().data;
    const everything = ['statistics', 'cyber-statistics', 'match-previews', 'sandbox-payments'];
    expect(partitions.map((p: { key: string }) => p.key)).toEqual(everything);
    await test.platform.pool.query("update player set deposits_blocked_until = 'infinity' where id = $1", [player.id]);
    const barred = (await get(player, '/web-api/third-party/api/list-available-partitions')).json().data;
    expect(barred.map((p: { key: string }) => p.key)).toEqual(everything.slice(0, 3));
    const listed = pages.filter((page: { listed: boolean }) => page.listed);
    expect(new Set(pages.map((page: { id: string }) => page.id)).size).toBe(pages.length);
    expect(listed.length).toBeLessThan(pages.length);
  });
});
