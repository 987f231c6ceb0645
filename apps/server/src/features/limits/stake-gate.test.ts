import { randomUUID } from 'node:crypto';
import type net from 'node:net';
import { type CallSpec, isPlayerAccess } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { TRANSACTION_KINDS } from '@touchline/ledger/transaction';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { hearPlayer } from '../../../tests/harness/hear-player.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import {
  AWAY_WINS,
  type BettingWorld,
  ledgerFaults,
  readServiceToken,
  startBettingApp,
  wireLegs,
} from '../../../tests/harness/worlds/betting-app.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { CALLS_OPEN_TO_EXCLUDED } from './calls-open-to-excluded.ts';
import { LEDGER_ROLES } from './ledger-roles.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ matches: 30, liveMatches: 1 });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const set = async (player: TestPlayer, kind: string, period: string, value: string): Promise<void> => {
  const reply = await player.requestFully({
    method: 'POST',
    url: '/limit-service-api/v3/limits',
    payload: { limits: [{ kind, period, value }] },
  });
  expect(reply.statusCode, reply.body).toBe(200);
};
const read = async (player: TestPlayer) => (await player.requestFully({ method: 'GET', url: '/limit-service-api/v3/limits' })).json().data;
const act = (player: TestPlayer, payload: object) =>
  player.requestFully({ method: 'POST', url: '/limit-service-api/v3/limitaction', payload });
const exclude = (player: TestPlayer) =>
  player.requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload: { months: 6, reason: 'control', confirmed: true } });
const stakedMinor = async (player: TestPlayer): Promise<bigint> => {
  const { rows } = await world.platform.pool.query<{ sum: bigint }>(
    'select coalesce(sum(stake_minor), 0)::bigint as sum from bet where player_id = $1',
    [player.id],
  );
  return rows[0]?.sum ?? 0n;
};
const codeOf = (reply: { json(): unknown }): string => (reply.json() as { code?: string }).code ?? 'accepted';

