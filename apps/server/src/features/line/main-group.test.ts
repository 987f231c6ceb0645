import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import { sportById } from '@touchline/catalogue/sport/sports';
import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book } from '@touchline/feed/book/book';
import type { Competitor, Fixture } from '@touchline/feed/feed-events';
import type { Ratings, SportModel } from '@touchline/feed/simulator/sport-model';
import { SPORT_MODELS } from '@touchline/feed/simulator/sport-models';
import { fairMarkets, sampleFixture } from '@touchline/feed/simulator/testing/calibration';
import { translate } from '@touchline/i18n/translate';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { describeMarket, groupName, marketName } from './names.ts';
import { type MatchDetailOptions, presentDetail } from './present-match.ts';

const EVERYTHING: MatchDetailOptions = {
  withPeriods: true,
  withGroups: true,
  withAllGroup: true,
  selectionLimit: 0,
  mainOnly: false,
  order: 'group',
  firstGroups: [],
  marketType: 0,
};
const STYLE = { language: 'en', coefView: 'none', columns: 4, withPeriodResult: false } as const;
const RUNNERS: readonly Competitor[] = Array.from({ length: 8 }, (_, n) => ({ id: 10 + n, names: { en: `Runner ${n}` }, country: 0 }));
const EVEN = { startSecond: 0, home: 1.4, away: 1.2 };
const RATINGS: Ratings = { home: 0.3, away: 0, runners: RUNNERS.map((_, n) => n / 8), upcoming: [EVEN, EVEN], startingScore: 3 };

const fixtureOf = (model: SportModel): Fixture =>
  sampleFixture(model, model.format.scoring === 'places' ? { away: null, runners: RUNNERS } : {});

/** The page of a match on which everything stands that the sport's model prices then. */
function page(model: SportModel, facts: MatchState, firstGroups: readonly string[] = []) {
  const book = new Book();
  const fixture = fixtureOf(model);
  const markets = fairMarkets(
    model,
    fixture,
    model.format.scoring === 'places' ? RATINGS : { ...RATINGS, runners: undefined as never },
    facts,
  );
  const of = { source: 'test', match: fixture.id, sourceTime: 1, receivedAt: 1 };
  applyFeedEvent(book, { ...of, seq: 1, type: 'FixtureAdded', fixture });
  applyFeedEvent(book, { ...of, seq: 2, type: 'MatchStateChanged', facts });
  applyFeedEvent(book, {
    ...of,
    seq: 3,
    type: 'MarketChanged',
    markets: markets.map(({ market, outcomes }) => ({
      market,
      status: 'open' as const,
      prices: outcomes.map(([outcome, p]) => [outcome, Math.max(1010, Math.min(500_000, Math.round(1000 / Math.max(p, 0.002))))] as const),
    })),
  });
  const match = book.match(fixture.id);
  if (!match) throw new Error('the match stands in the book');
  return presentDetail(book, match, STYLE, { ...EVERYTHING, firstGroups }, 0);
}

const SPORTS = SPORT_MODELS.map((model) => [sportById(model.sport).slug, model] as const);
const RESULTS = ['result', 'winner', 'race-winner', 'outright'];

