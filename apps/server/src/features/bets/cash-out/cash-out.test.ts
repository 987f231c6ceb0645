import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { AWAY_WINS, type BettingWorld, HOME_WINS, ledgerFaults, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';
import { AWAY, HOME, testPrices } from '../../../../tests/harness/worlds/scripted-source.ts';
import { createAutoCashOutWorker } from './auto-cash-out-worker.ts';
import { createValueFeed } from './cash-out-value-feed.ts';

let world: BettingWorld;
/** Each test takes matches of its own. */
let match = 0;
const nextMatch = (): number => {
  match += 1;
  return match;
};
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'], matches: 90 });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const place = async (player: TestPlayer, legs: Parameters<BettingWorld['bet']>[1], more: object = {}): Promise<string> => {
  const answer = await world.bet(player, legs, { ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.betId as string;
};
const get = async (player: TestPlayer, url: string) => (await player.request({ method: 'GET', url })).json().data;
const post = (player: TestPlayer, url: string, payload: object) => player.request({ method: 'POST', url, payload });
const quote = (player: TestPlayer, betId: string) => get(player, `/web-api/bets/${betId}/sale`);
const detail = (player: TestPlayer, betId: string) => get(player, `/web-api/bets/${betId}`);
const sell = (player: TestPlayer, betId: string, more: object) => post(player, `/web-api/bets/${betId}/sale`, { guid: nanoid(), ...more });
const price = (id: number, home: number): void => world.source.say(id, { type: 'MarketChanged', markets: testPrices(home) });

describe('GET .../sale', () => {
  it('shows the fair value beside the offer, leg by leg', async () => {
    const player = await world.player({ deposit: '100' });
    const id = nextMatch();
    const betId = await place(player, [{ match: id }]);
    price(id, 1600);
    expect(await quote(player, betId)).toMatchObject({
      betId,
      status: 'open',
      openStake: '10.00',
      // 10 x 2.0 / 1.6; less 2 % for the open leg and once more.
      fair: '12.50',
      offer: '12.01',
      payoutTax: '0.00',
      paid: '12.01',
      marginPermille: 20,
      openLegs: 1,
      legs: [{ leg: 0, state: 'open', odds: 2000, oddsNow: 1600 }],
      refusal: null,
      order: null,
      cover: null,
    });
  });

  it('says why a bet has no value: suspended, kind, lost, ended', async () => {
    const player = await world.player({ deposit: '100' });
    const [a, b] = [nextMatch(), nextMatch()];
    const express = await place(player, [{ match: a }, { match: b }]);
    const chain = await place(player, [{ match: a }, { match: b }], { vid: 3 });
    world.source.say(b, { type: 'MarketStopped', status: 'suspended' });
    expect((await quote(player, express)).refusal).toMatchObject({ code: 'sale_suspended', legs: [1] });
    expect((await quote(player, chain)).refusal).toMatchObject({ code: 'sale_kind' });
    world.settle(a, 1, AWAY_WINS);
    await world.settled();
    expect((await quote(player, express)).refusal).toMatchObject({ code: 'bet_not_running' });
    expect((await sell(player, express, { offer: '1.00' })).json().code).toBe('bet_not_running');
  });

  it('hides the bets of others and refuses rubbish', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, [{ match: nextMatch() }]);
    const other = await world.player();
    expect((await other.request({ method: 'GET', url: `/web-api/bets/${betId}/sale` })).json().code).toBe('bet_unknown');
    expect((await sell(other, betId, { offer: '9.00' })).json().code).toBe('bet_unknown');
    expect((await sell(player, betId, { offer: 'all' })).statusCode).toBe(400);
    expect((await sell(player, betId, { offer: '9.001' })).json().code).toBe('amount_format');
    expect((await sell(player, betId, { offer: '9.00', percent: 0 })).statusCode).toBe(400);
  });
});