describe('limits on stakes', () => {
  it('the largest stake, to the cent, and the refusal says how much', async () => {
    const player = await world.player({ deposit: '100' });
    await set(player, 'stake', 'bet', '10.00');
    const refused = await world.bet(player, [{ match: 1 }], { summ: '10.01' });
    expect(refused.json()).toMatchObject({
      code: 'limit_exceeded',
      errors: [{ accepted: { limit: 'stake', period: 'bet', max: '10.00 EUR' } }],
    });
    expect(refused.json().message).toContain('per-bet stake limit');
    expect(codeOf(await world.bet(player, [{ match: 1 }], { summ: '10.00' }))).toBe('accepted');
    expect(await player.balanceMinor()).toBe(9_000n);
  });

  it('T40 of 200 parallel bets none passes the limit by a cent', async () => {
    const player = await world.player({ deposit: '1000' });
    await set(player, 'wager', 'day', '99.99');
    const replies = await Promise.all(Array.from({ length: 200 }, () => world.bet(player, [{ match: 2 }], { summ: '1.00' })));
    expect(replies.filter((reply) => codeOf(reply) === 'accepted')).toHaveLength(99);
    expect(new Set(replies.map(codeOf))).toEqual(new Set(['accepted', 'limit_exceeded']));
    expect(await stakedMinor(player)).toBe(9_900n);
    expect((await read(player)).limits[0]).toMatchObject({ used: '99.00', left: '0.99' });
  });

  it('T40 bets and deposits at once, each within its own limit', async () => {
    const player = await world.player({ deposit: '100' });
    await set(player, 'wager', 'week', '19.99');
    await set(player, 'deposit', 'week', '29.99');
    const pay = () =>
      player.request({ method: 'POST', url: '/web-api/payments/deposit', payload: { method: 'card', amount: '10.00', key: randomUUID() } });
    const [bets, payments] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, () => world.bet(player, [{ match: 3 }], { summ: '2.00' }))),
      Promise.all(Array.from({ length: 20 }, pay)),
    ]);
    expect(bets.filter((reply) => codeOf(reply) === 'accepted')).toHaveLength(9);
    expect(payments.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  });

  it('counts accounts of all currencies together, at the round amounts of the site', async () => {
    const player = await world.player({ deposit: '100' });
    await set(player, 'wager', 'day', '10.00');
    const made = await player.request({ method: 'POST', url: '/web-api/user/createCurrencyAccount', payload: { currency_id: 5 } });
    const accounts = await world.app.features.wallet.readPlayerAccounts(world.platform.pool, player.id);
    const tenge = accounts.find(({ currency }) => currency === 'KZT');
    expect(tenge, made.body).toBeDefined();
    await inTransaction(world.platform.pool, async (client) => {
      await world.app.features.wallet.lockPlayerAccounts(client, player.id, 'KZT');
      await world.app.features.wallet.postTransaction(client, {
        key: `test-${nanoid()}`,
        kind: 'deposit',
        entries: [
          { account: { kind: 'house-deposits', playerId: null, currency: 'KZT' }, amountMinor: -10_000_000n },
          { account: { kind: 'player-main', playerId: player.id, currency: 'KZT' }, amountMinor: 10_000_000n },
        ],
      });
    });
    const inTenge = (summ: string) => world.bet(player, [{ match: 4 }], { summ, accountId: tenge?.id.toString() });
    expect(codeOf(await world.bet(player, [{ match: 4 }], { summ: '6.00' }))).toBe('accepted');
    // 500 tenge are a euro: 4.00 are left.
    expect(codeOf(await inTenge('2000.01'))).toBe('limit_exceeded');
    expect(codeOf(await inTenge('2000.00'))).toBe('accepted');
    expect(codeOf(await world.bet(player, [{ match: 4 }], { summ: '0.20' }))).toBe('limit_exceeded');
  });

  it('a loss is what was staked less what came back', async () => {
    const player = await world.player({ deposit: '100' });
    await set(player, 'loss', 'month', '20.00');
    expect(codeOf(await world.bet(player, [{ match: 5 }], { summ: '15.00' }))).toBe('accepted');
    expect(codeOf(await world.bet(player, [{ match: 6 }], { summ: '6.00' }))).toBe('limit_exceeded');
    world.settle(5, 1);
    await world.settled();
    // 30.00 came back: nothing is lost.
    expect((await read(player)).limits[0]).toMatchObject({ used: '0.00', left: '20.00' });
    expect(codeOf(await world.bet(player, [{ match: 6 }], { summ: '20.00' }))).toBe('accepted');
    world.settle(6, 1, AWAY_WINS);
    await world.settled();
    expect((await read(player)).limits[0]).toMatchObject({ used: '5.00', left: '15.00' });
  });

  it('what was staked before the limit was set counts', async () => {
    const player = await world.player({ deposit: '100' });
    await world.bet(player, [{ match: 7 }], { summ: '8.00' });
    await set(player, 'wager', 'day', '10.00');
    expect(codeOf(await world.bet(player, [{ match: 7 }], { summ: '2.01' }))).toBe('limit_exceeded');
    expect(codeOf(await world.bet(player, [{ match: 7 }], { summ: '2.00' }))).toBe('accepted');
  });

  it('holds for bets put to a trader, live bets that wait, and both give back what came to nothing', async () => {
    const player = await world.player({ deposit: '100' });
    await set(player, 'wager', 'day', '10.00');
    const bid = async (summ: string) =>
      world.request({
        method: 'POST',
        url: '/service-api/LiveBet/Secure/MakeBetBidWeb',
        headers: { authorization: `Bearer ${await readServiceToken(player)}` },
        payload: { couponEvents: wireLegs([{ match: 8, odds: 2200 }]), vid: 0, summ, betGuid: nanoid() },
      });
    expect(codeOf(await bid('10.01'))).toBe('limit_exceeded');
    const held = (await bid('10.00')).json().data;
    expect(codeOf(await world.bet(player, [{ match: 8 }], { summ: '1.00' }))).toBe('limit_exceeded');
    await player.request({ method: 'POST', url: `/web-api/bets/bids/${held.bid.bidId}/answer`, payload: { accept: false } });
    expect(codeOf(await world.bet(player, [{ match: 500, live: true }], { summ: '10.01' }))).toBe('limit_exceeded');
    expect(codeOf(await world.bet(player, [{ match: 500, live: true }], { summ: '10.00' }))).toBe('accepted');
  });

  it('costs players without limits nothing that could be seen: they have no row', async () => {
    const player = await world.player({ deposit: '100' });
    expect(codeOf(await world.bet(player, [{ match: 9 }]))).toBe('accepted');
    const { rows } = await world.platform.pool.query('select from player_limit_profile where player_id = $1', [player.id]);
    expect(rows).toHaveLength(0);
  });
});

