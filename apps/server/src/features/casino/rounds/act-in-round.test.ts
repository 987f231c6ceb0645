import { defineGame } from '@touchline/casino/game';
import { ONE, ratio } from '@touchline/kernel/ratio';
import { ok } from '@touchline/kernel/result';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lockPlayerMoney } from '#features/wallet';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import { takeAction } from './act-in-round.ts';
import { lockRound, type Round } from './round.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ roles: ['api'] });
});
afterAll(async () => {
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

/** Doubles the stake as often as wanted, and returns twice of what was staked at the end. */
const DOUBLES = defineGame<unknown, { readonly staked: number; readonly over: boolean }, 'double' | 'stand'>({
  key: 'doubles',
  edge: null,
  options: z.unknown(),
  action: z.enum(['double', 'stand']),
  begin: () => ({ staked: 1, over: false }),
  act: (state, action) => ok(action === 'double' ? { ...state, staked: 2 * state.staked } : { ...state, over: true }),
  isOver: ({ over }) => over,
  staked: ({ staked }) => ratio(BigInt(staked), 1n),
  returned: ({ staked }) => ratio(2n * BigInt(staked), 1n),
  view: ({ staked }) => staked,
  variants: () => [null],
  returns: () => ({ payouts: [], expected: ONE }),
});

/** A round that has been staked with 1.00 and waits for its first decision. */
async function beginRound(player: TestPlayer): Promise<bigint> {
  const payload = { game: 'mines', guid: nanoid(), stake: '1.00', options: { mines: 1 } };
  const reply = await player.request({ method: 'POST', url: '/web-api/casino/rounds', payload });
  return BigInt(reply.json().data.round.round);
}
const decide = (player: TestPlayer, id: bigint, action: 'double' | 'stand', maxMinor = 100_000n): Promise<Round> =>
  inTransaction(test.platform.pool, async (client) => {
    const deps = { platform: test.platform, ...test.app.features } as unknown as CasinoDeps;
    const money = await lockPlayerMoney(client, player.id, 'EUR');
    const round = await lockRound(client, player.id, id);
    if (!round) throw new Error('the round is not there');
    return takeAction(deps, client, { game: DOUBLES, round, money, action, maxMinor });
  });

describe('a decision that stakes besides', () => {
  it('takes what the game counts, in its own posting, and the return is reckoned by the first stake', async () => {
    const player = await test.player({ deposit: '10.00' });
    const id = await beginRound(player);
    await decide(player, id, 'double');
    expect(await player.balanceMinor()).toBe(800n);
    await decide(player, id, 'double');
    expect(await player.balanceMinor()).toBe(600n);
    const round = await decide(player, id, 'stand');
    expect(round).toMatchObject({
      status: 'over',
      stakes: [100n, 100n, 200n, 0n],
      pay: '8/1',
      returnMinor: 800n,
      balances: [900n, 800n, 600n, 1_400n],
    });
    expect(new Set(round.stakeTransactions).size).toBe(4);
    expect(await player.balanceMinor()).toBe(1_400n);
  });
  it('is refused where the money, the limits or the table do not allow it, and the round stands as it stood', async () => {
    const player = await test.player({ deposit: '1.50' });
    const id = await beginRound(player);
    await expect(decide(player, id, 'double')).rejects.toMatchObject({ code: 'insufficient_funds' });
    await expect(decide(player, id, 'double', 99n)).rejects.toMatchObject({ code: 'stake_too_high' });
    const limits = [{ kind: 'wager', period: 'day', value: '1.20' }];
    const set = await player.requestFully({ method: 'POST', url: '/limit-service-api/v3/limits', payload: { limits } });
    expect(set.statusCode, set.body).toBe(200);
    await expect(decide(player, id, 'double')).rejects.toMatchObject({ code: 'limit_exceeded' });
    expect(await player.balanceMinor()).toBe(50n);
    expect(await decide(player, id, 'stand')).toMatchObject({ stakes: [100n, 0n], returnMinor: 200n });
    expect(await player.balanceMinor()).toBe(250n);
  });
});
