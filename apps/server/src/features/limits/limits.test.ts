import { randomUUID } from 'node:crypto';
import { FAILURES } from '@touchline/contract/failure';
import type { LimitsView } from '@touchline/contract/limits/calls';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLetters, waitForMessage } from '../../../tests/harness/fakes/sent-messages.ts';
import { writeKnown } from '../../../tests/harness/known-person.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const BASE = '/limit-service-api';
const ask = (player: TestPlayer, options: InjectOptions) => player.requestFully({ method: 'GET', ...options });
const read = async (player: TestPlayer): Promise<LimitsView> => (await ask(player, { url: `${BASE}/v3/limits` })).json().data;
const set = (player: TestPlayer, ...limits: { kind: string; period: string; value: string }[]) =>
  ask(player, { method: 'POST', url: `${BASE}/v3/limits`, payload: { limits } });
const act = (player: TestPlayer, payload: object) => ask(player, { method: 'POST', url: `${BASE}/v3/limitaction`, payload });
const remove = (player: TestPlayer, limitId: string) => ask(player, { method: 'DELETE', url: `${BASE}/v3/limit`, payload: { limitId } });
const deposit = (player: TestPlayer, amount: string) =>
  player.request({ method: 'POST', url: '/web-api/payments/deposit', payload: { method: 'card', amount, key: randomUUID() } });
/** As if so many hours of the database's clock had passed for what waits. */
const wait = (player: TestPlayer, hours: number) =>
  test.platform.pool.query(
    "update player_limit set pending_effective_at = pending_effective_at - $2 * interval '1 hour' where player_id = $1",
    [player.id, hours],
  );