describe('days of the calendar', () => {
  const between = async (period: string, zone: string, at: string) => {
    const { rows } = await world.platform.pool.query<{ since: Date; resets: Date }>(
      'select limit_period_start($1, $2, false, $3) as since, limit_period_end($1, $2, $3) as resets',
      [period, zone, at],
    );
    return [rows[0]?.since.toISOString(), rows[0]?.resets.toISOString()];
  };

  it('T41 begin and end at midnight of the zone, on the days when its clocks change too', async () => {
    // In Berlin 29 March 2026 has 23 hours, and 25 October has 25.
    expect(await between('day', 'Europe/Berlin', '2026-03-29T12:00:00Z')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
    expect(await between('day', 'Europe/Berlin', '2026-10-25T00:30:00Z')).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
    expect(await between('week', 'America/Toronto', '2026-11-01T12:00:00Z')).toEqual([
      '2026-10-26T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ]);
    expect(await between('month', 'Asia/Almaty', '2026-01-31T20:00:00Z')).toEqual(['2026-01-31T19:00:00.000Z', '2026-02-28T19:00:00.000Z']);
  });
});

describe('T42 exclusion under load', () => {
  it('T42 no bet is taken after it, the stream is told and closed within a second, the money can be withdrawn', async () => {
    await world.app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = world.app.server.server.address() as net.AddressInfo;
    const player = await world.player({ deposit: '1000' });
    const token = await readServiceToken(player);
    const socket = new WebSocket(`ws://127.0.0.1:${port}/push`, { headers: { cookie: `user_token=${player.token}` } });
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
    const closed = new Promise<number>((resolve) => socket.on('close', () => resolve(performance.now())));
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send(JSON.stringify({ op: 'sub', topic: 'me' }));
    await expect.poll(() => heard.some((frame) => frame.includes('"snap"')), { timeout: 10_000 }).toBe(true);
    let going = true;
    let answered = 0;
    const place = async (): Promise<void> => {
      while (going) {
        await world.request({
          method: 'POST',
          url: '/service-api/LiveBet/Secure/MakeBetWeb',
          headers: { authorization: `Bearer ${token}` },
          payload: { couponEvents: wireLegs([{ match: 10 }]), vid: 0, summ: '0.50', betGuid: nanoid() },
          remoteAddress: '10.9.0.1',
        });
        answered += 1;
      }
    };
    const load = Array.from({ length: 8 }, place);
    await expect.poll(() => stakedMinor(player), { timeout: 10_000 }).toBeGreaterThan(500n);
    const reply = await exclude(player);
    expect(reply.statusCode, reply.body).toBe(200);
    const excludedAt = performance.now();
    const staked = await stakedMinor(player);
    const elapsed = (await closed) - excludedAt;
    // Each of the eight has tried again since.
    const before = answered;
    await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(before + 16);
    going = false;
    await Promise.all(load);
    expect(await stakedMinor(player)).toBe(staked);
    expect(heard.at(-1)).toContain('self-exclusion');
    console.log(`T42: the socket was closed ${elapsed.toFixed(0)} ms after the answer`);
    const { rows } = await world.platform.pool.query('select from session where player_id = $1 and ended_at is null', [player.id]);
    expect(rows).toHaveLength(0);
    expect(await player.balanceMinor()).toBe(100_000n - staked);
  });
});

describe('T44 the time of players, decided by the server', () => {
  it('T44 a limit of time ends the sessions, whatever the page does; betting and paying in stay closed', async () => {
    const player = await world.player({ deposit: '100' });
    await set(player, 'session', 'day', '60');
    // Midnight must not come between: the session has been running for 59 minutes and 59.5 seconds of this day.
    await world.platform.pool.query(
      "update session set created_at = clock_timestamp() - interval '3599.5 seconds', last_seen_at = clock_timestamp() where player_id = $1",
      [player.id],
    );
    await world.platform.pool.query(
      "update player_limit_profile set zone = 'UTC', next_check_at = clock_timestamp() where player_id = $1",
      [player.id],
    );
    const { rows: zone } = await world.platform.pool.query<{ late: boolean }>(
      "select extract(hour from now() at time zone 'UTC') < 1 as late",
    );
    if (zone[0]?.late)
      await world.platform.pool.query("update player_limit_profile set zone = 'Asia/Tokyo' where player_id = $1", [player.id]);
    const ended = async () => {
      const { rows } = await world.platform.pool.query<{ reason: string; over: number }>(
        'select end_reason as reason, extract(epoch from ended_at - created_at)::float8 - 3600 as over from session where player_id = $1 and ended_at is not null',
        [player.id],
      );
      return rows[0];
    };
    await expect.poll(ended, { timeout: 20_000, interval: 50 }).toMatchObject({ reason: 'session-limit' });
    console.log(`T44: the session ended ${(((await ended())?.over ?? 0) * 1000).toFixed(0)} ms after its time`);
    const signedIn = await world.request({
      method: 'POST',
      url: '/web-api/user/auth',
      payload: { login: player.login, password: player.password },
    });
    const { token } = signedIn.json().data;
    const again: TestPlayer = {
      ...player,
      token,
      request: (wanted) => world.request({ ...wanted, headers: { ...wanted.headers, cookie: `user_token=${token}` } }),
    };
    expect(
      codeOf(
        await again.request({
          method: 'POST',
          url: '/web-api/payments/deposit',
          payload: { method: 'card', amount: '10.00', key: randomUUID() },
        }),
      ),
    ).toBe('time_limit');
    const bet = await world.request({
      method: 'POST',
      url: '/service-api/LiveBet/Secure/MakeBetWeb',
      headers: { authorization: `Bearer ${await readServiceToken(again)}` },
      payload: { couponEvents: wireLegs([{ match: 11 }]), vid: 0, summ: '1.00', betGuid: nanoid() },
    });
    expect(codeOf(bet)).toBe('time_limit');
    // A player who comes back to withdraw is not logged out again.
    await world.app.features.limits.lookAtTime();
    expect((await again.request({ method: 'POST', url: '/web-api/user/balance' })).statusCode).toBe(200);
  });

  it('T44 a reality check is told once, and nothing is staked before it is answered', async () => {
    const player = await world.player({ deposit: '100' });
    await set(player, 'reality-check', 'sitting', '15');
    const heard: { kind?: string }[] = [];
    const end = hearPlayer(world.platform.bus, player.id, (message) => heard.push(message as { kind?: string }));
    expect(codeOf(await world.bet(player, [{ match: 12 }]))).toBe('accepted');
    await world.platform.pool.query(
      "update player_limit_profile set reality_check_started_at = clock_timestamp() - interval '15 minutes', next_check_at = clock_timestamp() where player_id = $1",
      [player.id],
    );
    expect(codeOf(await world.bet(player, [{ match: 12 }]))).toBe('reality_check');
    await expect.poll(() => heard.filter(({ kind }) => kind === 'reality-check').length, { timeout: 20_000 }).toBe(1);
    expect((await read(player)).session).toMatchObject({ realityCheck: true, staked: '10.00', won: '0.00', lost: '10.00' });
    await world.app.features.limits.lookAtTime();
    expect((await act(player, { action: 'continue' })).json().data.session.realityCheck).toBe(false);
    expect(codeOf(await world.bet(player, [{ match: 12 }]))).toBe('accepted');
    expect(heard.filter(({ kind }) => kind === 'reality-check')).toHaveLength(1);
    end();
  });
});

describe('T43 nothing goes past the gate', () => {
  const changing = (Object.entries(CALLS) as [CallKey, CallSpec][]).filter(
    ([, { method, access }]) => method !== 'GET' && isPlayerAccess(access),
  );

  it('T43 every call of players that changes something is gated, or is listed as one that moves no money in and sends no offer', () => {
    const gated = changing.filter(([, { fails }]) => fails.includes('self_excluded')).map(([key]) => key);
    const unknown = changing.map(([key]) => key).filter((key) => !gated.includes(key) && !Object.hasOwn(CALLS_OPEN_TO_EXCLUDED, key));
    expect(
      unknown,
      'a call of players that changes something declares self_excluded, or stands in ungated-calls.ts with its reason',
    ).toEqual([]);
    const keys = new Set<string>(changing.map(([key]) => key));
    expect(
      Object.keys(CALLS_OPEN_TO_EXCLUDED).filter((key) => !keys.has(key)),
      'calls that are there no more',
    ).toEqual([]);
    expect(
      gated.filter((key) => Object.hasOwn(CALLS_OPEN_TO_EXCLUDED, key)),
      'gated calls need no reason',
    ).toEqual([]);
  });

  it('T43 every kind of transaction of the ledger has its part in limits', () => {
    expect(Object.keys(LEDGER_ROLES).toSorted()).toEqual([...TRANSACTION_KINDS].toSorted());
  });

  it('T43 what operators give asks whether the player may be sent offers', async () => {
    const gifts = (Object.entries(CALLS) as [CallKey, CallSpec][]).filter(
      ([key, { method, access }]) => access === 'operator' && method !== 'GET' && /grant|gift|bonus|offer|promo/i.test(key),
    );
    expect(gifts.length).toBeGreaterThan(0);
    expect(gifts.filter(([, { fails }]) => !fails.includes('self_excluded')).map(([key]) => key)).toEqual([]);
    const player = await world.player();
    await world.app.features.account.writeExcluded(world.platform.pool, player.id, new Date(Date.now() + 3_600_000));
    const operator = await world.operator();
    const given = await operator.request({
      method: 'POST',
      url: '/operator-api/grant-free-bet',
      payload: { playerId: player.id.toString(), amount: '5.00', currency: 'EUR', days: 7, reason: 'a test of the gate', key: nanoid() },
    });
    expect(given.json().code, given.body).toBe('self_excluded');
  });

  it('T43 an excluded player stakes and pays in nothing by any call', async () => {
    const player = await world.player({ deposit: '100' });
    const token = await readServiceToken(player);
    const { betId } = (await world.bet(player, [{ match: 13 }], { summ: '10.00' })).json().data;
    const headers = { authorization: `Bearer ${token}`, cookie: `user_token=${player.token}`, 'x-auth': `Bearer ${player.token}` };
    await world.app.features.account.writeExcluded(world.platform.pool, player.id, new Date(Date.now() + 3_600_000));
    const before = await player.balanceMinor();
    const leg = { couponEvents: wireLegs([{ match: 14 }]), vid: 0, summ: '1.00' };
    const tries: readonly (readonly [string, string, object])[] = [
      ['POST', '/service-api/LiveBet/Secure/MakeBetWeb', { ...leg, betGuid: nanoid() }],
      [
        'POST',
        '/service-api/LiveBet/Secure/MakeBetBidWeb',
        { ...leg, couponEvents: wireLegs([{ match: 14, odds: 2200 }]), betGuid: nanoid() },
      ],
      ['POST', '/service-api/LiveBet/Secure/MakeBetWeb', { ...leg, betGuid: nanoid(), avanceBet: true }],
      ['POST', `/web-api/bets/${betId}/insurance`, { guid: nanoid(), percent: 100, premium: '100.00' }],
      ['POST', '/web-api/payments/deposit', { method: 'card', amount: '10.00', key: randomUUID() }],
    ];
    for (const [method, url, payload] of tries) {
      const reply = await world.request({ method: method as 'POST', url, payload, headers });
      expect(reply.statusCode, `${url} ${reply.body}`).toBeGreaterThanOrEqual(400);
      expect(reply.json().code, url).toBe('self_excluded');
    }
    expect(await player.balanceMinor()).toBe(before);
    expect([...(await world.app.features.limits.mayMarketTo([player.id]))]).toEqual([]);
  });
});
