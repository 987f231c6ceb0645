import { ACCUMULATOR_BOOST } from '@touchline/betting/boost/boost-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeedReader, LINE, LIVE } from '../../../../tests/harness/worlds/feed-reader.ts';
import type { LineScene } from '../../../../tests/harness/worlds/small-feed-app.ts';
import { FOOTBALL_MARKETS, startFeedScene } from '../../../../tests/harness/worlds/wide-feed-app.ts';
import { suggestAccumulators } from '../accumulators/suggest-accumulators.ts';
import { phaseOf } from '../present-state.ts';

let scene: LineScene;
beforeAll(async () => {
  scene = await startFeedScene();
});
afterAll(() => scene.close());
const { get, refused } = createFeedReader(() => scene);

const MAIN_LINE = '/service-api/main-line-feed';
const MAIN_LIVE = '/service-api/main-live-feed';

describe('accumulators of the day', () => {
  it('C110 gives real accumulators with their exact totals and the boost, the same each time', async () => {
    const day = await get('getExpressDay', `${LINE}/GetExpressDayExtendedZip?page=2`);
    expect(day).toMatchObject({ kind: 'line', page: 2, pageSize: 5 });
    expect(day.coupons.length).toBeGreaterThan(3);
    expect(day.validUntil * 1000).toBeGreaterThan(scene.clock.now());
    for (const coupon of day.coupons) {
      expect(coupon.legs.length).toBeGreaterThanOrEqual(3);
      expect(new Set(coupon.legs.map((leg) => leg.matchId)).size).toBe(coupon.legs.length);
      for (const leg of coupon.legs) {
        expect(leg.odds).toBeGreaterThanOrEqual(ACCUMULATOR_BOOST.minLegOdds);
        expect(scene.app.features.line.readQuote(leg.matchId, leg.selectionId)).toMatchObject({ odds: leg.odds, marketStatus: 'open' });
      }
      const product = coupon.legs.reduce((all, leg) => all * BigInt(leg.odds), 1n);
      const milli = product / 1000n ** BigInt(coupon.legs.length - 1);
      expect(Number(coupon.totalOdds)).toBe(Number(milli) / 1000);
      expect(coupon.boostPermille).toBeGreaterThan(0);
      expect(Number(coupon.boostedOdds)).toBeGreaterThan(Number(coupon.totalOdds));
    }
    expect(await get('getExpressDay', `${LINE}/GetExpressDayExtendedZip?page=2`)).toEqual(day);
    const first = await get('getExpressDay', `${LINE}/GetExpressDayExtendedZip?coefViewId=3&lng=ru`);
    expect(first.coupons.map(({ id }) => id)).toEqual(day.coupons.slice(0, 5).map(({ id }) => id));
    expect(first.coupons[0]?.legs[0]?.price).toMatch(/^\d+\.\d\d/);
  });

  it('C109 takes esports only, C165 those in play', async () => {
    const day = await get('getExpressDay', `${LINE}/GetCyberExpressDayExtendedZip`);
    expect(day.coupons[0]?.legs.every((leg) => leg.sport === 4005 && leg.kind === 'line')).toBe(true);
    const live = await get('getExpressDay', `${LIVE}/GetCyberExpressExtendedZip`);
    expect(live.coupons[0]?.legs.every((leg) => leg.sport === 4005 && leg.kind === 'live')).toBe(true);
  });

  it('C166 gives live accumulators for minutes, C137 and C148 are the newer paths of both', async () => {
    const live = await get('getExpressDay', `${LIVE}/GetLiveExpressExtendedZip`);
    expect(live.coupons[0]?.legs.every((leg) => leg.kind === 'live' && leg.sport === 1)).toBe(true);
    expect(live.validUntil * 1000 - scene.clock.now()).toBeLessThanOrEqual(300_000);
    expect(await get('getExpressDay', `${MAIN_LIVE}/v1/expressDay`)).toEqual(live);
    expect(await get('getExpressDay', `${MAIN_LINE}/v1/expressDay`)).toEqual(
      await get('getExpressDay', `${LINE}/GetExpressDayExtendedZip`),
    );
  });

  it('C110 replaces a leg that cannot be bet on any more, and moves nothing else', () => {
    const { book } = scene.app.features.feed;
    const choose = () => {
      const matches = [...book.matches()].filter((match) => phaseOf(match) === 'line' && match.fixture.sport === 1);
      return suggestAccumulators(book, matches, 'seed of a test').map(
        ({ number, legs }) => [number, legs.map(({ selectionId, match }) => `${match.id} ${selectionId}`)] as const,
      );
    };
    const before = choose();
    expect(choose()).toEqual(before);
    const [number, legs] = before.find(([, all]) => all.length === 3) ?? before[0] ?? [0, []];
    const gone = legs[0] ?? '';
    scene.source.say(Number.parseInt(gone, 10), { type: 'MarketStopped', status: 'suspended' });
    const after = choose();
    expect(after.filter(([n]) => n !== number)).toEqual(before.filter(([n]) => n !== number));
    const now = after.find(([n]) => n === number)?.[1] ?? [];
    expect(now).not.toContain(gone);
    // Without a match to take its place an accumulator of three is no accumulator any more.
    if (now.length > 0) expect(legs.slice(1).every((leg) => now.includes(leg))).toBe(true);
    scene.source.say(Number.parseInt(gone, 10), { type: 'MarketChanged', markets: FOOTBALL_MARKETS });
    expect(choose()).toEqual(before);
  });

  it('C110 C109 refuse what cannot be meant and another player’s name', async () => {
    await refused(`${LINE}/GetExpressDayExtendedZip?page=0`, 'page');
    await refused(`${LINE}/GetCyberExpressDayExtendedZip?sports=1`, 'sports');
    expect((await scene.get(`${LINE}/GetExpressDayExtendedZip?userId=7`)).status).toBe(403);
  });

  it('R072 C110 have no legs on sports that somebody does not want to see', async () => {
    const sportsOf = async (query: string) =>
      new Set(
        (await get('getExpressDay', `${LINE}/GetExpressDayExtendedZip?page=2${query}`)).coupons.flatMap((c) => c.legs.map((l) => l.sport)),
      );
    expect(await sportsOf('')).toContain(1);
    expect(await sportsOf('&antiSports=1')).not.toContain(1);
  });
});
