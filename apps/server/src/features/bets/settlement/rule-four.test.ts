import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { type SelectionId, selectionId } from '@touchline/kernel/selection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { type BettingWorld, ledgerFaults, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';

const WINNER = marketIdByKey('race-winner', { specifier: 1 });
const PLACED = marketIdByKey('race-place', { specifier: 2 });
const runner = (n: number, market = WINNER): SelectionId => selectionId(market, n);
/** Thousandths of each runner to win. */
const ODDS = [3000, 4000, 5000, 2500];

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'], matches: 4 });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const open = (match: number): void =>
  world.source.say(match, {
    type: 'MarketChanged',
    markets: [WINNER, PLACED].map((market) => ({ market, status: 'open', prices: ODDS.map((odds, n) => [n, odds] as const) })),
  });
/** Runner 3 is taken out at its price of 2.50, which takes 40 percent. */
const withdraw = (match: number, version = 1): void =>
  world.source.say(match, { type: 'RunnerWithdrawn', version, selection: runner(3), odds: 2500, at: Date.now() });
const finish = (match: number): void =>
  world.source.say(match, {
    type: 'MarketSettled',
    version: 1,
    certainty: 'confirmed',
    results: [WINNER, PLACED].flatMap((market) => [
      [runner(0, market), { kind: 'win' }] as const,
      [runner(1, market), { kind: market === PLACED ? 'win' : 'lose' }] as const,
      [runner(2, market), { kind: 'lose' }] as const,
      [runner(3, market), { kind: 'void' }] as const,
    ]),
  });
async function bet(player: TestPlayer, match: number, n: number, market = WINNER): Promise<string> {
  const answer = await world.bet(player, [{ match, selection: runner(n, market), odds: ODDS[n] ?? 0 }]);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.betId as string;
}
const detail = async (player: TestPlayer, betId: string) =>
  (await player.request({ method: 'GET', url: `/web-api/bets/${betId}` })).json().data;
const moment = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 5));

describe('Rule 4 on bets that were taken before a runner was withdrawn', () => {
  it('lowers the winnings of win and place bets by the price of the withdrawn runner, and says so on the receipt', async () => {
    const player = await world.player({ deposit: '100' });
    open(1);
    const [won, placed, withdrawn] = [await bet(player, 1, 0), await bet(player, 1, 1, PLACED), await bet(player, 1, 3)];
    await moment();
    withdraw(1);
    finish(1);
    await world.settled();
    // 10 x (1 + 2.00 x 60 %) = 22; 10 x (1 + 3.00 x 60 %) = 28; the runner that did not run is void.
    expect(await detail(player, won)).toMatchObject({
      status: 'won',
      paid: '22.00',
      receipt: [{}, { arithmetic: '10.00 × 2.20 = 22.00' }],
    });
    expect(await detail(player, placed)).toMatchObject({ status: 'won', paid: '28.00' });
    expect(await detail(player, withdrawn)).toMatchObject({ status: 'returned', paid: '10.00' });
    expect((await detail(player, won)).receipt[1].rule).toMatch(/Rule 4: 40%/);
    expect(await player.balanceMinor()).toBe(10_000n - 3_000n + 2_200n + 2_800n + 1_000n);
  });

  it('leaves bets alone that were taken afterwards, at prices without the runner', async () => {
    const player = await world.player({ deposit: '100' });
    open(2);
    withdraw(2);
    await moment();
    const betId = await bet(player, 2, 0);
    finish(2);
    await world.settled();
    expect(await detail(player, betId)).toMatchObject({ status: 'won', paid: '30.00' });
  });

  it('corrects what was paid when the withdrawal becomes known too late, once', async () => {
    const player = await world.player({ deposit: '100' });
    open(3);
    const betId = await bet(player, 3, 0);
    finish(3);
    await world.settled();
    expect(await detail(player, betId)).toMatchObject({ paid: '30.00' });
    await moment();
    withdraw(3);
    withdraw(3);
    await world.settled();
    const bet3 = await detail(player, betId);
    expect(bet3).toMatchObject({ status: 'won', paid: '22.00' });
    expect(bet3.receipt.map((s: { step: string }) => s.step)).toEqual(['placed', 'settled', 'reversed', 'settled']);
    expect(bet3.receipt[1]).toMatchObject({ arithmetic: '10.00 × 3.00 = 30.00', amount: '30.00' });
    expect(await player.balanceMinor()).toBe(11_200n);
  });
});