describe('POST .../sale', () => {
  it('sells the whole: pays the offer once, ends the bet, and later results change nothing', async () => {
    const player = await world.player({ deposit: '100' });
    const id = nextMatch();
    const betId = await place(player, [{ match: id }]);
    const body = { guid: nanoid(), offer: '9.60' };
    const first = await post(player, `/web-api/bets/${betId}/sale`, body);
    expect(first.json().data).toMatchObject({
      step: 'sold',
      status: 'sold',
      paid: '9.60',
      soldStake: '10.00',
      keptStake: '0.00',
      balance: '99.60',
    });
    expect((await post(player, `/web-api/bets/${betId}/sale`, body)).json()).toEqual(first.json());
    expect((await post(player, `/web-api/bets/${betId}/sale`, { ...body, offer: '9.50' })).json().code).toBe('bet_guid_reused');
    world.settle(id, 1);
    await world.settled();
    expect(await player.balanceMinor()).toBe(9_960n);
    const bet = await detail(player, betId);
    expect(bet).toMatchObject({ status: 'sold', paid: '9.60', sold: { stake: '10.00', paid: '9.60' } });
    expect(bet.receipt).toMatchObject([
      { step: 'placed', amount: '-10.00' },
      {
        step: 'sold',
        amount: '9.60',
        outcome: 'sold',
        arithmetic: '9.60 × 100 % = 9.60',
        terms: { fair: '10.00', offer: '9.60', percent: '100' },
      },
    ]);
    expect(bet.receipt[1].rule).toContain('0.01');
  });

  it('T32 sells in parts to the last unit: the sold and the kept stake are the stake, and the rest is settled by itself', async () => {
    const player = await world.player({ deposit: '100' });
    const id = nextMatch();
    const betId = await place(player, [{ match: id }], { summ: '3.33' });
    price(id, 1500);
    for (const percent of [33, 33, 33]) {
      const { offer } = await quote(player, betId);
      const answer = await sell(player, betId, { offer, percent });
      expect(answer.json().data, answer.body).toMatchObject({ step: 'sold-part', status: 'open' });
    }
    const kept = await quote(player, betId);
    const bet = await detail(player, betId);
    expect(Number(kept.openStake) * 100 + Math.round(Number(bet.sold.stake) * 100)).toBe(333);
    const before = await player.balanceMinor();
    world.settle(id, 1);
    await world.settled();
    expect((await player.balanceMinor()) - before).toBe(BigInt(Math.round(Number(kept.openStake) * 200)));
    expect((await detail(player, betId)).receipt.map((s: { step: string }) => s.step)).toEqual([
      'placed',
      'sold-part',
      'sold-part',
      'sold-part',
      'settled',
    ]);
  });

  it('refuses when the value fell by more than the tolerance, and says what it is now', async () => {
    const player = await world.player({ deposit: '100' });
    const id = nextMatch();
    const betId = await place(player, [{ match: id }]);
    price(id, 2200);
    const refused = await sell(player, betId, { offer: '9.60' });
    expect(refused.json()).toMatchObject({ code: 'sale_changed', errors: [{ accepted: { offer: '8.73', fair: '9.09' } }] });
    expect((await sell(player, betId, { offer: '9.60', tolerance: 10 })).json().data).toMatchObject({ paid: '8.73' });
  });

  it('refuses once the market has its result, even before the bet follows it', async () => {
    const player = await world.player({ deposit: '100' });
    const id = nextMatch();
    const betId = await place(player, [{ match: id }]);
    await world.platform.pool.query(
      `insert into market_resolution (match_id, market_id, revision, is_resulted, verdict)
       select match_id, market_id, 1, true, '{"results":{},"rolledBack":0,"cancellation":null,"uncancelled":0}' from bet_leg where bet_id = $1`,
      [betId],
    );
    expect((await sell(player, betId, { offer: '9.60' })).json().code).toBe('sale_suspended');
  });

  it('T33 sell, settle and void at once pay once', async () => {
    const player = await world.player({ deposit: '1000' });
    for (let round = 0; round < 8; round++) {
      const id = nextMatch();
      const before = await player.balanceMinor();
      const betId = await place(player, [{ match: id }]);
      const sales = Promise.all([
        sell(player, betId, { offer: '9.00', tolerance: 100 }),
        sell(player, betId, { offer: '9.00', tolerance: 100 }),
      ]);
      world.settle(id, 1, HOME_WINS);
      world.source.say(id, { type: 'MarketCancelled', version: 2 });
      await Promise.all([world.settled(), sales]);
      await world.settled();
      const { status, paid } = await detail(player, betId);
      const answers = (await sales).map((answer) => answer.statusCode);
      const gained = (await player.balanceMinor()) - before + 1_000n;
      expect(answers.filter((code) => code === 200).length, `round ${round}`).toBe(status === 'sold' ? 1 : 0);
      expect(gained, `round ${round}: ${status}`).toBe(BigInt(Math.round(Number(paid) * 100)));
      expect(['sold', 'returned']).toContain(status);
    }
  });

  it('T31 after a sale in part any order of results, reversals and cancellations leaves the last truth of what is kept', async () => {
    const player = await world.player({ deposit: '100' });
    const id = nextMatch();
    const betId = await place(player, [{ match: id }]);
    await sell(player, betId, { offer: '9.60', percent: 50 });
    const market = (await world.platform.pool.query<{ market_id: bigint }>('select market_id from bet_leg where bet_id = $1', [betId]))
      .rows[0];
    const markets = [Number(market?.market_id)];
    const said = [
      () => world.settle(id, 1, HOME_WINS),
      () => world.source.say(id, { type: 'SettlementRolledBack', version: 1, markets }),
      () => world.source.say(id, { type: 'MarketCancelled', version: 2 }),
      () => world.source.say(id, { type: 'CancelRolledBack', version: 2 }),
      () => world.settle(id, 3, HOME_WINS),
    ];
    for (const say of said) {
      say();
      await world.settled();
    }
    expect(await detail(player, betId)).toMatchObject({ status: 'won', sold: { stake: '5.00', paid: '4.80' }, paid: '14.80' });
    expect(await player.balanceMinor()).toBe(10_480n);
    expect(await ledgerFaults(world)).toEqual([]);
  });
});

