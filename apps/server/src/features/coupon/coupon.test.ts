import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, FIRST_LIVE, startBettingApp, type TestLeg, wireLegs } from '../../../tests/harness/worlds/betting-app.ts';
import { AWAY, HOME, testPrices } from '../../../tests/harness/worlds/scripted-source.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp();
});
afterAll(() => world.close());

const update = (legs: readonly TestLeg[], more: object = {}, path = '/service-api/LiveBet/Open/UpdateCoupon') =>
  world.request({ method: 'POST', url: path, payload: { couponEvents: wireLegs(legs), vid: legs.length === 1 ? 0 : 1, ...more } });

describe('POST .../UpdateCoupon', () => {
  it('C212 answers with prices as they are now, total odds, bounds and returns', async () => {
    world.source.say(2, { type: 'MarketChanged', markets: testPrices(2200) });
    const { data } = (await update([{ match: 1 }, { match: 2 }], { summ: '10', lng: 'ru' })).json();
    expect(data).toMatchObject({
      kind: 'express',
      totalOdds: '4.40',
      potentialReturn: '44.00',
      minReturn: '44.00',
      minStake: '0.20',
      currency: 'EUR',
      lines: 1,
      delaySeconds: 0,
      problem: null,
      legs: [{ odds: 2000, status: 'open', matchName: 'Арсенал – Челси', problem: null }, { odds: 2200 }],
    });
    expect(Number(data.maxStake)).toBeGreaterThan(1_000);
  });

  it('C216 answers the same under LiveBet-update, in the player currency', async () => {
    const player = await world.player({ deposit: '100' });
    const answer = await player.request({
      method: 'POST',
      url: '/service-api/LiveBet-update/Open/UpdateCoupon',
      payload: { couponEvents: wireLegs([{ match: 1 }]), currency: 'RUB' },
    });
    expect(answer.json().data).toMatchObject({ currency: 'EUR', totalOdds: '2.00', potentialReturn: null });
  });

  it('C212 explains systems: sizes, lines, stake per line, least and greatest return', async () => {
    const legs = [{ match: 1 }, { match: 3 }, { match: 4 }, { match: 5 }];
    const { data } = (await update(legs, { vid: 2, expressNum: 2, summ: '12', calcSystemsMin: true })).json();
    expect(data).toMatchObject({
      systemOptions: [
        [2, 6],
        [3, 4],
      ],
      lines: 6,
      unitStake: '2.00',
      minReturn: '8.00',
      potentialReturn: '48.00',
      problem: null,
    });
  });

  /** A system of 184,756 lines. */
  const huge = { vid: 2, expressNum: 10 };
  const twenty = Array.from({ length: 20 }, (_, i) => ({ match: i + 1 }));

  it('C212 asks of a system one minor unit a line at least, in the decimals of the currency, before it is sent', async () => {
    const few = (await update(twenty, { ...huge, summ: '1.00', lng: 'en' })).json().data;
    expect(few).toMatchObject({ lines: 184_756, minStake: '1847.56', problem: { code: 'stake_too_low' } });
    expect((await update(twenty, { ...huge, summ: '1847.55' })).json().data.problem.code).toBe('stake_too_low');
    expect((await update(twenty, { ...huge, summ: '1847.56' })).json().data.problem?.code).not.toBe('stake_too_low');
    expect((await update(twenty, { ...huge, currency: 'JPY' })).json().data).toMatchObject({ currency: 'JPY', minStake: '184756' });
  });

  it('C212 calcSystemsMin reckons a coupon without a stake at the least that it may have', async () => {
    const legs = twenty.slice(0, 4);
    const { data } = (await update(legs, { vid: 2, expressNum: 2, calcSystemsMin: true })).json();
    expect(data).toMatchObject({ minStake: '0.20', unitStake: '0.03', problem: null });
    expect((await update(legs, { vid: 2, expressNum: 2 })).json().data.unitStake).toBeNull();
  });

  it('C212 marks what cannot be played, leg by leg, and never fails for it', async () => {
    world.source.say(6, { type: 'MarketStopped', status: 'suspended' });
    const { data } = (await update([{ match: 1 }, { match: 1, selection: AWAY, odds: 3800 }, { match: 6 }, { match: 9_999 }])).json();
    expect(data.problem.code).toBe('legs_same_match');
    expect(data.legs.map((l: { status: string; problem: { code: string } | null }) => [l.status, l.problem?.code])).toEqual([
      ['open', 'legs_same_match'],
      ['open', 'legs_same_match'],
      ['suspended', 'market_suspended'],
      ['unknown', 'market_closed'],
    ]);
    expect((await update([])).json().data).toMatchObject({ legs: [], problem: null, totalOdds: null });
  });

  it('C212 says how long a live bet would wait', async () => {
    const { data } = (await update([{ match: FIRST_LIVE, live: true }])).json();
    expect(data).toMatchObject({ delaySeconds: 1, legs: [{ feed: 'live' }] });
  });

  it('C212 refuses rubbish naming the field, and more than 50 selections', async () => {
    const bad = await update([{ match: 1 }], { expressNum: 'two' });
    expect([bad.statusCode, Object.keys(bad.json().validation_errors)]).toEqual([400, ['expressNum']]);
    expect((await update([{ match: 1 }], { summ: '1.005' })).json().code).toBe('amount_format');
    const many = Array.from({ length: 51 }, (_, i) => ({ match: i + 1 }));
    expect((await update(many)).json()).toMatchObject({ code: 'coupon_too_long', errors: [{ accepted: { max: 50 } }] });
  });
});

