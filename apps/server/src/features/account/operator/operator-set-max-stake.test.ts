import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { type BettingWorld, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';

let test: BettingWorld;
beforeAll(async () => {
  test = await startBettingApp({ matches: 3, liveMatches: 1 });
});
afterAll(() => test.close());

const REASON = 'The player called about a bet';
const post = (operator: TestOperator, call: string, payload: object = {}) =>
  operator.request({ method: 'POST', url: `/operator-api/${call}`, payload });
const playerOf = (player: TestPlayer) => ({ playerId: String(player.id), reason: REASON });

describe('POST /operator-api/player/max-stake', () => {
  it("bounds one bet of the player below the house's own bound, and is lifted", async () => {
    const player = await test.player({ deposit: '50.00' });
    const operator = await test.operator(['risk']);
    const set = (amount: string | null) => post(operator, 'player/max-stake', { ...playerOf(player), amount });
    expect((await set('5.00')).json().data).toEqual({ maxStake: '5.00' });
    const refused = await test.bet(player, [{ match: 2 }], { summ: '5.01' });
    expect(refused.json().code).toBe('stake_too_high');
    expect((await test.bet(player, [{ match: 2 }], { summ: '5.00' })).statusCode).toBe(200);
    for (const wrong of ['0', '-1', '1e3', '5.001', 'NaN']) expect((await set(wrong)).statusCode).toBe(400);
    expect((await set(null)).json().data).toEqual({ maxStake: null });
    // Facts of a player are believed for a second.
    await expect.poll(async () => (await test.bet(player, [{ match: 2 }], { summ: '6.00' })).statusCode, { timeout: 10_000 }).toBe(200);
  });
});
