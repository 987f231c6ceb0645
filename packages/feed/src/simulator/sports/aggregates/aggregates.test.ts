import { marketType } from '@touchline/betting/markets/registry';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { countInPeriod } from '@touchline/betting/match-state/period-count';
import { invariant } from '@touchline/kernel/invariant';
import { decodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { priceFamilies } from '../../pricing/price-families.ts';
import { LEAGUES, SPORT_MODELS } from '../../sport-models.ts';
import { quoteMarkets } from '../../world/quote.ts';
import { World } from '../../world/world.ts';
import { amongFirst, DIGESTS, goalsLeft } from './model.ts';

const SEED = 17;
const BEGIN = Date.UTC(2026, 10, 20, 19);
console.log(`seed ${SEED}`);
const world = new World({
  seed: SEED,
  epochMs: BEGIN,
  speed: 1,
  models: SPORT_MODELS,
  leagues: LEAGUES.filter(({ sport }) => sport === 1 || sport === 76),
});
const calendarOf = (id: number) => {
  const calendar = world.calendars.get(id);
  invariant(calendar, `no calendar ${id}`);
  return calendar;
};
/** Premier League: its rounds by side, against the round before, its seasons. */
const [BASE, SIDES, ROUNDS, SEASON] = [1001, 76_001, 76_021, 76_041];
const goalsOfRound = (round: number): [number, number] =>
  calendarOf(BASE)
    .matches(round)
    .filter(({ postponement }) => !postponement)
    .reduce<[number, number]>(
      ([h, a], match) => {
        const { home, away } = countInPeriod(world.finalStateOf(match).facts, match.fixture.format, 'score', 0);
        return [h + home, a + away];
      },
      [0, 0],
    );

describe('games over other matches', () => {
  it('R054 3 alternative: the goals of a round by side are those of its matches, and every market settles', () => {
    for (let round = 0; round < 6; round++) {
      const match = calendarOf(SIDES).match(round, 0);
      invariant(match, 'an aggregate match');
      const { steps, length } = world.scriptOf(match);
      const end = steps.at(-1)?.facts ?? INITIAL_MATCH_STATE;
      expect(end.counts.score, `round ${round}`).toEqual([goalsOfRound(round)]);
      expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
      expect(match.fixture.startsAt + length).toBe(world.endsAt(match));
      expect(match.fixture.relatesTo).toEqual(
        calendarOf(BASE)
          .matches(round)
          .filter(({ postponement }) => !postponement)
          .map(({ fixture }) => fixture.id),
      );
      const markets = quoteMarkets(DIGESTS, match.fixture, match.ratings, INITIAL_MATCH_STATE, { live: false, players: false });
      expect(markets.length).toBeGreaterThan(10);
      for (const { market, prices } of markets) {
        const ref = decodeMarketId(market);
        for (const [outcome] of prices)
          expect(marketType(ref.type)?.settle(ref, outcome, end, match.fixture), `market ${ref.type}`).toBeDefined();
      }
    }
  });

  it('R054 13 aftermatch-vs-live: a round is set against what the round before brought', () => {
    const match = calendarOf(ROUNDS).match(3, 0);
    invariant(match, 'an aggregate match');
    const sum = ([home, away]: [number, number]): number => home + away;
    // The first round of a season is set against the last of the season before.
    expect(calendarOf(ROUNDS).match(0, 0)?.ratings.startingScore).toBe(sum(goalsOfRound(-1)));
    expect(match.ratings.startingScore).toBe(sum(goalsOfRound(2)));
    expect(world.scriptOf(match).steps[0]?.facts.counts.score).toEqual([[sum(goalsOfRound(2)), 0]]);
    expect(world.scriptOf(match).steps.at(-1)?.facts.counts.score).toEqual([[sum(goalsOfRound(2)), sum(goalsOfRound(3))]]);
    expect(match.fixture.home.names.en).toBe('Round 3');
    expect(match.fixture.away?.names.en).toBe('Round 4');
  });

  it('R054 7 long: a season is ordered as its table, and its favourites are the strong', () => {
    const match = calendarOf(SEASON).match(0, 0);
    invariant(match, 'a season');
    const places = world.scriptOf(match).steps.at(-1)?.facts.places ?? [];
    expect([...places].sort((a, b) => a - b)).toEqual(places.map((_, i) => i + 1));
    const [winner] = DIGESTS.specials(match.fixture, match.ratings, INITIAL_MATCH_STATE);
    expect(winner?.outcomes.reduce((total, [, p]) => total + p, 0)).toBeCloseTo(1, 6);
    const champion = places.indexOf(1);
    expect(winner?.outcomes[champion]?.[1] ?? 0).toBeGreaterThan(0.02);
    expect(DIGESTS.specials(match.fixture, match.ratings, { ...INITIAL_MATCH_STATE, status: 'live' })).toEqual([]);
  });

  it('is priced as it comes, before the start and at half of the way (38 rounds)', () => {
    let [over, priced, quotes] = [0, 0, 0];
    for (let round = 0; round < 38; round++) {
      const match = calendarOf(SIDES).match(round, 0);
      invariant(match, 'an aggregate match');
      const script = world.scriptOf(match);
      const end = script.steps.at(-1)?.facts ?? INITIAL_MATCH_STATE;
      const middle = script.steps.findLast(({ at }) => at <= script.length / 2)?.facts ?? INITIAL_MATCH_STATE;
      for (const facts of [INITIAL_MATCH_STATE, middle])
        for (const { market, outcomes } of priceFamilies(
          match.fixture.format,
          DIGESTS.outlooks(match.fixture, match.ratings, facts),
          facts,
        )) {
          const ref = decodeMarketId(market);
          const type = marketType(ref.type);
          if (type?.key !== 'total' || ref.line % 4 !== 2) continue;
          const [outcome, chance] = outcomes[0] ?? [0, 0];
          over += type.settle(ref, outcome, end, match.fixture)?.kind === 'win' ? 1 : 0;
          priced += chance;
          quotes++;
        }
    }
    expect(quotes).toBeGreaterThan(60);
    expect(Math.abs(over - priced) / quotes, `${over} of ${quotes}, priced ${priced}`).toBeLessThan(0.11);
  });

  it('has all goals ahead before the start, none after the end, and never more than before', () => {
    expect([-100, 0, 7000].map(goalsLeft)).toEqual([1, 1, 0]);
    for (let second = 1; second < 7000; second++) expect(goalsLeft(second)).toBeLessThanOrEqual(goalsLeft(second - 1) + 1e-12);
  });

  it('shares out as many first places as there are', () => {
    const chances = amongFirst([5, 3, 2, 1, 1], 3);
    expect(chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(3, 9);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  });
});
