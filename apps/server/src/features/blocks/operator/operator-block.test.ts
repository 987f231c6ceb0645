import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const REASON = 'The player called about a bet';
const post = (operator: TestOperator, call: string, payload: object = {}) =>
  operator.request({ method: 'POST', url: `/operator-api/${call}`, payload });
const playerOf = (player: TestPlayer) => ({ playerId: String(player.id), reason: REASON });
const whole = async (operator: TestOperator, player: TestPlayer): Promise<OperatorPlayer> =>
  (await post(operator, 'player', playerOf(player))).json().data;

describe('POST /operator-api/player/block', () => {
  it('ends the sessions and lets nobody in until it is lifted', async () => {
    const player = await test.player();
    const operator = await test.operator(['risk']);
    const ended: unknown[] = [];
    test.platform.bus.subscribe(`news.player.${player.id}`, (news) => ended.push(news));
    const block = () => post(operator, 'player/block', { ...playerOf(player), publicReason: 'We have to check something.' });
    expect((await block()).json().data).toMatchObject({ blocked: true, sessionsEnded: 1 });
    expect((await block()).statusCode).toBe(409);
    // The message that closes the player's sockets.
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