describe('the main markets of what the simulator offers', () => {
  it.each(SPORTS)('%s has Main before the match, with its result first', (_slug, model) => {
    const { groups, allMarkets } = page(model, INITIAL_MATCH_STATE);
    expect(RESULTS).toContain(allMarkets[0]?.type);
    expect(groups.slice(0, 2).map(({ key }) => key)).toEqual(['all', 'main']);
    expect(groups[0]?.count).toBe(allMarkets.length);
    expect(groups[1]?.count).toBeGreaterThanOrEqual(model.format.scoring === 'places' ? 3 : 4);
  });

  // Races are not played with prices, digests are told by the world.
  const played = SPORTS.filter(([slug, model]) => model.format.scoring !== 'places' && slug !== 'special-bets');
  it.each(played)('%s has Main in mid-match, with its result first', (_slug, model) => {
    const steps = model.script(fixtureOf(model), RATINGS, createRandom('main markets'));
    const facts = steps[Math.floor(steps.length * 0.4)]?.facts ?? INITIAL_MATCH_STATE;
    const { groups, allMarkets } = page(model, facts);
    expect(RESULTS).toContain(allMarkets[0]?.type);
    expect(groups[1]?.key).toBe('main');
  });

  it('lets a group that is asked for stand first', () => {
    const football = SPORT_MODELS[0] as SportModel;
    expect(page(football, INITIAL_MATCH_STATE, ['corners']).allMarkets[0]?.group).toBe('corners');
  });

  it('orders Main of football as its bettors read it', () => {
    const { allMarkets } = page(SPORT_MODELS[0] as SportModel, INITIAL_MATCH_STATE);
    const kinds = [...new Set(allMarkets.map(({ type, period }) => `${type}/${period}`))].slice(0, 8);
    expect(kinds.map((kind) => kind.replace('/0', ''))).toEqual([
      'result',
      'total',
      'asian-handicap',
      'both-score',
      'double-chance',
      'draw-no-bet',
      'correct-score',
      'result/1',
    ]);
  });
});

describe('the words of a sport', () => {
  const model = (sport: number): SportModel => SPORT_MODELS.find((one) => one.sport === sport) as SportModel;
  const names = (sport: number, language: 'en' | 'ru' | 'ar' = 'en') => {
    const fixture = fixtureOf(model(sport));
    const { allMarkets } = page(model(sport), INITIAL_MATCH_STATE);
    return (type: string, period = 0): string => {
      const market = allMarkets.find((one) => one.type === type && one.period === period);
      const described = market && describeMarket(market.id);
      return described ? marketName(fixture, described, language) : '';
    };
  };

  it.each([
    [1, 'total', 0, 'Total goals'],
    [1, 'asian-handicap', 0, 'Asian handicap'],
    [1, 'result', 1, 'Result – 1st half'],
    [1, 'corner-total', 0, 'Total corners'],
    [1, 'corner-result', 0, 'Most corners'],
    [1, 'nth', 0, '1st goal'],
    [4, 'winner', 0, 'Match winner'],
    [4, 'winner', 1, 'Winner – Set 1'],
    [4, 'total', 0, 'Total games'],
    [4, 'asian-handicap', 0, 'Games: handicap'],
    [4, 'set-asian-handicap', 0, 'Sets: handicap'],
    [4, 'set-correct-score', 0, 'Set betting'],
    [3, 'full-score-total', 0, 'Total points, incl. overtime'],
    [3, 'total', 30, 'Total points – 1st half'],
    [2, 'result', 0, 'Result, regular time'],
    [2, 'winner', 0, 'Winner, incl. overtime'],
    [30, 'set-total', 0, 'Total frames'],
    [4006, 'set-total', 0, 'Total maps'],
    [4005, 'total', 1, 'Total rounds – Map 1'],
    [5, 'full-score-total', 0, 'Total runs, incl. overtime'],
  ])('sport %i calls %s of period %i "%s"', (sport, type, period, name) => expect(names(sport)(type, period)).toBe(name));

  it('calls nobody a draw where neither side gets the next goal', () => {
    const nth = page(model(1), INITIAL_MATCH_STATE).allMarkets.find(({ type }) => type === 'nth');
    expect(nth?.selections.map(({ name, label }) => [name, label])).toEqual([
      ['Home', '1'],
      [translate('en', 'outcome.none'), translate('en', 'outcome.none')],
      ['Away', '2'],
    ]);
  });

  it('says them in every language', () => {
    expect(names(4, 'ru')('total')).toBe('Тотал геймов');
    expect(names(1, 'ar')('total')).toBe('مجموع الأهداف');
    const group = (sport: number, key: string): string => groupName(fixtureOf(model(sport)), key, 'en');
    expect([1, 4, 3, 5, 21, 4006].map((sport) => group(sport, 'goals'))).toEqual(['Goals', 'Games', 'Points', 'Runs', 'Legs', 'Totals']);
    expect([1, 4, 3, 2, 30, 4006].map((sport) => group(sport, 'halves'))).toEqual([
      'Halves',
      'Sets',
      'Quarters and halves',
      'Periods',
      'Frames',
      'Maps',
    ]);
  });
});
