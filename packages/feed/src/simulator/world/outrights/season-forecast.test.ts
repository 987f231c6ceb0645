import { invariant } from '@touchline/kernel/invariant';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { LEAGUES, SPORT_MODELS } from '../../sport-models.ts';
import { World } from '../world.ts';
import { OUTRIGHT_TERMS } from './outright-terms.ts';
import { SeasonForecast, type SeasonState } from './season-forecast.ts';
import { WinningMargins } from './winning-margins.ts';

const SEED = 7;
console.log(`seed ${SEED}`);
const world = new World({
  seed: SEED,
  epochMs: Date.UTC(2026, 0, 1),
  speed: 1,
  models: SPORT_MODELS,
  leagues: LEAGUES.filter(({ id }) => OUTRIGHT_TERMS.has(id)),
});
const marginsOf = (league: number): WinningMargins => {
  const [sample] = world.calendars.get(league)?.matches(0) ?? [];
  invariant(sample, `league ${league} has no matches`);
  return new WinningMargins(sample);
};
const football = marginsOf(1001);

function forecast(state: SeasonState, margins = football): SeasonForecast {
  const season = new SeasonForecast(state, margins, createRandom(SEED));
  while (season.runBatch());
  return season;
}

const everybody = (clubs: number): [number, number][] =>
  Array.from({ length: clubs ** 2 }, (_, i): [number, number] => [Math.floor(i / clubs), i % clubs]).filter(([a, b]) => a !== b);
const level = (clubs: number) => Array.from({ length: clubs }, () => ({ points: 0, scored: 0, conceded: 0 }));
const sum = (chances: readonly number[]): number => chances.reduce((total, p) => total + p, 0);

describe(`the forecast of a season (seed ${SEED})`, () => {
  it('gives out as many places as there are', () => {
    const season = forecast({ standings: level(8), remainingFixtures: everybody(8), ratings: [1, 0.7, 0.4, 0.1, -0.1, -0.4, -0.7, -1] });
    expect(sum(season.chances(1, 1))).toBeCloseTo(1, 9);
    expect(sum(season.chances(1, 4))).toBeCloseTo(4, 9);
    expect(sum(season.chances(6, 8))).toBeCloseTo(3, 9);
    for (const [club, first] of season.chances(1, 1).entries()) expect(season.chances(1, 4)[club]).toBeGreaterThanOrEqual(first);
  });

  it('prefers the stronger, and of equals the one with more points', () => {
    const strong = forecast({ standings: level(8), remainingFixtures: everybody(8), ratings: [1.5, 1, 0.5, 0, -0.4, -0.8, -1.2, -1.6] });
    const [first, last] = [strong.chances(1, 1), strong.chances(8, 8)];
    expect(first).toEqual(first.toSorted((a, b) => b - a));
    expect(last).toEqual(last.toSorted((a, b) => a - b));
    const standings = [9, 6, 3, 0].map((points) => ({ points, scored: 0, conceded: 0 }));
    const ahead = everybody(4);
    const champion = forecast({ standings, remainingFixtures: ahead, ratings: [0, 0, 0, 0] }).chances(1, 1);
    expect(champion).toEqual(champion.toSorted((a, b) => b - a));
  });

  it('knows who can not be champion any more, and who is', () => {
    const standings = [20, 14, 13, 2].map((points) => ({ points, scored: 0, conceded: 0 }));
    const ahead = [
      [0, 3],
      [1, 2],
    ] as const;
    const season = forecast({ standings, remainingFixtures: ahead, ratings: [0, 0, 0, 0] });
    expect(season.chances(1, 1)).toEqual([1, 0, 0, 0]);
    expect(season.chances(4, 4)).toEqual([0, 0, 0, 1]);
    expect(season.chances(1, 2)[1]).toBeGreaterThan(0.5);
  });

  it('is worked out in pieces, and for every league that has outrights', () => {
    for (const league of OUTRIGHT_TERMS.keys()) {
      const margins = marginsOf(league);
      expect(margins.learnOne([0.1]), `league ${league}`).toBe(true);
      expect(margins.learnOne([0.1])).toBe(true);
      expect(margins.learnOne([0.1])).toBe(false);
      const random = createRandom(SEED, league);
      const drawn = Array.from({ length: 400 }, () => margins.draw(0.1, random));
      expect(drawn.filter((margin) => margin > 0).length).toBeGreaterThan(100);
      expect(drawn.filter((margin) => margin < 0).length).toBeGreaterThan(60);
    }
  });

  it('meets what is played: over forty seasons the clubs finish as often as forecast among the first three', () => {
    const calendar = world.calendars.get(1038);
    invariant(calendar, 'no league');
    const { plan } = calendar;
    const ratings = plan.league.competitors.map(({ rating }) => rating);
    const chances = forecast(
      { standings: level(ratings.length), remainingFixtures: everybody(ratings.length), ratings },
      marginsOf(1038),
    ).chances(1, 3);
    const often = ratings.map(() => 0);
    for (let season = 0; season < 40; season++) {
      const match = world.outrights.of(calendar, season * plan.rounds);
      invariant(match, 'a season');
      const places = world.scriptOf(match).steps.at(-1)?.facts.places ?? [];
      for (const [club, place] of places.entries()) if (place <= 3) often[club] = (often[club] ?? 0) + 1 / 40;
    }
    for (const [club, chance] of chances.entries()) expect(Math.abs((often[club] ?? 0) - chance), `club ${club}`).toBeLessThan(0.27);
    expect(sum(often.map((seen, club) => (seen - (chances[club] ?? 0)) ** 2))).toBeLessThan(0.12);
  }, 60_000);
});
