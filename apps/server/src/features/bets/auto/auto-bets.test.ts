import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearPlayer } from '../../../../tests/harness/hear-player.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { type BettingWorld, FIRST_LIVE, ledgerFaults, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';
import { liveFacts, testPrices } from '../../../../tests/harness/worlds/scripted-source.ts';
import { createAutoDesk } from './auto-bet-worker.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ matches: 20, liveMatches: 8 });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const price = (match: number, home: number): void => world.source.say(match, { type: 'MarketChanged', markets: testPrices(home) });
const listed = async (player: TestPlayer) => (await player.request({ method: 'GET', url: '/web-api/bets/auto' })).json().data.autoBets;
const order = (player: TestPlayer, match: number, more: object = {}, live = false) =>
  world.bet(player, [{ match, live }], { isAutoBet: true, autoBetCf: '2.50', ...more });
const state = async (player: TestPlayer): Promise<string> => (await listed(player))[0]?.status;

describe('auto bets', () => {
  it('C219 waits without holding money until the price is reached, and is placed once at it or better', async () => {
    const player = await world.player({ deposit: '100' });
    const heard: unknown[] = [];
    const end = hearPlayer(world.platform.bus, player.id, (message) => heard.push(message));
    const betGuid = nanoid();
    const ordered = await order(player, 1, { betGuid, autoBetCf: '+150', autoBetCfView: 2 });
    expect(ordered.json().data, ordered.body).toMatchObject({ status: 'auto', betId: null, balance: '100.00' });
    expect((await order(player, 1, { betGuid, autoBetCf: '+150', autoBetCfView: 2 })).json().data.autoBetId).toBe(
      ordered.json().data.autoBetId,
    );
    expect((await order(player, 1, { betGuid })).json().code).toBe('bet_guid_reused');
    price(1, 2400);
    await world.app.features.bets.runDueAutoBets();
    expect([await state(player), await player.balanceMinor()]).toEqual(['waiting', 10_000n]);
    price(1, 2600);
    await expect.poll(() => state(player)).toBe('placed');
    const [auto] = await listed(player);
    const bet = (await player.request({ method: 'GET', url: `/web-api/bets/${auto.betId}` })).json().data;
    expect(bet).toMatchObject({ status: 'open', stake: '10.00', legs: [{ odds: 2600 }] });
    expect(await player.balanceMinor()).toBe(9_000n);
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ kind: 'auto-bet', status: 'placed', betId: auto.betId }));
    end();
  });

  it('C219 can be cancelled, once and for all', async () => {
    const player = await world.player({ deposit: '100' });
    const { autoBetId } = (await order(player, 2)).json().data;
    const cancel = (by: TestPlayer) => by.request({ method: 'POST', url: `/web-api/bets/auto/${autoBetId}/cancel` });
    expect((await cancel(await world.player())).json().code).toBe('auto_bet_unknown');
    expect((await cancel(player)).json().data).toEqual({ autoBetId, status: 'cancelled' });
    expect((await cancel(player)).statusCode).toBe(200);
    price(2, 3000);
    await world.app.features.bets.runDueAutoBets();
    expect([await state(player), await player.balanceMinor()]).toEqual(['cancelled', 10_000n]);
  });

  it('T24 C219 dropOnScoreChange: after a goal nothing is placed, whatever the price does', async () => {
    const n = 5;
    const dropped = await Promise.all(
      Array.from({ length: n }, async (_, i) => {
        const player = await world.player({ deposit: '100' });
        await order(player, FIRST_LIVE + i, { dropOnScoreChange: true }, true);
        return player;
      }),
    );
    // Planted: the same order without the wish is placed after the goal.
    const planted = await world.player({ deposit: '100' });
    await order(planted, FIRST_LIVE, {}, true);
    for (let i = 0; i < n; i++) {
      world.goal(FIRST_LIVE + i, 1, 0);
      price(FIRST_LIVE + i, 2600);
    }
    await expect.poll(() => state(planted), { timeout: 5_000 }).toBe('placed');
    await world.app.features.bets.runDueAutoBets();
    for (const player of dropped) expect([await state(player), await player.balanceMinor()]).toEqual(['dropped', 10_000n]);
    console.log(`T24 auto bets n ${n}, planted: caught`);
  });

  it('C219 transformEventKind follows the match to live; without it the order ends at the start', async () => {
    const [stays, follows] = [await world.player({ deposit: '100' }), await world.player({ deposit: '100' })];
    await order(stays, 5);
    await order(follows, 5, { transformEventKind: true });
    world.source.say(5, { type: 'MatchStateChanged', facts: liveFacts(0, 0, Date.now()) });
    await expect.poll(() => state(stays)).toBe('expired');
    expect(await state(follows)).toBe('waiting');
    price(5, 2600);
    // Football waits five seconds: the order is being placed for as long.
    await expect.poll(() => state(follows), { timeout: 8_000 }).toBe('placed');
    expect([await stays.balanceMinor(), await follows.balanceMinor()]).toEqual([10_000n, 9_000n]);
  }, 15_000);

  it('C219 survives a restart: another process finds the order, and a bet that the last one placed without saying so', async () => {
    const player = await world.player({ deposit: '100' });
    const { autoBetId } = (await order(player, 6)).json().data;
    const { bets, risk } = world.app.features;
    const ports = { line: bets.line, players: bets.players, risk };
    // A process that dies between placing and telling.
    price(6, 2600);
    await expect.poll(() => state(player)).toBe('placed');
    await world.platform.pool.query("update auto_bet set status = 'waiting', bet_id = null where id = $1", [autoBetId]);
    const desk = createAutoDesk(world.platform, ports, { place: () => Promise.reject(new Error('nothing is placed twice')) });
    await desk.runDue();
    expect([await state(player), await player.balanceMinor()]).toEqual(['placed', 9_000n]);
    await desk.stop();
  });

  it('C219 says why it was refused when its price came', async () => {
    const player = await world.player({ deposit: '5' });
    await order(player, 7);
    price(7, 2600);
    await expect.poll(() => state(player)).toBe('refused');
    expect((await listed(player))[0].refusal).toMatchObject({ code: 'insufficient_funds', message: expect.stringMatching(/.{5}/) });
    expect((await order(player, 7, { autoBetCf: 'x' })).statusCode).toBe(400);
    expect((await order(player, 9_999)).json().code).toBe('market_closed');
  });
});
