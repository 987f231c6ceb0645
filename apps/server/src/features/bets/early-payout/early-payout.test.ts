import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { AWAY_WINS, type BettingWorld, ledgerFaults, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';
import { AWAY } from '../../../../tests/harness/worlds/scripted-source.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'], matches: 20 });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const place = async (player: TestPlayer, ...legs: Parameters<BettingWorld['bet']>[1]): Promise<string> => {
  const answer = await world.bet(player, legs);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.betId as string;
};
const detail = async (player: TestPlayer, betId: string) =>
  (await player.request({ method: 'GET', url: `/web-api/bets/${betId}` })).json().data;

describe('early payout', () => {
  it('pays a bet on a team to win once it is two goals ahead, once, and a later result takes nothing back', async () => {
    const player = await world.player({ deposit: '100' });
    const [home, away] = [await place(player, { match: 1 }), await place(player, { match: 1, selection: AWAY, odds: 3800 })];
    world.goal(1, 1, 0);
    await world.app.features.bets.runDuePayouts();
    expect((await detail(player, home)).status).toBe('open');
    world.goal(1, 2, 0);
    await world.app.features.bets.runDuePayouts();
    await world.app.features.bets.runDuePayouts();
    expect(await player.balanceMinor()).toBe(10_000n);
    const paid = await detail(player, home);
    expect(paid).toMatchObject({ status: 'won', paid: '20.00', legs: [{ result: 'win', earlyAt: expect.any(Number) }] });
    expect(paid.receipt).toMatchObject([
      { step: 'placed' },
      { step: 'early-paid', amount: '0.00', terms: { side: '1', score: '2:0' }, legs: [{ leg: 0, result: 'win', message: null }] },
      { step: 'settled', amount: '20.00', arithmetic: '10.00 × 2.00 = 20.00' },
    ]);
    expect(paid.receipt[1].rule).toContain('2:0');
    expect((await detail(player, away)).status).toBe('open');
    // They turn it round.
    world.settle(1, 1, AWAY_WINS);
    await world.settled();
    expect((await detail(player, home)).status).toBe('won');
    expect((await detail(player, away)).status).toBe('won');
    expect(await player.balanceMinor()).toBe(13_800n);
  });

  it('wins the leg of an accumulator, which a lost result of that match then does not lose', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, { match: 2 }, { match: 3 });
    world.goal(2, 2, 0);
    await world.app.features.bets.runDuePayouts();
    expect(await detail(player, betId)).toMatchObject({ status: 'open', legs: [{ result: 'win' }, { result: null }] });
    world.settle(2, 1, AWAY_WINS);
    await world.settled();
    expect((await detail(player, betId)).status).toBe('open');
    world.settle(3, 1);
    await world.settled();
    expect(await detail(player, betId)).toMatchObject({ status: 'won', paid: '40.00' });
  });
});