describe('POST .../SaveCoupon and GET .../GetCoupon', () => {
  const save = (path: string, coupon: object) => world.request({ method: 'POST', url: path, payload: { coupon } });
  const coupon = { couponEvents: wireLegs([{ match: 7 }, { match: 8, bank: true }]), vid: 1, summ: '5' };

  it('C214 C218 keep a coupon; the same one keeps its code', async () => {
    const first = (await save('/service-api/LiveBet/Open/SaveCoupon', coupon)).json().data;
    expect(first.guid).toMatch(/^[\w-]{21}$/);
    expect(first.code).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{8}$/);
    const again = (await save('/service-api/LiveBet-update/Open/SaveCoupon', { ...coupon, lng: 'ru' })).json().data;
    expect(again).toMatchObject({ guid: first.guid, code: first.code });
    expect((await save('/service-api/LiveBet/Open/SaveCoupon', { couponEvents: [] })).json().code).toBe('coupon_empty');
  });

  it('C211 C215 load it by guid or code, in any case of letters, repriced', async () => {
    const { guid, code } = (await save('/service-api/LiveBet/Open/SaveCoupon', coupon)).json().data;
    world.source.say(7, { type: 'MarketChanged', markets: testPrices(2600) });
    const read = (path: string, name: string) => world.request({ method: 'GET', url: `${path}?guid=${name}` });
    for (const answer of [
      await read('/service-api/LiveBet/Open/GetCoupon', guid),
      await read('/service-api/LiveBet-update/Open/GetCoupon', code.toLowerCase()),
    ])
      expect(answer.json().data).toMatchObject({
        guid,
        code,
        savedOdds: [2000, 2000],
        banks: [false, true],
        stake: '5',
        view: { kind: 'express', totalOdds: '5.20', legs: [{ selectionId: HOME, odds: 2600 }, { odds: 2000 }] },
      });
  });

  it('C211 does not know a coupon that was never saved, or whose 7 days are over', async () => {
    const unknown = await world.request({ method: 'GET', url: '/service-api/LiveBet/Open/GetCoupon?guid=XXXXXXXX' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'coupon_unknown']);
    const { guid } = (await save('/service-api/LiveBet/Open/SaveCoupon', { ...coupon, summ: '6' })).json().data;
    await world.platform.pool.query("update saved_coupon set saved_at = now() - interval '7 days 1 second' where guid = $1", [guid]);
    expect((await world.request({ method: 'GET', url: `/service-api/LiveBet/Open/GetCoupon?guid=${guid}` })).statusCode).toBe(404);
  });
});
