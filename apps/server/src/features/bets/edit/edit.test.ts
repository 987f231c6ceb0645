import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import {
  type BettingWorld,
  FIRST_LIVE,
  ledgerFaults,
  readServiceToken,
  startBettingApp,
  type TestLeg,
  wireLegs,
} from '../../../../tests/harness/worlds/betting-app.ts';
import { testPrices } from '../../../../tests/harness/worlds/scripted-source.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'], matches: 40 });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const place = async (player: TestPlayer, legs: readonly TestLeg[]): Promise<string> => {
  const answer = await world.bet(player, legs);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.betId as string;
};
const successor = (legs: readonly TestLeg[], more: object = {}) => ({
  couponEvents: wireLegs(legs),
  vid: legs.length === 1 ? 0 : 1,
  summ: '9.60',
  betGuid: nanoid(),
  ...more,
});
const edit = (player: TestPlayer, betId: string, bet: object, more: object = {}) =>
  player.request({ method: 'POST', url: `/web-api/bets/${betId}/edit`, payload: { bet, ...more } });
const detail = async (player: TestPlayer, betId: string) =>
  (await player.request({ method: 'GET', url: `/web-api/bets/${betId}` })).json().data;
const openBets = async (player: TestPlayer): Promise<string[]> =>
  (await player.request({ method: 'POST', url: '/web-api/bets/history', payload: { status: 'open' } }))
    .json()
    .data.bets.map((bet: { betId: string }) => bet.betId);

describe('editing a bet', () => {
  it('quotes first: stake, total odds and possible return, or why not', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, [{ match: 1 }]);
    const ask = async (legs: readonly TestLeg[]) =>
      (await player.request({ method: 'POST', url: `/web-api/bets/${betId}/edit/quote`, payload: { bet: successor(legs) } })).json().data;
    expect(await ask([{ match: 1 }, { match: 2 }])).toMatchObject({
      fair: '10.00',
      offer: '9.60',
      stake: '9.60',
      totalOdds: '4.00',
      potentialReturn: '38.40',
      legs: [
        { matchId: 1, kept: true },
        { matchId: 2, kept: false, odds: 2000 },
      ],
      refusal: null,
    });
    expect((await ask([{ match: 1 }, { match: 9_999 }])).refusal).toMatchObject({ leg: 1 });
    expect(await openBets(player)).toEqual([betId]);
  });

  it('sells the bet and places its successor with the value, in one step that the receipt tells', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, [{ match: 3 }]);
    const body = successor([{ match: 3 }, { match: 4 }]);
    const answer = await edit(player, betId, body);
    expect(answer.json().data, answer.body).toMatchObject({
      status: 'accepted',
      stake: '9.60',
      potentialReturn: '38.40',
      balance: '90.00',
    });
    const next = answer.json().data.betId as string;
    expect((await edit(player, betId, body)).json().data.betId).toBe(next);
    expect(await openBets(player)).toEqual([next]);
    const old = await detail(player, betId);
    expect(old).toMatchObject({ status: 'sold', successorId: next, paid: '9.60' });
    expect(old.receipt[1]).toMatchObject({ step: 'edited', amount: '9.60', terms: { successor: next, offer: '9.60' } });
    expect(old.receipt[1].rule).toContain(next);
    expect(await detail(player, next)).toMatchObject({ predecessorId: betId, stake: '9.60' });
    world.settle(3, 1);
    world.settle(4, 1);
    await world.settled();
    expect(await player.balanceMinor()).toBe(9_000n + 3_840n);
  });

  it('leaves the bet as it was when the successor is refused, whatever for', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, [{ match: 5 }]);
    const refused = async (bet: object, code: string): Promise<void> => {
      const answer = await edit(player, betId, bet);
      expect(answer.json().code, answer.body).toBe(code);
      expect(await openBets(player)).toEqual([betId]);
      expect(await player.balanceMinor()).toBe(9_000n);
    };
    await refused(successor([{ match: 5 }, { match: 6, odds: 2500 }]), 'price_changed');
    await refused(successor([{ match: 5 }, { match: 5 }]), 'legs_same_match');
    await refused(successor([{ match: 5 }, { match: 6 }], { summ: '11.00' }), 'sale_changed');
    await refused(successor([{ match: 5 }, { match: 6 }], { isAutoBet: true, autoBetCf: '3.00' }), 'invalid');
    await world.platform.pool.query(
      `insert into market_resolution (match_id, market_id, revision, is_resulted, verdict)
       select 7, market_id, 1, true, '{"results":{},"rolledBack":0,"cancellation":null,"uncancelled":0}' from bet_leg where bet_id = $1`,
      [betId],
    );
    // Refused by the database, after the sale was posted: rolled back together.
    await refused(successor([{ match: 5 }, { match: 7 }]), 'market_closed');
    await player.request({ method: 'POST', url: `/web-api/bets/${betId}/sale`, payload: { guid: nanoid(), offer: '9.60' } });
    expect((await edit(player, betId, successor([{ match: 5 }]))).json().code).toBe('bet_not_running');
  });

  it('happens once when it is asked for at once with sales of the same bet', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, [{ match: 8 }]);
    const body = successor([{ match: 8 }, { match: 9 }]);
    const answers = await Promise.all([
      edit(player, betId, body),
      edit(player, betId, body),
      edit(player, betId, successor([{ match: 10 }])),
      player.request({ method: 'POST', url: `/web-api/bets/${betId}/sale`, payload: { guid: nanoid(), offer: '9.60' } }),
    ]);
    const { rows } = await world.platform.pool.query<{ n: number }>(
      "select count(*)::int as n from ledger_transaction where idempotency_key like 'bet-' || $1 || '-sale-%'",
      [betId],
    );
    expect(rows[0]?.n).toBe(1);
    expect((await detail(player, betId)).status).toBe('sold');
    expect(answers.some((answer) => answer.statusCode === 200)).toBe(true);
    expect((await openBets(player)).length).toBeLessThanOrEqual(1);
  });

  it('waits for live legs and changes nothing when a goal falls meanwhile', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, [{ match: 11 }]);
    const asked = edit(player, betId, successor([{ match: 11 }, { match: FIRST_LIVE, live: true }]));
    setTimeout(() => world.goal(FIRST_LIVE, 1, 0), 200);
    expect((await asked).json().code).toBe('live_delay_refused');
    expect(await openBets(player)).toEqual([betId]);
  });
});

describe('power bet', () => {
  it('S177 C219 stakes the sale value of a running bet on another, in one transaction', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, [{ match: 12 }]);
    world.source.say(12, { type: 'MarketChanged', markets: testPrices(1600) });
    const authorization = `Bearer ${await readServiceToken(player)}`;
    const body = successor([{ match: 13 }], { summ: '12.01', saleBetId: Number(betId), isPowerBet: true });
    const send = () =>
      world.request({ method: 'POST', url: '/service-api/LiveBet/Secure/MakeBetWeb', headers: { authorization }, payload: body });
    const answer = await send();
    expect(answer.json().data, answer.body).toMatchObject({
      status: 'accepted',
      stake: '12.01',
      potentialReturn: '24.02',
      balance: '90.00',
    });
    expect((await send()).json()).toEqual(answer.json());
    const next = answer.json().data.betId as string;
    const old = await detail(player, betId);
    expect(old).toMatchObject({ status: 'sold', successorId: next });
    expect(old.receipt[1]).toMatchObject({ step: 'power-bet', terms: { successor: next } });
    expect(await openBets(player)).toEqual([next]);
  });
});
