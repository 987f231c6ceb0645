import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { decodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../feed-events.ts';
import { FOOTBALL } from '../simulator/football/model.ts';
import { recordedLivePricing, recordedRatings } from './live-pricing.ts';
import type { RecordedOdds } from './recorded-odds.ts';
import { MATCH_RESULT } from './replay-fixture.ts';

const odds = (matchResult: RecordedOdds['matchResult']): RecordedOdds => ({
  date: '',
  league: 'England',
  home: '',
  away: '',
  result: null,
  matchResult,
  total: null,
  handicap: null,
});
const fixture: Fixture = {
  id: 1,
  sport: 1,
  champ: { id: 1, sport: 1, country: 0, names: { en: 'League' }, top: 0 },
  home: { id: 1, names: { en: 'Home' }, country: 0 },
  away: { id: 2, names: { en: 'Away' }, country: 0 },
  startsAt: 0,
  format: FOOTBALL.format,
  sections: [],
  virtual: false,
  weight: 80,
  live: true,
};

describe('live prices of a recorded match', () => {
  it.each([
    [[1530, 4500, 6500], 0.46],
    [[11_000, 5500, 1330], -0.63],
    [[2700, 3300, 2700], 0],
  ] as const)('begin where the bookmaker stood: %j', (recorded, lean) => {
    const markets = recordedLivePricing(odds(recorded))(fixture, INITIAL_MATCH_STATE);
    const result = markets.find((m) => m.market === MATCH_RESULT);
    const chances = new Map(result?.prices.map(([outcome, milli]) => [outcome, 1000 / milli]));
    const sum = [...chances.values()].reduce((a, b) => a + b, 0);
    expect(((chances.get(1) ?? 0) - (chances.get(2) ?? 0)) / sum).toBeCloseTo(lean, 1);
  });
  it('favour the side that has scored', () => {
    const facts = {
      ...INITIAL_MATCH_STATE,
      status: 'live' as const,
      period: 1,
      clock: { seconds: 1200, running: true, at: 0 },
      counts: { score: [[1, 0] as const] },
    };
    const home = (f: typeof INITIAL_MATCH_STATE) =>
      recordedLivePricing(odds([2700, 3300, 2700]))(fixture, f).find((m) => m.market === MATCH_RESULT)?.prices[0]?.[1] ?? 0;
    expect(home(facts)).toBeLessThan(home(INITIAL_MATCH_STATE));
  });
  it('offer at least 60 markets by type and period', () => {
    const offered = recordedLivePricing(odds([1530, 4500, 6500]))(fixture, INITIAL_MATCH_STATE).map(
      ({ market }) => `${decodeMarketId(market).type} ${decodeMarketId(market).period}`,
    );
    expect(new Set(offered).size).toBeGreaterThanOrEqual(60);
  });
  it('are even where no prices were recorded', () => {
    expect(recordedRatings(odds(null))).toEqual({ home: 0, away: 0 });
  });
});
