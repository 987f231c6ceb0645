import { once } from 'node:events';
import http from 'node:http';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestBrand } from '../harness/test-brand.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { type BettingWorld, wireLegs } from '../harness/worlds/betting-app.ts';
import { answersAlike, wasUnderstood } from './asked-elsewhere.ts';
import { MATCHES, OWNED_WORDS, ownThings, startOwnersApp, type Things } from './owned-things.ts';
import { nobodysThings, type Question, questionsAbout } from './questions-about.ts';

/** Two brands in one process: what one has is not there for the other, and each has its own money, sports, bounds and look. */

const FOOTBALL = 1;
const USD = 2;
const EUR = 3;
let test: BettingWorld;
let owner: TestPlayer;
let second: string;
let closed: string;
let address: string;
let things: Things;
let openBets: number;
let balanceMinor: bigint;
beforeAll(async () => {
  test = await startOwnersApp();
  second = await addTestBrand(test.platform, {
    id: 2,
    settings: {
      currencies: ['USD'],
      stakeLimitPercent: 1,
      languages: ['en', 'ar'],
      colours: { dark: { brand: '#123456', pitch: '#654321' }, light: {} },
      licence: 'Licence 2',
    },
  });
  closed = await addTestBrand(test.platform, { id: 3, settings: { closedSports: [FOOTBALL] } });
  address = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  owner = await test.player({ deposit: '100.00' });
  things = await ownThings(test, owner);
  openBets = await countBets();
  balanceMinor = await owner.balanceMinor();
});
afterAll(() => test.close());

/** A bet of ten on the home side, at the site that the player is one of. */
const betAt = (player: TestPlayer, match: number, summ = '10.00') =>
  player.requestFully({
    method: 'POST',
    url: '/service-api/LiveBet/Secure/MakeBetWeb',
    payload: { couponEvents: wireLegs([{ match }]), vid: 0, summ, betGuid: nanoid() },
  });
