import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeKnown } from '../../tests/harness/known-person.ts';
import type { TestOperator } from '../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../tests/harness/test-player.ts';
import { type BettingWorld, startBettingApp } from '../../tests/harness/worlds/betting-app.ts';

let test: BettingWorld;
beforeAll(async () => {
  test = await startBettingApp({ matches: 3, liveMatches: 1 });
});
afterAll(() => test.close());

const REASON = 'The player called about a bet';
const post = (operator: TestOperator, call: string, payload: object = {}) =>
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
    expect(seen.standing).toMatchObject({ blocks: [], identity: 'none', maxStake: null });
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
});
