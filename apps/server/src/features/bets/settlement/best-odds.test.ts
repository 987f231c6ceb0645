import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { type SelectionId, selectionId } from '@touchline/kernel/selection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { type BettingWorld, ledgerFaults, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';

const WINNER = marketIdByKey('race-winner', { specifier: 1 });
const PLACED = marketIdByKey('race-place', { specifier: 2 });
const runner = (n: number, market = WINNER): SelectionId => selectionId(market, n);
/** Thousandths of each runner to win; five of them have places. */
const ODDS = [5000, 4000, 5000, 4000, 9000];

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'], matches: 5 });
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
/** Runner 0 is off at 6.00, the second at 3.50. */
const start = (match: number, version = 1): void =>
  world.source.say(match, {
    type: 'StartingPrices',
    version,
    prices: [
      [runner(0), 6000],
      [runner(1), 3500],
    ],
    at: Date.now(),
  });
/** Runner 0 wins, the second is placed. */
const finish = (match: number): void =>
  world.source.say(match, {
    type: 'MarketSettled',
    version: 1,
    certainty: 'confirmed',
    results: [WINNER, PLACED].flatMap((market) =>
      ODDS.map((_, n) => [runner(n, market), { kind: n === 0 || (n === 1 && market === PLACED) ? 'win' : 'lose' }] as const),
    ),
  });
async function bet(player: TestPlayer, match: number, n: number, market = WINNER): Promise<string> {
  const answer = await world.bet(player, [{ match, selection: runner(n, market), odds: ODDS[n] ?? 0 }]);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.betId as string;
}
const detail = async (player: TestPlayer, betId: string) =>
  (await player.request({ method: 'GET', url: `/web-api/bets/${betId}` })).json().data;
const moment = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 5));

describe('best odds guaranteed', () => {
  it('pays a winner at the starting price where it is longer, says so on the receipt, and leaves bets on places alone', async () => {
    const player = await world.player({ deposit: '100' });
    open(1);
    const [won, lost, placed] = [await bet(player, 1, 0), await bet(player, 1, 1), await bet(player, 1, 0, PLACED)];
    await moment();
    start(1);
    finish(1);
    await world.settled();
    expect(await detail(player, won)).toMatchObject({
      status: 'won',
      paid: '60.00',
      legs: [{ odds: 5000, startingOdds: 6000 }],
      receipt: [{ legs: [{ odds: 5000 }] }, { arithmetic: '10.00 × 6.00 = 60.00', legs: [{ odds: 6000 }] }],
    });
    expect((await detail(player, won)).receipt[1].rule).toMatch(/starting odds of 6\.00, better than the 5\.00/);
    expect(await detail(player, lost)).toMatchObject({ status: 'lost' });
    expect(await detail(player, placed)).toMatchObject({ status: 'won', paid: '50.00' });
    expect((await detail(player, placed)).receipt[1].rule).not.toMatch(/starting odds/);
    expect(await player.balanceMinor()).toBe(10_000n - 3_000n + 6_000n + 5_000n);
  });

  it('keeps the price taken where the starting price is shorter', async () => {
    const player = await world.player({ deposit: '100' });
    open(2);
    const betId = await bet(player, 2, 0);
    await moment();
    world.source.say(2, { type: 'StartingPrices', version: 1, prices: [[runner(0), 4500]], at: Date.now() });
    finish(2);
    await world.settled();
    expect(await detail(player, betId)).toMatchObject({ status: 'won', paid: '50.00', legs: [{ startingOdds: null }] });
  });

  it('corrects what was paid when the starting prices become known too late, once', async () => {
    const player = await world.player({ deposit: '100' });
    open(3);
    const betId = await bet(player, 3, 0);
    await moment();
    finish(3);
    await world.settled();
    expect(await detail(player, betId)).toMatchObject({ paid: '50.00' });
    start(3);
    start(3);
    await world.settled();
    const paid = await detail(player, betId);
    expect(paid).toMatchObject({ status: 'won', paid: '60.00' });
    expect(paid.receipt.map((s: { step: string }) => s.step)).toEqual(['placed', 'settled', 'reversed', 'settled']);
    expect(paid.receipt[1]).toMatchObject({ arithmetic: '10.00 × 5.00 = 50.00', amount: '50.00' });
    expect(await player.balanceMinor()).toBe(15_000n);
  });

  it('gives nothing to a bet that came when the race was off', async () => {
    const player = await world.player({ deposit: '100' });
    open(4);
    world.source.say(4, { type: 'StartingPrices', version: 1, prices: [[runner(0), 6000]], at: Date.now() - 60_000 });
    await moment();
    const betId = await bet(player, 4, 0);
    finish(4);
    await world.settled();
    expect(await detail(player, betId)).toMatchObject({ status: 'won', paid: '50.00' });
  });
});
