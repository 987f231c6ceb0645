import type { PlayerEvent } from '@touchline/contract/push/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearPlayer } from '../harness/hear-player.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { type BettingWorld, FIRST_LIVE, startBettingApp } from '../harness/worlds/betting-app.ts';

/** Of the catalogue; without decimals. */
const JPY = 78;

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp();
});
afterAll(() => world.close());

/** Balances that the player's other tabs get. */
function hearBalances(player: TestPlayer): { readonly heard: PlayerEvent[]; stop(): void } {
  const heard: PlayerEvent[] = [];
  const stop = hearPlayer(world.platform.bus, player.id, (message) => {
    for (const one of [message].flat() as PlayerEvent[]) if (one.kind === 'balance') heard.push(one);
  });
  return { heard, stop };
}

describe('a bet placed in another tab', () => {
  it('tells the new balance to whoever follows the player', async () => {
    const player = await world.player({ deposit: '100' });
    const { heard, stop } = hearBalances(player);
    expect((await world.bet(player, [{ match: 1 }])).json().data).toMatchObject({ status: 'accepted', balance: '90.00' });
    await expect.poll(() => heard).toEqual([{ kind: 'balance', accountId: String(player.accountId), amount: '90.00', currency: 'EUR' }]);
    stop();
  });

  it('ends with the last balance when bets are placed together', async () => {
    const player = await world.player({ deposit: '100' });
    const { heard, stop } = hearBalances(player);
    await Promise.all(Array.from({ length: 7 }, () => world.bet(player, [{ match: 2 }], { summ: '1.00' })));
    await expect.poll(() => heard.at(-1)).toMatchObject({ amount: '93.00' });
    stop();
  });

  it('tells it after the delay of a live bet, and nothing of a refused one', async () => {
    const player = await world.player({ deposit: '15' });
    const { heard, stop } = hearBalances(player);
    expect((await world.bet(player, [{ match: FIRST_LIVE, live: true }])).json().data.status).toBe('accepted');
    await expect.poll(() => heard).toHaveLength(1);
    expect((await world.bet(player, [{ match: 1 }])).json().code).toBe('insufficient_funds');
    expect((await world.bet(player, [{ match: 1 }], { summ: '5.00' })).statusCode).toBe(200);
    await expect.poll(() => heard.map((news) => news.kind === 'balance' && news.amount)).toEqual(['5.00', '0.00']);
    stop();
  });

  it('writes the amount with the decimals of the currency', async () => {
    const player = await world.player({ deposit: '50000', currencyId: JPY });
    const { heard, stop } = hearBalances(player);
    const answer = (await world.bet(player, [{ match: 3 }], { summ: '1000' })).json().data;
    await expect.poll(() => heard).toMatchObject([{ amount: answer.balance, currency: 'JPY' }]);
    stop();
  });
});
