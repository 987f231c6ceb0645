import { translate } from '@touchline/i18n/translate';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { type BettingWorld, ledgerFaults, startBettingApp } from '../../../tests/harness/worlds/betting-app.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';

let test: BettingWorld;
let operator: TestOperator;
beforeAll(async () => {
  test = await startBettingApp({ matches: 6, liveMatches: 1 });
  operator = await test.operator(['risk']);
});
afterAll(async () => {
  expect(await ledgerFaults(test)).toEqual([]);
  await test.close();
});

const REASON = 'Stakes look like somebody else bets';
const PUBLIC = 'We have to look at your bets first.';
const post = (url: string, payload: object) => operator.request({ method: 'POST', url: `/operator-api/${url}`, payload });
const block = (player: TestPlayer, scope: string, more: object = {}) =>
  post('player/block', { playerId: String(player.id), reason: REASON, publicReason: PUBLIC, scope, ...more });
const unblock = (player: TestPlayer, scope: string) => post('player/unblock', { playerId: String(player.id), reason: REASON, scope });
const blocksOf = async (player: TestPlayer) => (await player.request({ url: '/web-api/user/blocks' })).json().data;
const deposit = (player: TestPlayer) =>
  player.request({
    method: 'POST',
    url: '/web-api/payments/deposit',
    payload: { method: 'card', amount: '10.00', key: nanoid() },
  });
const codeOf = (reply: { json(): { code?: string } }) => reply.json().code ?? 'taken';

describe('a block of betting', () => {
  it('bars bets and nothing else, at once, and is told in the inbox and by the stream', async () => {
    const player = await test.player({ deposit: '100' });
    const news: unknown[] = [];
    test.platform.bus.subscribe(`news.player.${player.id}`, (one) => news.push(one));
    expect((await test.bet(player, [{ match: 1 }])).statusCode).toBe(200);
    expect((await block(player, 'betting')).json().data).toEqual({ blocked: true, scope: 'betting', sessionsEnded: 0 });
    expect((await block(player, 'betting')).statusCode).toBe(409);
    // At once, although the process remembers players for a second.
    expect(codeOf(await test.bet(player, [{ match: 1 }]))).toBe('betting_blocked');
    expect(await blocksOf(player)).toMatchObject([{ scope: 'betting', reason: PUBLIC, until: null, mayAppeal: true, appeal: null }]);
    expect((await deposit(player)).statusCode).toBe(200);
    expect((await player.request({ url: '/web-api/messages' })).json().data.messages[0].title).toBe(
      translate('en', 'message.blocked-betting.title'),
    );
    await expect.poll(() => news).toContainEqual({ kind: 'blocks' });
    expect((await unblock(player, 'betting')).json().data).toEqual({ blocked: false, scope: 'betting' });
    expect((await unblock(player, 'betting')).statusCode).toBe(409);
    await expect.poll(async () => codeOf(await test.bet(player, [{ match: 2 }])), { timeout: 10_000 }).toBe('taken');
    expect(await blocksOf(player)).toEqual([]);
  });

  it('ends by itself at its moment, by the clock of the database', async () => {
    const player = await test.player({ deposit: '100' });
    const until = test.platform.clock.now() + 86_400_000;
    expect((await block(player, 'betting', { until: 1_000 })).json().validation_errors).toHaveProperty('until');
    expect((await block(player, 'betting', { until })).statusCode).toBe(200);
    expect((await blocksOf(player))[0].until).toBe(until);
    await test.platform.pool.query("update player set betting_blocked_until = now() - interval '1 second' where id = $1", [player.id]);
    expect(await blocksOf(player)).toEqual([]);
    await expect.poll(async () => codeOf(await test.bet(player, [{ match: 3 }])), { timeout: 10_000 }).toBe('taken');
    expect((await block(player, 'betting')).statusCode).toBe(200);
  });

  it('lets no bet through once it is answered, however many are under way', async () => {
    const player = await test.player({ deposit: '1000' });
    const bets = Array.from({ length: 40 }, () => test.bet(player, [{ match: 4 }], { summ: '1.00' }));
    const [, balance] = [await block(player, 'betting'), await player.balanceMinor()];
    const codes = (await Promise.all(bets)).map(codeOf);
    expect(codes.filter((code) => code !== 'taken' && code !== 'betting_blocked')).toEqual([]);
    expect(await player.balanceMinor()).toBe(balance);
    expect(codeOf(await test.bet(player, [{ match: 4 }]))).toBe('betting_blocked');
  });

  it('is judged under the locks of a stake that is no bet, too', async () => {
    const player = await test.player({ deposit: '10' });
    await block(player, 'betting');
    const { rows } = await test.platform.pool.query("select limit_facts($1, 'EUR') as facts", [player.id]);
    expect(rows[0].facts).toEqual({ bar: 'betting_blocked' });
  });
});