const stranger = () => test.player({ deposit: '50.00', currencyId: USD, host: second });
/** Players in a reply of the second brand's console who are not its own. */
async function strangersIn(text: string): Promise<readonly string[]> {
  const ids = [...text.matchAll(/"playerId":"?(\d+)/g)].map(([, id]) => id);
  const { rows } = await test.platform.pool.query<{ id: string }>(
    'select player_id::text as id from player_brand where brand_id <> 2 and player_id = any ($1::bigint[])',
    [ids],
  );
  return rows.map(({ id }) => id);
}
const traces = (): readonly string[] => [...OWNED_WORDS, things.fileId ?? '', things.bonusCode ?? ''];
const count = async (statement: string): Promise<number> => (await test.platform.pool.query(statement, [owner.id])).rows[0].n;
const countBets = () => count("select count(*)::int as n from bet where player_id = $1 and status = 'open' and void_reason is null");
/** Questions about the owner's things, and those of them that were understood. */
const asked = { all: 0, understood: 0 };
const notUnderstood: string[] = [];

describe("call x brand: another brand's things are as if they were not there", () => {
  const calls = (Object.keys(CALLS) as CallKey[]).filter((key) => CALLS[key].access !== 'signed');

  it.each(calls)('%s', async (key) => {
    const isOperators = CALLS[key].access === 'operator';
    const ask = async ({ request }: Question) =>
      isOperators
        ? (await test.operator(undefined, { brandIds: [2], host: second })).request(request)
        : (await stranger()).requestFully(request);
    const nobodys = await questionsAbout(key, nobodysThings(things));
    for (const [at, question] of (await questionsAbout(key, things)).entries()) {
      const reply = await ask(question);
      expect(wasUnderstood(question, reply) || reply.statusCode < 500, `${question.request.url}: ${reply.body.slice(0, 200)}`).toBe(true);
      for (const trace of traces()) expect(trace !== '' && reply.body.includes(trace), trace).toBe(false);
      if (isOperators) expect(await strangersIn(reply.body)).toEqual([]);
      if (key === 'operatorBids') expect(reply.json().data.bids).toEqual([]);
      if (question.about.length === 0) continue;
      asked.all += 1;
      if (wasUnderstood(question, reply)) asked.understood += 1;
      else notUnderstood.push(`${key}: ${reply.body.slice(-300)}`);
      if (question.inPath.length > 0) expect([400, 404, 409], reply.body.slice(0, 200)).toContain(reply.statusCode);
      const other = nobodys[at];
      if (other) answersAlike(question, reply, await ask(other));
    }
  });

  it('and every question is understood', () => {
    expect(notUnderstood).toEqual([]);
    expect(asked.understood).toBe(asked.all);
    expect(asked.all).toBeGreaterThanOrEqual(109);
  });

  it('and stay as they were', async () => {
    expect(await countBets()).toBe(openBets);
    expect(await count("select count(*)::int as n from support_thread where player_id = $1 and status = 'open'")).toBe(1);
    expect(await count('select count(*)::int as n from session where player_id = $1 and ended_at is null')).toBe(1);
    expect(await owner.balanceMinor()).toBe(balanceMinor);
  });

  it("planted: an operator of the first brand does see them, at the first brand's console and at no other", async () => {
    const read = {
      method: 'POST',
      url: '/operator-api/player',
      payload: { playerId: String(owner.id), reason: 'A look from here' },
    } as const;
    const whole = await test.operator();
    expect((await whole.request(read)).statusCode).toBe(200);
    const bids = (await whole.request({ url: '/operator-api/bids' })).json().data.bids;
    expect(bids.map(({ bidId }: { bidId: string }) => bidId)).toContain(things.bidId);
    const elsewhere = await test.operator(undefined, { host: second });
    expect((await elsewhere.request(read)).statusCode).toBe(404);
  });
});

describe('who is signed in at one brand', () => {
  it('is a stranger at another, with the same cookie', async () => {
    const at = async (host?: string) =>
      (await owner.request({ url: '/web-api/messages', ...(host ? { headers: { host } } : {}) })).statusCode;
    expect([await at(), await at(second)]).toEqual([200, 401]);
  });

  it('hears nothing of itself by the stream of another', async () => {
    const at = async (host: string | undefined): Promise<string> => {
      const gone = new AbortController();
      const socket = http.get(`${address}/push/events?topics=me`, {
        headers: { cookie: `user_token=${owner.token}`, ...(host ? { host } : {}) },
        signal: gone.signal,
      });
      socket.on('error', () => {});
      const [reply] = (await once(socket, 'response')) as [http.IncomingMessage];
      reply.on('error', () => {});
      let text = '';
      for await (const part of reply) {
        text += String(part);
        if (/"topic":"me"/.test(text)) break;
      }
      gone.abort();
      return text;
    };
    expect(await at(undefined)).not.toContain('unauthenticated');
    expect(await at(second)).toContain('unauthenticated');
  });

  it('is not known there by number and password', async () => {
    const signIn = (host: string | undefined) =>
      test.request({
        method: 'POST',
        url: '/web-api/user/auth',
        headers: host ? { host } : {},
        remoteAddress: '10.9.9.9',
        payload: { login: owner.login, password: owner.password },
      });
    expect((await signIn(second)).json().code).toBe('wrong_credentials');
    expect((await signIn(undefined)).statusCode).toBe(200);
  });

  it('may have the same e-mail at both', async () => {
    const register = (host: string | undefined, currency_id: number) =>
      test.request({
        method: 'POST',
        url: '/web-api/registration/short',
        headers: host ? { host } : {},
        remoteAddress: `10.8.8.${currency_id}`,
        payload: {
          country_id: test.app.features.site.countryIdOf('IE'),
          currency_id,
          email: 'both@example.com',
          password: 'horse-staple-9',
          adult: true,
          terms: true,
        },
      });
    const replies = [await register(undefined, EUR), await register(second, USD)];
    expect(
      replies.map(({ statusCode }) => statusCode),
      replies.map(({ body }) => body).join(),
    ).toEqual([200, 200]);
    const holderAt = (brandId: number) => test.app.features.account.readCredentials({ by: 'email', value: 'both@example.com' }, brandId);
    expect([String((await holderAt(1))?.id), String((await holderAt(2))?.id)]).toEqual(replies.map((reply) => reply.json().data.userId));
    expect(await holderAt(3)).toBeUndefined();
  });

  it('an operator of one brand is nobody at the console of another', async () => {
    await expect(test.operator(undefined, { brandIds: [2] })).rejects.toThrow(/wrong_credentials|401/);
    await expect(test.operator(undefined, { brandIds: [2], host: second })).resolves.toBeDefined();
    for (const host of [second, closed]) await expect(test.operator(undefined, { brandIds: [2, 3], host })).resolves.toBeDefined();
    await expect(test.operator(undefined, { brandIds: [2, 3] })).rejects.toThrow(/401/);
  });
});

describe('each brand has its own', () => {
  it('name, currencies, languages, licence and colours', async () => {
    const config = async (host?: string) =>
      (await test.request({ url: '/web-api/site/config', headers: host ? { host } : {} })).json().data;
    const [first, other] = [await config(), await config(second)];
    expect([first.groups.global.projectName, other.groups.global.projectName]).toEqual(['Touchline', 'Brand 2']);
    expect(other.currencies.map(({ code }: { code: string }) => code)).toEqual(['USD']);
    expect(first.currencies.length).toBeGreaterThan(20);
    expect([other.derived.refId, other.derived.languages, other.groups.licence.text]).toEqual([2, ['en', 'ar'], 'Licence 2']);
    expect((await test.request({ url: '/brand.css', headers: { host: second } })).body).toBe(
      '[data-theme="dark"]{--brand:#123456;--pitch:#654321}',
    );
    expect((await test.request({ url: '/brand.css' })).body).toBe('');
  });

  it('name where programs, browsers and operators read it', async () => {
    const at = (url: string) => test.request({ url, headers: { host: second } });
    expect((await at('/manifest.webmanifest')).json()).toMatchObject({ name: 'Brand 2', short_name: 'Brand 2', theme_color: '#654321' });
    expect((await at('/openapi.json')).json().info.title).toBe('Brand 2');
    expect((await at('/docs')).body).toContain('<h1>Brand 2 calls</h1>');
    expect((await test.request({ url: '/manifest.webmanifest' })).json().name).toBe('Touchline');
    expect((await test.request({ url: '/openapi.json' })).json().info.title).toBe('Touchline');
    const operator = await test.operator(undefined, { brandIds: [2], host: second });
    expect((await operator.request({ url: '/operator-api/me' })).json().data.brand).toBe('Brand 2');
  });

  it('settings, changed at its console from one moment to the next, version by version', async () => {
    const admin = await test.operator(['admin'], { brandIds: [2], host: second });
    const set = (name: string, value: unknown) =>
      admin.request({ method: 'POST', url: '/operator-api/site-settings/set', payload: { name, value, reason: 'As agreed' } });
    const read = async () => (await admin.request({ method: 'POST', url: '/operator-api/site-settings', payload: {} })).json().data;
    const licenceAt = async (host?: string) =>
      (await test.request({ url: '/web-api/site/config', headers: host ? { host } : {} })).json().data.groups.licence.text;
    expect((await set('licence', 'Licence 2b')).statusCode).toBe(200);
    expect([await licenceAt(second), await licenceAt()]).toEqual(['Licence 2b', '']);
    expect((await set('licence', null)).statusCode).toBe(200);
    expect(await licenceAt(second)).toBe('');
    expect((await set('currencies', ['ZZZ'])).json().validation_errors.value.join()).toContain('a currency of the catalogue');
    const { versions, settings } = await read();
    expect(versions.slice(0, 2)).toMatchObject([
      { name: 'licence', value: null, setBy: admin.login },
      { name: 'licence', value: 'Licence 2b', setBy: admin.login },
    ]);
    expect(settings.find(({ name }: { name: string }) => name === 'currencies').value).toEqual(['USD']);
    await set('licence', 'Licence 2');
  });

  it('settings of its group, set by operators of all of it', async () => {
    const host = await addTestBrand(test.platform, { id: 4, groupId: 6 });
    const sister = await addTestBrand(test.platform, { id: 5, groupId: 6, settings: { licence: 'Licence 5' } });
    const set = async (brandIds: number[], body: object) => {
      const admin = await test.operator(['admin'], { brandIds, host });
      return admin.request({
        method: 'POST',
        url: '/operator-api/site-settings/set',
        payload: { whose: 'group', reason: 'As agreed', ...body },
      });
    };
    const configAt = async (at: string) => (await test.request({ url: '/web-api/site/config', headers: { host: at } })).json().data;
    expect((await set([4], { name: 'licence', value: 'Licence of the group' })).statusCode).toBe(403);
    expect(
      (await set([4, 5], { name: 'maintenance', value: { until: '2040-01-01T06:00:00Z', reason: 'update' } })).json().validation_errors,
    ).toHaveProperty('whose');
    expect((await set([4, 5], { name: 'licence', value: 'Licence of the group' })).statusCode).toBe(200);
    const [own, other, first] = [await configAt(host), await configAt(sister), await configAt('localhost')];
    expect([own, other, first].map(({ groups }) => groups.licence.text)).toEqual(['Licence of the group', 'Licence 5', '']);
    expect([own, other, first].map(({ derived }) => derived.groupId)).toEqual([6, 6, 1]);
  });

  it('S239 maintenance: its site closes at once, views that are kept too, and no other; its console opens it again', async () => {
    const admin = await test.operator(['admin'], { brandIds: [2], host: second });
    const set = (value: unknown, scope = {}) => {
      const payload = { name: 'maintenance', value, scope, reason: 'Update' };
      return admin.request({ method: 'POST', url: '/operator-api/site-settings/set', payload });
    };
    const viewAt = async (host?: string): Promise<number | undefined> => {
      const asked = http.get(`${address}/service-api/LineFeed/Get1x2_VZip`, { headers: host ? { host } : {} });
      const [reply] = (await once(asked, 'response')) as [http.IncomingMessage];
      reply.resume();
      return reply.statusCode;
    };
    expect([await viewAt(second), await viewAt(second)]).toEqual([200, 200]);
    expect((await set({ until: 'soon', reason: 'update' })).json().validation_errors.value.join()).toContain('until a time such as');
    expect((await set({ until: '2020-01-01T06:00:00Z', reason: 'update' })).json().validation_errors).toHaveProperty('value');
    expect((await set({ until: '2040-01-01T06:00:00Z', reason: 'update' }, { country: 'MT' })).json().validation_errors).toHaveProperty(
      'scope',
    );
    expect((await set({ until: '2040-01-01T06:00:00Z', reason: 'update' })).statusCode).toBe(200);
    expect([await viewAt(second), await viewAt()]).toEqual([503, 200]);
    const refused = await test.request({ url: '/web-api/site/config', headers: { host: second } });
    expect([refused.json().code, Number(refused.headers['retry-after'])]).toEqual(['maintenance', expect.any(Number)]);
    expect((await set(null)).statusCode).toBe(200);
    expect(await viewAt(second)).toBe(200);
  });

  it('sports and parts of the product, closed at its console: views that are kept say so too', async () => {
    const admin = await test.operator(['admin'], { brandIds: [2], host: second });
    const set = (name: string, value: unknown) =>
      admin.request({ method: 'POST', url: '/operator-api/site-settings/set', payload: { name, value, reason: 'As agreed' } });
    const readAt = async (path: string, host: string): Promise<{ status: number | undefined; text: string }> => {
      const [reply] = (await once(http.get(`${address}${path}`, { headers: { host } }), 'response')) as [http.IncomingMessage];
      return { status: reply.statusCode, text: Buffer.concat(await reply.toArray()).toString() };
    };
    const totalOf = async () => JSON.parse((await readAt('/service-api/LineFeed/Get1x2_VZip', second)).text).total;
    const express = async (host = second) => (await readAt('/service-api/LineFeed/GetExpressDayExtendedZip', host)).status;
    const search = async (host = second) => (await readAt('/service-api/LineFeed/Web_SearchZip?text=arsenal', host)).status;
    expect([await totalOf(), await totalOf(), await express(), await express(), await search()]).toEqual([MATCHES, MATCHES, 200, 200, 200]);
    expect((await set('closedSports', [FOOTBALL])).statusCode).toBe(200);
    expect((await set('modules', { expressDay: false, search: false })).statusCode).toBe(200);
    expect((await set('modules', { nothing: false })).json().validation_errors).toHaveProperty('value');
    expect([await totalOf(), await express(), await search(), await express(closed), await search(closed)]).toEqual([
      0, 404, 404, 200, 200,
    ]);
    for (const name of ['closedSports', 'modules']) await set(name, null);
    expect([await totalOf(), await express()]).toEqual([MATCHES, 200]);
    // The sports as a part of the product: nothing is left of them.
    expect((await set('modules', { sports: false })).statusCode).toBe(200);
    expect([await totalOf(), await express()]).toEqual([0, 200]);
    await set('modules', null);
    expect(await totalOf()).toBe(MATCHES);
  });

  it('ways to register', async () => {
    const host = await addTestBrand(test.platform, { id: 6, settings: { registrationKinds: ['short', 'full'] } });
    const country_id = test.app.features.site.countryIdOf('IE');
    const read = async (url: string, at?: string) => (await test.request({ url, headers: at ? { host: at } : {} })).json().data;
    const kindsAt = async (at?: string) =>
      (await read(`/web-api/registration/fields?country_id=${country_id}`, at)).kinds.map(({ kind }: { kind: string }) => kind);
    expect(await kindsAt(host)).toEqual(['short', 'full']);
    expect(await kindsAt()).toContain('fast');
    const { groups, registrationKinds } = await read('/web-api/site/config', host);
    expect([groups.registration.kinds, registrationKinds]).toEqual([
      ['short', 'full'],
      ['short', 'full'],
    ]);
    const payload = { country_id, currency_id: EUR, adult: true, terms: true };
    const fast = { method: 'POST', url: '/web-api/registration/fast', headers: { host }, remoteAddress: '10.7.7.7', payload } as const;
    expect((await test.request(fast)).json().code).toBe('registration_closed');
  });

  it('currencies: no account is opened in another', async () => {
    await expect(test.player({ currencyId: EUR, host: second })).rejects.toThrow(/currency_id/);
  });

  it('sports: nothing is taken on one that it does not offer', async () => {
    const player = await test.player({ deposit: '50.00', host: closed });
    const reply = await betAt(player, 1);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'market_closed']);
    expect(await player.balanceMinor()).toBe(5_000n);
  });

  it('bounds of a stake, money of the house and letters', async () => {
    const [here, there] = [
      await test.player({ deposit: '200000.00' }),
      await test.player({ deposit: '200000.00', currencyId: USD, host: second }),
    ];
    const boundOf = async (player: TestPlayer) => Number((await betAt(player, 2, '150000.00')).json().errors[0].accepted.max);
    const bounds = [await boundOf(here), await boundOf(there)];
    expect(bounds[0]).toBeGreaterThan(0);
    expect(bounds[1]).toBeCloseTo((bounds[0] ?? 0) / 100, 0);
    const readStakes = async () => {
      const { rows } = await test.platform.pool.query<{ brand_id: number; stakes: number }>(
        `select a.brand_id, sum(e.amount_minor)::int as stakes from ledger_account a join ledger_entry e on e.account_id = a.id
         where a.player_id is null and a.kind = 'house-stakes' and a.currency = 'USD' group by 1`,
      );
      return rows;
    };
    // The strangers of the questions have staked as well, at the same brand.
    const before = (await readStakes())[0]?.stakes ?? 0;
    expect((await betAt(there, 2, '5.00')).statusCode).toBe(200);
    expect(await readStakes()).toEqual([{ brand_id: 2, stakes: before + 500 }]);
    expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
    // Planted: the house of the first brand in a transaction of the second's player.
    await test.platform.pool.query(`update ledger_account set brand_id = 1 where player_id = $1`, [there.id]);
    expect((await test.app.features.wallet.checkLedger()).faults.join()).toContain('a transaction is of several brands');
    await test.platform.pool.query(`update ledger_account set brand_id = 2 where player_id = $1`, [there.id]);
  });
});