describe('orders to sell', () => {
  it('takes a profit when the offer reaches it, once, and says so on the receipt', async () => {
    const player = await world.player({ deposit: '100' });
    const id = nextMatch();
    const betId = await place(player, [{ match: id }]);
    const set = await post(player, `/web-api/bets/${betId}/sale/order`, { takeProfit: '12.00', stopLoss: '5.00' });
    expect(set.json().data).toMatchObject({ takeProfit: '12.00', stopLoss: '5.00', percent: 100, status: 'active', reason: null });
    await world.app.features.bets.runDuePayouts();
    expect((await detail(player, betId)).status).toBe('open');
    price(id, 1600);
    await world.app.features.bets.runDuePayouts();
    const bet = await detail(player, betId);
    expect(bet).toMatchObject({ status: 'sold', paid: '12.01' });
    expect(bet.receipt[1]).toMatchObject({ step: 'sold', terms: { order: 'take-profit' } });
    expect((await quote(player, betId)).order).toMatchObject({ status: 'done', reason: 'take-profit' });
    await world.app.features.bets.runDuePayouts();
    expect(await player.balanceMinor()).toBe(10_201n);
  });

  it('stops a loss in part, keeps the rest, and survives a restart of whoever watches', async () => {
    const player = await world.player({ deposit: '100' });
    const id = nextMatch();
    const betId = await place(player, [{ match: id }]);
    await post(player, `/web-api/bets/${betId}/sale/order`, { stopLoss: '8.00', percent: 40 });
    price(id, 2600);
    // A desk that knows nothing but the tables.
    const { bets, risk, feed } = world.app.features;
    const ports = { line: bets.line, players: bets.players, risk };
    await createAutoCashOutWorker({ platform: world.platform, ports }, feed).runDue();
    const bet = await detail(player, betId);
    expect(bet).toMatchObject({ status: 'open', sold: { stake: '4.00', paid: '2.96' } });
    expect(bet.receipt[1]).toMatchObject({ step: 'sold-part', terms: { order: 'stop-loss' } });
  });

  it('can be taken back, and refuses bounds that cross', async () => {
    const player = await world.player({ deposit: '100' });
    const id = nextMatch();
    const betId = await place(player, [{ match: id }]);
    expect((await post(player, `/web-api/bets/${betId}/sale/order`, { takeProfit: '5.00', stopLoss: '6.00' })).json().code).toBe(
      'sale_order_bounds',
    );
    expect((await post(player, `/web-api/bets/${betId}/sale/order`, {})).statusCode).toBe(400);
    await post(player, `/web-api/bets/${betId}/sale/order`, { takeProfit: '11.00' });
    const cancel = () => player.request({ method: 'DELETE', url: `/web-api/bets/${betId}/sale/order` });
    expect((await cancel()).json().data).toMatchObject({ status: 'cancelled' });
    expect((await cancel()).json().code).toBe('sale_order_unknown');
    price(id, 1200);
    await world.app.features.bets.runDuePayouts();
    expect((await detail(player, betId)).status).toBe('open');
  });
});

describe('sale values on `me`', () => {
  it('tells what changed, and nothing that did not', async () => {
    const player = await world.player({ deposit: '100' });
    const [a, b] = [nextMatch(), nextMatch()];
    const [one, two] = [await place(player, [{ match: a }]), await place(player, [{ match: b, selection: AWAY, odds: 3800 }])];
    const sentNews: unknown[] = [];
    const { bets, risk, feed } = world.app.features;
    const values = createValueFeed({ platform: world.platform, ports: { line: bets.line, players: bets.players, risk } }, feed);
    values.start();
    const end = values.follow(player.id, (news) => sentNews.push(news));
    await values.look();
    expect(sentNews).toEqual([
      {
        kind: 'sale',
        values: [
          { betId: two, fair: '10.00', offer: '9.60', refusal: null },
          { betId: one, fair: '10.00', offer: '9.60', refusal: null },
        ],
      },
    ]);
    await values.look();
    price(a, 1600);
    await values.look();
    expect(sentNews.slice(1)).toEqual([{ kind: 'sale', values: [{ betId: one, fair: '12.50', offer: '12.01', refusal: null }] }]);
    end();
    await values.stop();
  });
});

describe('GET /web-api/bets/manager', () => {
  it('S173 gives every running bet with its sale value, insurance and what they are worth together', async () => {
    const player = await world.player({ deposit: '100' });
    const [a, b] = [nextMatch(), nextMatch()];
    const betId = await place(player, [{ match: a, selection: HOME }]);
    await place(player, [{ match: a }, { match: b }]);
    const manager = await get(player, '/web-api/bets/manager');
    expect(manager.bets).toHaveLength(2);
    expect(manager.bets[1]).toMatchObject({
      bet: { betId },
      sale: { offer: '9.60' },
      insurance: { premium: '5.20', amount: '10.00' },
      editable: true,
    });
    expect(manager.totals).toEqual([{ currency: 'EUR', bets: 2, stake: '20.00', possible: '60.00', fair: '20.00', offer: '19.01' }]);
  });
});
