import { eachWayTerms } from '@touchline/betting/each-way/each-way-terms';
import { isPlacePriced, placeOdds } from '@touchline/betting/each-way/place-odds';
import { MARBLE_COURSES } from '@touchline/betting/marbles/marble-courses';
import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { createRandom } from '@touchline/kernel/random';
import type { MarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { Fixture, MarketOdds } from '../../../feed-events.ts';
import type { FairMarket, Ratings, SportModel } from '../../sport-model.ts';
import { quoteMarkets } from '../../world/quote.ts';
import { MARBLE_RACING } from '../marbles/model.ts';
import { RACING_LEAGUES } from './leagues.ts';
import { GREYHOUND_RACING, HORSE_RACING } from './models.ts';

const FIELDS = 400;
const WINNER = marketIdByKey('race-winner', { specifier: 1 });

interface Race {
  readonly fixture: Fixture;
  readonly ratings: Ratings;
}

const race = (model: SportModel, champ: number, names: readonly string[], ratings: readonly number[]): Race => ({
  fixture: {
    id: 1,
    sport: model.sport,
    champ: { id: champ, sport: model.sport, country: 0, names: { en: 'Course' }, top: 0 },
    home: { id: 1, names: { en: 'Race' }, country: 0 },
    away: null,
    runners: names.map((name, i) => ({ id: i, names: { en: name }, country: 0 })),
    startsAt: 0,
    format: model.format,
    sections: [],
    virtual: false,
    weight: 30,
    live: false,
  },
  ratings: { home: 0, away: 0, runners: ratings },
});

/** Runners of one of the world's courses, as strong as they are there. */
function field(model: SportModel, runners: number, n: number): Race {
  const random = createRandom(`each way ${model.sport} ${runners}`, n);
  const pool = [...random.pick(RACING_LEAGUES.filter(({ sport }) => sport === model.sport)).competitors];
  const chosen = Array.from({ length: runners }, () => pool.splice(random.int(pool.length), 1)).flat();
  return race(
    model,
    1,
    chosen.map(({ name }) => name),
    chosen.map(({ rating }) => rating),
  );
}

interface Runner {
  readonly win: number;
  readonly place: number;
  readonly eachWay: number;
  readonly taken: boolean;
}

const fairOf = (markets: readonly FairMarket[], market: MarketId) => new Map(markets.find((one) => one.market === market)?.outcomes);
const oddsOf = (markets: readonly MarketOdds[], market: MarketId) => new Map(markets.find((one) => one.market === market)?.prices);

/** The return of a stake of one on each half, by runner. */
function returnsOf(model: SportModel, { fixture, ratings }: Race): readonly Runner[] {
  const terms = eachWayTerms(fixture.runners?.length ?? 0, false);
  if (!terms) return [];
  const fair = model.specials(fixture, ratings, INITIAL_MATCH_STATE);
  const quoted = quoteMarkets(model, fixture, ratings, INITIAL_MATCH_STATE, { live: false, players: false });
  const placeMarket = marketIdByKey('race-place', { specifier: terms.places });
  const [wins, places] = [fairOf(fair, WINNER), fairOf(fair, placeMarket)];
  const [winOdds, marketOdds] = [oddsOf(quoted, WINNER), oddsOf(quoted, placeMarket)];
  return [...wins].flatMap(([outcome, chance]) => {
    const odds = winOdds.get(outcome) ?? 0;
    if (odds === 0) return [];
    const win = (chance * odds) / 1000;
    const place = ((places.get(outcome) ?? 0) * placeOdds(odds, terms.part)) / 1000;
    return { win, place, eachWay: (win + place) / 2, taken: isPlacePriced(odds, terms.part, marketOdds.get(outcome) ?? 0) };
  });
}

/** Figures of many races for people, and the worst for the house that a bettor can take. */
function judge(name: string, all: readonly Runner[]) {
  const taken = all.filter((runner) => runner.taken);
  const most = (list: readonly number[]): number => list.reduce((max, one) => Math.max(max, one), 0);
  const max = most(taken.map(({ eachWay }) => eachWay));
  const mean = taken.reduce((sum, { eachWay }) => sum + eachWay, 0) / taken.length;
  console.log(
    `${name}: ${taken.length} of ${all.length} taken, return ${mean.toFixed(3)}, at most ${max.toFixed(3)} (of all runners ${most(
      all.map(({ eachWay }) => eachWay),
    ).toFixed(
      3,
    )}; place half ${most(all.map(({ place }) => place)).toFixed(3)}, over 0.98 on ${all.filter(({ place }) => place > 0.98).length})`,
  );
  return { taken: taken.length / all.length, max };
}

describe('each way keeps the house a part on every runner, and takes nearly all of them', () => {
  // Eight is the least that three places are paid for: bookmakers know such fields as the worst for them.
  it.each([
    ['horses', 8, HORSE_RACING, 0.85],
    ['horses', 9, HORSE_RACING, 0.95],
    ['horses', 10, HORSE_RACING, 0.98],
    ['greyhounds', 5, GREYHOUND_RACING, 1],
    ['greyhounds', 6, GREYHOUND_RACING, 1],
  ] as const)(`in ${FIELDS} fields of %s, %i in each`, (name, runners, model, least) => {
    const all = Array.from({ length: FIELDS }, (_, n) => returnsOf(model, field(model, runners, n))).flat();
    const { taken, max } = judge(`${runners} ${name}`, all);
    expect(taken).toBeGreaterThanOrEqual(least);
    expect(max).toBeLessThan(1);
  });

  it('on every course of marbles', () => {
    const all = MARBLE_COURSES.flatMap(({ champ, gates }) =>
      returnsOf(
        MARBLE_RACING,
        race(
          MARBLE_RACING,
          champ,
          gates.map((_, i) => `Marble ${i}`),
          gates.map(() => 0),
        ),
      ),
    );
    const { taken, max } = judge('marbles', all);
    expect(taken).toBe(1);
    expect(max).toBeLessThan(1);
  });
});
