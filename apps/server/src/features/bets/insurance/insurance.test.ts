import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { AWAY_WINS, type BettingWorld, HOME_WINS, ledgerFaults, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';
import { testPrices } from '../../../../tests/harness/worlds/scripted-source.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'], matches: 20 });
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
const insure = (player: TestPlayer, betId: string, more: object) =>
  player.request({ method: 'POST', url: `/web-api/bets/${betId}/insurance`, payload: { guid: nanoid(), ...more } });
const houseInsurance = async (): Promise<bigint> => {
  const { rows } = await world.platform.pool.query<{ sum: bigint }>(
    "select coalesce(sum(e.amount_minor), 0)::bigint as sum from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'house-insurance'",
  );
  return rows[0]?.sum ?? 0n;
};

describe('insurance of a running bet', () => {
  it('costs what the sale value leaves of the stake, pays when the bet loses, and is undone with a corrected result', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, [{ match: 1 }]);
    const house = await houseInsurance();
    // 10 less 2 % twice is 9.60 of a return of 20: a chance of 48 %, so 52 % of what is insured.
    expect(await get(player, `/web-api/bets/${betId}/insurance?percent=50`)).toMatchObject({
      openStake: '10.00',
      insurable: '10.00',
      amount: '5.00',
      premium: '2.60',
      refusal: null,
      cover: null,
    });
    const answer = await insure(player, betId, { percent: 50, premium: '2.60' });
    expect(answer.json().data, answer.body).toMatchObject({ amount: '5.00', premium: '2.60', balance: '87.40', cover: { amount: '5.00' } });
    expect((await houseInsurance()) - house).toBe(260n);
    world.settle(1, 1, AWAY_WINS);
    await world.settled();
    const lost = await get(player, `/web-api/bets/${betId}`);
    expect(lost).toMatchObject({ status: 'lost', paid: '5.00', cover: { amount: '5.00', premium: '2.60' } });
    expect(lost.receipt).toMatchObject([
      { step: 'placed' },
      { step: 'insured', amount: '-2.60', terms: { amount: '5.00', premium: '2.60' } },
      { step: 'settled', amount: '5.00', outcome: 'lost', arithmetic: '10.00 × 0.00 = 0.00; 0.00 + 5.00 = 5.00' },
    ]);
    expect(await player.balanceMinor()).toBe(9_240n);
    expect((await houseInsurance()) - house).toBe(-240n);
    world.settle(1, 2, HOME_WINS);
    await world.settled();
    expect(await get(player, `/web-api/bets/${betId}`)).toMatchObject({ status: 'won', paid: '20.00' });
    expect(await player.balanceMinor()).toBe(10_740n);
    expect((await houseInsurance()) - house).toBe(260n);
  });

  it('gives the premium back with a bet that is void as a whole', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, [{ match: 2 }]);
    await insure(player, betId, { premium: '5.20' });
    expect(await player.balanceMinor()).toBe(8_480n);
    world.source.say(2, { type: 'MarketCancelled', version: 1 });
    await world.settled();
    expect(await get(player, `/web-api/bets/${betId}`)).toMatchObject({ status: 'returned', paid: '15.20' });
    expect(await player.balanceMinor()).toBe(10_000n);
  });

  it('is asked for once, only as far as the stake goes, and shrinks with a sale in part', async () => {
    const player = await world.player({ deposit: '100' });
    const betId = await place(player, [{ match: 3 }]);
    const body = { guid: nanoid(), percent: 100, premium: '5.20' };
    const first = await insure(player, betId, body);
    expect((await insure(player, betId, body)).json()).toEqual(first.json());
    expect((await insure(player, betId, { premium: '9.99' })).json().code).toBe('insurance_full');
    expect(await player.balanceMinor()).toBe(8_480n);
    await player.request({ method: 'POST', url: `/web-api/bets/${betId}/sale`, payload: { guid: nanoid(), offer: '9.60', percent: 25 } });
    expect((await get(player, `/web-api/bets/${betId}`)).cover).toEqual({ amount: '7.50', premium: '3.90' });
    world.settle(3, 1, AWAY_WINS);
    await world.settled();
    // 84.80 + 2.40 of the sale + 7.50 of the insurance
    expect(await player.balanceMinor()).toBe(9_470n);
  });

  it('refuses a dearer premium than seen, other kinds, and more than the account holds', async () => {
    const player = await world.player({ deposit: '20.20' });
    const single = await place(player, [{ match: 4 }]);
    const system = await place(player, [{ match: 5 }, { match: 6 }, { match: 7 }], { vid: 2, expressNum: 2 });
    world.source.say(4, { type: 'MarketChanged', markets: testPrices(4000) });
    expect((await insure(player, single, { premium: '5.20' })).json()).toMatchObject({
      code: 'insurance_changed',
      errors: [{ accepted: { premium: '7.60' } }],
    });
    expect((await insure(player, single, { premium: '7.60' })).json().code).toBe('insufficient_funds');
    expect((await insure(player, system, { premium: '5.20' })).json().code).toBe('insurance_kind');
    expect((await get(player, `/web-api/bets/${system}/insurance`)).refusal).toMatchObject({ code: 'insurance_kind' });
    expect(await player.balanceMinor()).toBe(20n);
  });
});
