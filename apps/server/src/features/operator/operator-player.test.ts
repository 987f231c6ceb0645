import type { OperatorPlayer } from '@touchline/contract/operator-player';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, startBettingWorld } from '../../../tests/harness/betting-world.ts';
import { writeKnown } from '../../../tests/harness/known-person.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let test: BettingWorld;
beforeAll(async () => {
  test = await startBettingWorld({ matches: 3, liveMatches: 1 });
});
afterAll(() => test.close());

const REASON = 'The player called about a bet';
const post = (operator: TestOperator, call: string, payload: object) =>
  operator.request({ method: 'POST', url: `/operator-api/${call}`, payload });
const playerOf = (player: TestPlayer) => ({ playerId: String(player.id), reason: REASON });
const whole = async (operator: TestOperator, player: TestPlayer): Promise<OperatorPlayer> =>
  (await post(operator, 'player', playerOf(player))).json().data;

async function knownPlayer(deposit = '50.00'): Promise<TestPlayer> {
  const player = await test.player({ deposit });
  await writeKnown(test, player.id, {
    email: `nora-${player.id}@example.com`,
    phone: `3538${player.id}`,
    first_name: 'Nora',
    last_name: 'Berg',
    birth_date: '1990-02-28',
  });
  return player;
}

describe('POST /operator-api/player', () => {
  it('shows a player whole with what is personal masked, each role its parts', async () => {
    const player = await knownPlayer();
    expect((await test.bet(player, [{ match: 1 }])).statusCode).toBe(200);
    await player.request({
      method: 'POST',
      url: '/web-api/support/threads',
      payload: { topic: 'bet', text: 'Where is my bet?', key: nanoid() },
    });
    const support = await test.operator(['support']);
    const seen = await whole(support, player);
    expect(seen.profile).toMatchObject({ id: String(player.id), name: 'N*** B***', email: 'n***@e***.com', birthDate: '1990' });
    expect(JSON.stringify(seen)).not.toMatch(/Nora|Berg|nora-|02-28/);
    expect(seen.standing).toMatchObject({ blocks: [], identity: 'none', mostStake: null });
    expect(seen.balances).toMatchObject([{ currency: 'EUR', kind: 'player-main', balance: '40.00' }]);
    expect(seen.bets).toHaveLength(1);
    expect(seen.sessions).toHaveLength(1);
    expect(seen.support).toMatchObject([{ excerpt: 'Where is my bet?' }]);
    expect([seen.documents, seen.audit]).toEqual([null, null]);
    const kyc = await whole(await test.operator(['kyc']), player);
    expect(kyc.documents).toEqual([]);
    expect([kyc.balances, kyc.bets, kyc.payments, kyc.support, kyc.audit]).toEqual([null, null, null, null, null]);
    const admin = await whole(await test.operator(['admin']), player);
    expect(admin.audit?.map(({ action }) => action)).toEqual(['player', 'player', 'player']);
    expect(admin.balances).toBeNull();
    expect((await post(support, 'player', { playerId: '1', reason: REASON })).statusCode).toBe(404);
    expect((await post(support, 'player', { playerId: String(player.id) })).json().validation_errors).toHaveProperty('reason');
  });

  it('shows limits, raises that wait and breaks to who needs them, and the band of a self-test to risk alone', async () => {
    const player = await knownPlayer();
    const ask = async (url: string, payload: object) =>
      expect((await player.requestFully({ method: 'POST', url: `/limit-service-api/v3/${url}`, payload })).statusCode).toBe(200);
    for (const value of ['50.00', '80.00']) await ask('limits', { limits: [{ kind: 'deposit', period: 'day', value }] });
    await ask('testanswers', { answers: [1, 0, 3, 0, 0, 2, 0, 1, 1] });
    const risk = await whole(await test.operator(['risk']), player);
    expect(risk.limits).toMatchObject({
      currency: 'EUR',
      limits: [{ kind: 'deposit', period: 'day', value: '50.00', wanted: { value: '80.00' } }],
      exclusion: null,
    });
    expect(risk.selfTests).toMatchObject([{ band: 'high' }]);
    expect(JSON.stringify(risk.selfTests)).not.toContain('score');
    const support = await whole(await test.operator(['support']), player);
    expect([support.limits?.limits.length, support.selfTests]).toEqual([1, null]);
    const kyc = await whole(await test.operator(['kyc']), player);
    expect([kyc.limits, kyc.selfTests]).toEqual([null, null]);
  });

  it('unmasks one field at a time, with a reason that is kept', async () => {
    const player = await knownPlayer();
    const operator = await test.operator(['support']);
    const unmask = async (field: string) => (await post(operator, 'player/unmask', { ...playerOf(player), field })).json().data.value;
    expect(await unmask('email')).toBe(`nora-${player.id}@example.com`);
    expect(await unmask('phone')).toBe(`3538${player.id}`);
    expect(await unmask('name')).toBe('Nora Berg');
    expect(await unmask('birth-date')).toBe('1990-02-28');
    const { audit } = await whole(await test.operator(['risk']), player);
    expect(audit?.slice(1).map(({ action, reason, by }) => [action, reason, by])).toEqual(
      ['unmask-birth-date', 'unmask-name', 'unmask-phone', 'unmask-email'].map((action) => [action, REASON, operator.login]),
    );
  });

  it('keeps notes sealed, for all who see the player', async () => {
    const player = await knownPlayer();
    const operator = await test.operator(['kyc']);
    const note = { playerId: String(player.id), text: 'Called back, voice differs' };
    expect((await post(operator, 'player/notes', note)).statusCode).toBe(200);
    expect((await whole(await test.operator(['payments']), player)).notes).toMatchObject([{ by: operator.login, text: note.text }]);
    const { rows } = await test.platform.pool.query('select body from operator_note where player_id = $1', [player.id]);
    expect(Buffer.from(rows[0].body).includes('voice')).toBe(false);
  });
});