describe('a block of deposits', () => {
  it('bars deposits and nothing else, also those under way', async () => {
    const player = await test.player({ deposit: '100' });
    const deposits = Array.from({ length: 12 }, () => deposit(player));
    expect((await block(player, 'deposits')).statusCode).toBe(200);
    const count = async () =>
      (await test.platform.pool.query('select count(*)::int as n from payment where player_id = $1', [player.id])).rows[0].n;
    const begun = await count();
    const codes = (await Promise.all(deposits)).map(codeOf);
    expect(codes.filter((code) => code !== 'taken' && code !== 'deposits_blocked')).toEqual([]);
    expect(await count()).toBe(begun);
    expect(codeOf(await deposit(player))).toBe('deposits_blocked');
    expect(codeOf(await test.bet(player, [{ match: 5 }]))).toBe('taken');
  });
});

describe('a block of withdrawals', () => {
  it('bars them under the lock of the transaction that pays out, and who has excluded themself may withdraw', async () => {
    const player = await test.player({ deposit: '10' });
    const { account } = test.app.features;
    const ask = () => inTransaction(test.platform.pool, (client) => account.requireStandingIn(client, player.id, 'withdrawals'));
    await test.platform.pool.query("update player set self_excluded_until = now() + interval '1 day' where id = $1", [player.id]);
    await expect(ask()).resolves.toBeUndefined();
    await block(player, 'withdrawals');
    await expect(ask()).rejects.toMatchObject({ code: 'withdrawals_blocked' });
    await unblock(player, 'withdrawals');
    await block(player, 'login');
    await expect(ask()).rejects.toMatchObject({ code: 'account_blocked' });
  });
});

describe('a block of the whole account until a moment', () => {
  it('S209 says until when, and the way in is open again after it', async () => {
    const player = await test.player({ deposit: '10' });
    const until = test.platform.clock.now() + 3_600_000;
    expect((await block(player, 'login', { until })).json().data.sessionsEnded).toBe(1);
    const signIn = () =>
      test.request({ method: 'POST', url: '/web-api/user/auth', payload: { login: player.login, password: player.password } });
    const { ticket } = (await signIn()).json().errors[0].accepted;
    expect((await test.request({ url: `/web-api/user/block?ticket=${ticket}` })).json().data).toMatchObject({ until, reason: PUBLIC });
    await test.platform.pool.query("update player set blocked_until = now() - interval '1 second' where id = $1", [player.id]);
    expect((await signIn()).statusCode).toBe(200);
  });
});

describe('an appeal against a block of a part', () => {
  it('S210 waits once for each part, is read by operators, and lifts that part alone', async () => {
    const player = await test.player({ deposit: '10' });
    await block(player, 'betting');
    await block(player, 'deposits');
    const appeal = (scope: string) =>
      player.request({ method: 'POST', url: '/web-api/user/blocks/appeal', payload: { scope, text: 'It is I who bets, as always.' } });
    const asked = await Promise.all([appeal('betting'), appeal('betting'), appeal('withdrawals')]);
    expect(asked.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 409]);
    expect((await appeal('deposits')).statusCode).toBe(200);
    const waiting = (await operator.request({ url: '/operator-api/appeals' })).json().data;
    const mine = waiting.filter((one: { playerId: string }) => one.playerId === player.login);
    expect(mine.map(({ scope, text }: { scope: string; text: string }) => [scope, text]).toSorted()).toEqual([
      ['betting', 'It is I who bets, as always.'],
      ['deposits', 'It is I who bets, as always.'],
    ]);
    const { rows } = await test.platform.pool.query('select text from block_appeal where player_id = $1', [player.id]);
    for (const { text } of rows) expect(Buffer.from(text).includes('as usual')).toBe(false);
    const { id: appealId } = mine.find(({ scope }: { scope: string }) => scope === 'betting');
    expect((await post('answer-appeal', { appealId, decision: 'lifted', answer: 'You are right.' })).statusCode).toBe(200);
    expect(await blocksOf(player)).toMatchObject([{ scope: 'deposits', mayAppeal: false, appeal: { decision: null, answer: null } }]);
    const kept = mine.find(({ scope }: { scope: string }) => scope === 'deposits').id;
    expect((await post('answer-appeal', { appealId: kept, decision: 'kept', answer: 'We still look.' })).statusCode).toBe(200);
    expect(await blocksOf(player)).toMatchObject([{ mayAppeal: true, appeal: { decision: 'kept', answer: 'We still look.' } }]);
    // An appeal against an earlier block says nothing about the next one.
    await unblock(player, 'deposits');
    await block(player, 'deposits');
    expect(await blocksOf(player)).toMatchObject([{ scope: 'deposits', mayAppeal: true, appeal: null }]);
  });
});