describe('limits', () => {
  it('C094 GET v3/limits tells limits with what they have used, nothing where there are none', async () => {
    const player = await test.player();
    expect(await read(player)).toMatchObject({ currency: 'EUR', limits: [], exclusion: null, test: null });
    await set(player, { kind: 'deposit', period: 'day', value: '50.00' });
    expect((await deposit(player, '20.00')).statusCode).toBe(200);
    const { limits, session } = await read(player);
    expect(limits).toMatchObject([
      { kind: 'deposit', period: 'day', value: '50.00', currency: 'EUR', used: '20.00', left: '30.00', wanted: null },
    ]);
    expect(limits[0]?.resetsAt).toBeGreaterThan(Date.now());
    expect(session).toMatchObject({ staked: '0.00', won: '0.00', lost: '0.00', realityCheck: false, overUntil: null });
  });

  it('C094 asks for the extra authentication (R114)', async () => {
    const player = await test.player();
    expect((await player.request({ url: `${BASE}/v3/limits` })).statusCode).toBe(401);
  });

  it('C095 GET v3/availablelimits is the policy where the player lives', async () => {
    const of = async (country: string) => (await ask(await test.player({ country }), { url: `${BASE}/v3/availablelimits` })).json().data;
    expect(await of('IE')).toMatchObject({
      jurisdiction: 'INT',
      counting: 'calendar',
      limitIncreaseDelayHours: 24,
      register: null,
      statutoryDepositLimits: [],
    });
    expect(await of('DE')).toMatchObject({
      jurisdiction: 'DE',
      limitIncreaseDelayHours: 168,
      register: 'OASIS',
      statutoryDepositLimits: [{ period: 'month', value: '1000.00' }],
      realityCheckMinutes: [15, 30, 45, 60],
    });
    const gb = await of('GB');
    expect([gb.counting, gb.timeZone, gb.help[0].name, gb.questions.length]).toEqual(['rolling', 'Europe/London', 'GamCare', 9]);
  });

  it('C096 GET v3/reasons/selfexclude names the reasons in the language of the caller', async () => {
    const player = await test.player();
    const of = async (lng: string) =>
      (await ask(player, { url: `${BASE}/v3/reasons/selfexclude`, headers: { 'accept-language': lng } })).json().data;
    expect((await of('en')).reasons[0]).toEqual({ id: 'control', title: 'I am losing control' });
    expect((await of('ru')).reasons[0]).toEqual({ id: 'control', title: 'Я теряю контроль' });
  });

  it('C097 POST v3/limits sets several at once, of the same one the lowest', async () => {
    const player = await test.player();
    const { data } = (
      await set(
        player,
        { kind: 'deposit', period: 'week', value: '100' },
        { kind: 'deposit', period: 'week', value: '80' },
        { kind: 'stake', period: 'bet', value: '5.00' },
        { kind: 'session', period: 'day', value: '120' },
        { kind: 'reality-check', period: 'sitting', value: '30' },
      )
    ).json();
    expect(data.limits.map((l: { kind: string; period: string; value: string }) => [l.kind, l.period, l.value])).toEqual([
      ['deposit', 'week', '80.00'],
      ['stake', 'bet', '5.00'],
      ['session', 'day', '120'],
      ['reality-check', 'sitting', '30'],
    ]);
  });

  it('C097 a tighter limit holds at once, a looser one waits and is confirmed', async () => {
    const player = await test.player();
    await set(player, { kind: 'deposit', period: 'day', value: '50' });
    expect((await set(player, { kind: 'deposit', period: 'day', value: '40' })).json().data.limits[0]).toMatchObject({
      value: '40.00',
      wanted: null,
    });
    const [looser] = (await set(player, { kind: 'deposit', period: 'day', value: '90' })).json().data.limits;
    expect(looser).toMatchObject({ value: '40.00', wanted: { value: '90.00' } });
    expect(looser.wanted.confirmableAt - looser.wanted.requestedAt).toBe(24 * 3_600_000);
    // The same wish does not start over, and a tighter one ends it.
    const [again] = (await set(player, { kind: 'deposit', period: 'day', value: '90' })).json().data.limits;
    expect(again.wanted).toEqual(looser.wanted);
    expect((await set(player, { kind: 'deposit', period: 'day', value: '39' })).json().data.limits[0]).toMatchObject({
      value: '39.00',
      wanted: null,
    });
  });

  it('C097 names the field that is wrong and changes nothing', async () => {
    const player = await test.player();
    const wrong = async (kind: string, period: string, value: string) => {
      const reply = await set(player, { kind: 'deposit', period: 'day', value: '10' }, { kind, period, value });
      expect(reply.statusCode, reply.body).toBe(400);
      return Object.keys(reply.json().validation_errors)[0];
    };
    expect(await wrong('stake', 'day', '5')).toBe('limits.1.period');
    expect(await wrong('deposit', 'day', '0')).toBe('limits.1.value');
    expect(await wrong('deposit', 'day', '1.001')).toBe('limits.1.value');
    expect(await wrong('session', 'day', '1440')).toBe('limits.1.value');
    expect(await wrong('session', 'day', '1.5')).toBe('limits.1.value');
    expect(await wrong('reality-check', 'sitting', '7')).toBe('limits.1.value');
    expect(await wrong('lottery', 'day', '7')).toBe('limits.1.kind');
    for (const value of ['NaN', '1e309', '-5', '٢٥', '']) expect(await wrong('deposit', 'day', value)).toBe('limits.1.value');
    expect((await read(player)).limits).toEqual([]);
  });

  it('C098 POST v3/limitaction confirms when the time has come by the database, and no sooner', async () => {
    const player = await test.player();
    await set(player, { kind: 'deposit', period: 'day', value: '10' });
    const [limit] = (await set(player, { kind: 'deposit', period: 'day', value: '20' })).json().data.limits;
    expect((await act(player, { action: 'confirm', limitId: limit.id })).json().code).toBe('limit_waits');
    await wait(player, 23.99);
    expect((await act(player, { action: 'confirm', limitId: limit.id })).json().code).toBe('limit_waits');
    await wait(player, 0.02);
    // Waiting alone changes nothing: it has to be confirmed.
    expect((await read(player)).limits[0]).toMatchObject({ value: '10.00' });
    expect((await act(player, { action: 'confirm', limitId: limit.id })).json().data.limits[0]).toMatchObject({
      value: '20.00',
      wanted: null,
    });
    expect((await act(player, { action: 'confirm', limitId: limit.id })).json().code).toBe('limit_unknown');
  });

  it('C098 takes a wish back, and knows nothing of limits of others', async () => {
    const [player, other] = [await test.player(), await test.player()];
    await set(player, { kind: 'loss', period: 'month', value: '10' });
    const [limit] = (await remove(player, (await read(player)).limits[0]?.id ?? '')).json().data.limits;
    expect(limit.wanted).toMatchObject({ value: null });
    expect((await act(other, { action: 'cancel', limitId: limit.id })).json().code).toBe('limit_unknown');
    expect((await act(player, { action: 'cancel', limitId: limit.id })).json().data.limits[0]).toMatchObject({
      value: '10.00',
      wanted: null,
    });
  });

  it('C098 a break ends the sessions and keeps from paying in, not from signing in', async () => {
    const player = await test.player();
    expect((await act(player, { action: 'break', hours: 25 })).json().validation_errors.hours).toEqual(['one of 24, 168, 720']);
    const taken = await act(player, { action: 'break', hours: 24 });
    expect(taken.json().data.exclusion).toMatchObject({ kind: 'break' });
    expect(taken.json().data.exclusion.until - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    await expect
      .poll(async () => (await player.request({ method: 'POST', url: '/web-api/user/balance' })).statusCode, { timeout: 10_000 })
      .toBe(401);
    const signedIn = await test.request({
      method: 'POST',
      url: '/web-api/user/auth',
      payload: { login: player.login, password: player.password },
    });
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    const cookie = `user_token=${signedIn.json().data.token}`;
    const refused = await test.request({
      method: 'POST',
      url: '/web-api/payments/deposit',
      payload: { method: 'card', amount: '10.00', key: randomUUID() },
      headers: { cookie },
    });
    expect(refused.json().code).toBe('self_excluded');
  });

  it('C099 POST v3/testanswers adds up, keeps and judges the answers', async () => {
    const player = await test.player();
    const answer = (answers: readonly number[]) => ask(player, { method: 'POST', url: `${BASE}/v3/testanswers`, payload: { answers } });
    expect((await answer([0, 0, 0, 0, 0, 0, 0, 0])).statusCode).toBe(400);
    expect((await answer([0, 0, 0, 0, 0, 0, 0, 0, 4])).statusCode).toBe(400);
    expect((await answer([0, 0, 0, 0, 0, 0, 0, 0, 0])).json().data).toMatchObject({ score: 0, band: 'none' });
    expect((await answer([1, 0, 3, 0, 0, 2, 0, 1, 1])).json().data).toMatchObject({ score: 8, band: 'high' });
    expect((await read(player)).test).toMatchObject({ score: 8, band: 'high' });
  });

  it('C100 POST BlockUser excludes for the time chosen, and nothing makes it shorter', async () => {
    const player = await test.player();
    const block = (payload: object) => ask(player, { method: 'POST', url: `${BASE}/BlockUser`, payload });
    expect((await block({ months: 6, reason: 'money' })).json().validation_errors).toHaveProperty('confirmed');
    expect((await block({ months: 7, reason: 'money', confirmed: true })).json().validation_errors).toHaveProperty('months');
    const blocked = await block({ months: 6, reason: 'money', confirmed: true });
    expect(blocked.statusCode, blocked.body).toBe(200);
    const days = (blocked.json().data.until - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(186);
    await test.app.features.account.writeExcluded(test.platform.pool, player.id, new Date(Date.now() + 1_000));
    expect((await test.app.features.account.readExcludedUntil(player.id))?.getTime()).toBe(blocked.json().data.until);
  });

  it('C100 for good has no end', async () => {
    const player = await test.player();
    const blocked = await ask(player, {
      method: 'POST',
      url: `${BASE}/BlockUser`,
      payload: { months: 0, reason: 'control', confirmed: true },
    });
    expect(blocked.json().data).toEqual({ until: null });
    expect(await test.app.features.limits.mayMarketTo([player.id, (await test.player()).id])).toHaveProperty('size', 1);
  });

  it('C101 DELETE v3/limit asks for none at all: it goes later, once confirmed', async () => {
    const player = await test.player();
    await set(player, { kind: 'deposit', period: 'day', value: '10' });
    const [limit] = (await read(player)).limits;
    expect((await remove(player, '999999999')).statusCode).toBe(404);
    expect((await remove(player, 'x')).statusCode).toBe(400);
    expect((await remove(player, limit?.id ?? '')).json().data.limits[0]).toMatchObject({ value: '10.00', wanted: { value: null } });
    expect((await deposit(player, '11.00')).json().code).toBe('limit_exceeded');
    await wait(player, 24.01);
    expect((await act(player, { action: 'confirm', limitId: limit?.id })).json().data.limits).toEqual([]);
    expect((await deposit(player, '11.00')).statusCode).toBe(200);
  });

  it('keeps everything that was ever changed', async () => {
    const player = await test.player();
    await set(player, { kind: 'deposit', period: 'day', value: '10' });
    await set(player, { kind: 'deposit', period: 'day', value: '20' });
    await act(player, { action: 'cancel', limitId: (await read(player)).limits[0]?.id });
    const { rows } = await test.platform.pool.query<{ action: string }>(
      'select action from limit_change where player_id = $1 order by id',
      [player.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['hold', 'wait', 'taken-back']);
  });
});

describe('what a player is told of their own protection', () => {
  const readNotices = async (player: TestPlayer, lng = 'en') => {
    const reply = await player.request({ url: `/web-api/messages?lng=${lng}` });
    return reply.json().data.messages as { topic: string; title: string; text: string; link: string }[];
  };

  it('C097 C098 C101 limits set, asked for, left and confirmed stand in the inbox and in a letter, in the language of each', async () => {
    const player = await test.player();
    await writeKnown(test, player.id, { email: 'limits-news@example.test' });
    await test.platform.pool.query("update player set language = 'ru' where id = $1", [player.id]);
    await set(player, { kind: 'deposit', period: 'day', value: '50' }, { kind: 'session', period: 'day', value: '90' });
    const letter = await waitForMessage(test, player.id, 'notice');
    expect(letter).toMatchObject({ address: 'limits-news@example.test', subject: 'Touchline: Ваши лимиты изменились', unsubscribe: null });
    expect(letter.body).toContain('Пополнения, в день: 50,00\u00a0EUR. Уже действует.');
    expect(letter.body).toContain('90 минут');
    const [set50] = await readNotices(player);
    expect(set50).toMatchObject({ topic: 'account', title: 'Your limits have changed', link: '/office/responsible-gambling' });
    expect(set50?.text).toContain(
      'Deposit limit, per day: 50.00\u00a0EUR, in force now.\nSession limit, per day: 90 minutes, in force now.',
    );

    const [limit] = (await set(player, { kind: 'deposit', period: 'day', value: '80' })).json().data.limits;
    expect((await readNotices(player))[0]?.text).toMatch(
      /^Deposit limit, per day: you requested 80\.00\u00a0EUR\. .* from \d\d\.\d\d\.\d{4} \/ \d\d:\d\d \(UTC\)\./,
    );
    await act(player, { action: 'cancel', limitId: limit.id });
    expect((await readNotices(player))[0]?.text).toContain('stays at 50.00');
    // A change without an effect is no news.
    await set(player, { kind: 'deposit', period: 'day', value: '50' });
    expect(await readNotices(player)).toHaveLength(3);
    await remove(player, limit.id);
    expect((await readNotices(player))[0]?.text).toContain('you requested to remove this limit');
    await wait(player, 25);
    await act(player, { action: 'confirm', limitId: limit.id });
    expect((await readNotices(player, 'ar'))[0]?.text).toContain('أُلغي هذا الحد');
    await waitForMessage(test, player.id, 'notice', 5);
  });

  it('C098 C100 a break and an exclusion are told with their end, and by no more than the message where there is no address', async () => {
    const player = await test.player();
    await writeKnown(test, player.id, { email: 'break-news@example.test' });
    await act(player, { action: 'break', hours: 24 });
    const letter = await waitForMessage(test, player.id, 'notice');
    expect(letter.body).toMatch(/^Until \d\d\.\d\d\.\d{4} \/ \d\d:\d\d \(UTC\) you cannot bet or deposit/);
    const other = await test.player();
    await ask(other, { method: 'POST', url: `${BASE}/BlockUser`, payload: { months: 0, reason: 'control', confirmed: true } });
    const { rows } = await test.platform.pool.query('select text_key from inbox_message where player_id = $1', [other.id]);
    expect(rows).toEqual([{ text_key: 'excluded-for-good' }]);
    expect(await readLetters(test, other.id, 'notice')).toEqual([]);
  });

  it('C097 a change that is refused is no news', async () => {
    const player = await test.player();
    await set(player, { kind: 'deposit', period: 'day', value: '50' }, { kind: 'stake', period: 'day', value: '5' });
    expect(await readNotices(player)).toEqual([]);
  });
});

describe('deposits', () => {
  it('T40 of 200 at once none passes the limit by a cent', async () => {
    const player = await test.player();
    await set(player, { kind: 'deposit', period: 'day', value: '99.99' });
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        test.app.server.inject({
          method: 'POST',
          url: '/web-api/payments/deposit',
          payload: { method: 'card', amount: '10.00', key: randomUUID() },
          headers: { cookie: `user_token=${player.token}` },
          remoteAddress: `10.8.${i >> 6}.${i & 63}`,
        }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(9);
    const { rows } = await test.platform.pool.query<{ sum: bigint }>(
      'select coalesce(sum(amount_minor), 0)::bigint as sum from payment where player_id = $1',
      [player.id],
    );
    expect(rows[0]?.sum).toBeLessThanOrEqual(9_999n);
    expect((await read(player)).limits[0]?.used).toBe('90.00');
  });

  it('a refusal names the limit, what is left and when it begins anew', async () => {
    const player = await test.player();
    await set(player, { kind: 'deposit', period: 'day', value: '30' }, { kind: 'deposit', period: 'month', value: '40' });
    await deposit(player, '25.00');
    const refused = await deposit(player, '10.00');
    expect(refused.statusCode).toBe(FAILURES.limit_exceeded);
    expect(refused.json().errors[0].accepted).toMatchObject({ limit: 'deposit', period: 'day', max: '5.00 EUR' });
    expect(refused.json().message).toMatch(
      /^This is over your daily deposit limit\. You have 5\.00 EUR left\. It resets on \d{4}-\d\d-\d\d 00:00 \(UTC\)\.$/,
    );
    expect((await deposit(player, '5.00')).statusCode).toBe(200);
  });

  it('a deposit that came to nothing is not counted', async () => {
    const player = await test.player();
    await set(player, { kind: 'deposit', period: 'day', value: '30' });
    const { payment } = (await deposit(player, '25.00')).json().data;
    expect((await deposit(player, '25.00')).json().code).toBe('limit_exceeded');
    await test.platform.pool.query("update payment set status = 'declined', finished_at = now() where id = $1", [payment.id]);
    expect((await deposit(player, '25.00')).statusCode).toBe(200);
  });

  it('the same wish again is the same deposit, at its limit too', async () => {
    const player = await test.player();
    await set(player, { kind: 'deposit', period: 'day', value: '25' });
    const once = { method: 'card', amount: '25.00', key: randomUUID() };
    const send = () => player.request({ method: 'POST', url: '/web-api/payments/deposit', payload: once });
    expect((await send()).json().data.payment.id).toBe((await send()).json().data.payment.id);
  });

  it('Germany: nothing before an own limit, and 1,000 euros a month whatever it says', async () => {
    const player = await test.player({ country: 'DE' });
    expect((await deposit(player, '10.00')).json()).toMatchObject({ code: 'limit_required', errors: [{ accepted: { limit: 'deposit' } }] });
    await set(player, { kind: 'deposit', period: 'month', value: '5000' });
    expect((await deposit(player, '1000.00')).statusCode).toBe(200);
    expect((await deposit(player, '1.00')).json().errors[0].accepted).toMatchObject({ period: 'month', max: '0.00 EUR' });
  });

  it('Spain: the limits of the law in another currency too', async () => {
    const player = await test.player({ country: 'ES', currencyId: 5 });
    // 500 tenge stand for a euro: 600 euros a day are 300,000.
    expect((await deposit(player, '300000.00')).statusCode).toBe(200);
    expect((await deposit(player, '500.00')).json().errors[0].accepted).toMatchObject({ period: 'day', max: '0.00 KZT' });
  });
});