describe('POST /operator-api/player/block', () => {
  it('ends the sessions and lets nobody in until it is lifted', async () => {
    const player = await knownPlayer();
    const operator = await test.operator(['risk']);
    const ended: unknown[] = [];
    test.platform.bus.subscribe(`news.player.${player.id}`, (news) => ended.push(news));
    const block = () => post(operator, 'player/block', { ...playerOf(player), publicReason: 'We have to check something.' });
    expect((await block()).json().data).toMatchObject({ blocked: true, sessionsEnded: 1 });
    expect((await block()).statusCode).toBe(409);
    // What closes the player's sockets.
    await expect.poll(() => ended).toContainEqual({ kind: 'session-ended', reason: 'blocked' });
    expect((await player.request({ method: 'POST', url: '/web-api/user/balance' })).statusCode).toBe(401);
    const signIn = () =>
      test.request({ method: 'POST', url: '/web-api/user/auth', payload: { login: player.login, password: player.password } });
    expect((await signIn()).json().code).toBe('account_blocked');
    expect((await whole(operator, player)).standing.blocks).toMatchObject([
      { scope: 'login', reason: 'We have to check something.', until: null },
    ]);
    const unblock = () => post(operator, 'player/unblock', playerOf(player));
    expect((await unblock()).statusCode).toBe(200);
    expect((await unblock()).statusCode).toBe(409);
    expect((await signIn()).statusCode).toBe(200);
  });
});

describe('POST /operator-api/player/most-stake', () => {
  it("bounds one bet of the player below the house's own bound, and is lifted", async () => {
    const player = await knownPlayer();
    const operator = await test.operator(['risk']);
    const set = (amount: string | null) => post(operator, 'player/most-stake', { ...playerOf(player), amount });
    expect((await set('5.00')).json().data).toEqual({ mostStake: '5.00' });
    const refused = await test.bet(player, [{ match: 2 }], { summ: '5.01' });
    expect(refused.json().code).toBe('stake_too_high');
    expect((await test.bet(player, [{ match: 2 }], { summ: '5.00' })).statusCode).toBe(200);
    for (const wrong of ['0', '-1', '1e3', '5.001', 'NaN']) expect((await set(wrong)).statusCode).toBe(400);
    expect((await set(null)).json().data).toEqual({ mostStake: null });
    // Facts of a player are believed for a second.
    await expect.poll(async () => (await test.bet(player, [{ match: 2 }], { summ: '6.00' })).statusCode, { timeout: 10_000 }).toBe(200);
  });
});
