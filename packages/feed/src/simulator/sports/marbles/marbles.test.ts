import { courseOfChamp, GATES, MARBLE_COURSES } from '@touchline/betting/marbles/marble-courses';
import { COURSE_LENGTH, runMarbleRace } from '@touchline/betting/marbles/marble-race';
import { marketType } from '@touchline/betting/markets/registry';
import { forecastOutcome } from '@touchline/betting/markets/sport/race-markets';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { invariant } from '@touchline/kernel/invariant';
import { decodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { commitmentIncident, deriveSeed } from '../../world/provably-fair.ts';
import { World } from '../../world/world.ts';
import { placeChances } from '../racing/plackett-luce.ts';
import { MARBLE_LEAGUES } from './leagues.ts';
import { MARBLE_RACING } from './model.ts';

const SEED = 31;
const NOW = Date.UTC(2026, 10, 20, 19);
const RACES = 10_000;
console.log(`seed ${SEED}`);
const seedOf = (n: number): string => deriveSeed(`marbles ${SEED}`, n);
const newWorld = (secret = 'a secret'): World =>
  new World({ seed: SEED, epochMs: NOW - 86_400_000, speed: 1, secret, models: [MARBLE_RACING], leagues: MARBLE_LEAGUES });
const announced = (world: World) => [...world.calendars.values()].flatMap((calendar) => world.announced(calendar, NOW));

/** Upper bound of chi-square with so many degrees of freedom, 1 in 10,000 (Wilson and Hilferty). */
const chiSquareBound = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3;

describe.each(MARBLE_COURSES.map((course) => [course.slug, course] as const))('the course %s', (slug, course) => {
  it('is whole: its stretches are its length and there is a chance for each gate', () => {
    expect(course.sections.reduce((sum, [, length]) => sum + length, 0)).toBe(COURSE_LENGTH);
    expect(course.gates).toHaveLength(GATES);
    expect(MARBLE_LEAGUES.some(({ id }) => id === course.champ)).toBe(true);
  });

  it('is fair over 10,000 races: winners and places fall as the gates say (chi-square)', () => {
    const chances = placeChances(course.gates, 3);
    const seen = chances.map((row) => row.map(() => 0));
    for (let n = 0; n < RACES; n++) {
      const { order } = runMarbleRace(seedOf(n), course);
      for (const [place, row] of seen.entries()) {
        const gate = order[place] ?? 0;
        row[gate] = (row[gate] ?? 0) + 1;
      }
    }
    for (const [place, row] of seen.entries()) {
      const chi = row.reduce((sum, count, gate) => {
        const expected = RACES * (chances[place]?.[gate] ?? 0);
        return sum + (count - expected) ** 2 / expected;
      }, 0);
      expect(chi, `${slug}, place ${place + 1}, seed ${SEED}`).toBeLessThan(chiSquareBound(GATES - 1));
    }
  });

  it('runs every marble forwards only, from the gate to the finish, home in the order of the places', () => {
    const race = runMarbleRace(seedOf(7), course);
    const ticks = Math.max(...race.finishTicks);
    let before = race.distances(0);
    expect(before).toEqual(new Array(GATES).fill(0));
    for (let tick = 1; tick <= ticks; tick++) {
      const now = race.distances(tick);
      for (const [gate, distance] of now.entries()) {
        expect(distance).toBeGreaterThanOrEqual(before[gate] ?? 0);
        expect(distance === COURSE_LENGTH).toBe(tick >= (race.finishTicks[gate] ?? 0));
      }
      before = now;
    }
    expect(race.order.map((gate) => race.finishTicks[gate])).toEqual([...race.finishTicks].sort((a, b) => a - b));
    expect(race.order.map((gate) => race.places[gate])).toEqual(race.order.map((_, at) => at + 1));
  });
});

it('a race is the same for the same seed and course, and is pinned for ever', () => {
  const [course] = MARBLE_COURSES;
  invariant(course, 'there are courses');
  const seed = '00'.repeat(32);
  expect(runMarbleRace(seed, course).order).toEqual(runMarbleRace(seed, course).order);
  expect(runMarbleRace(seed, course).order.join()).toMatchInlineSnapshot(`"4,0,2,1,5,3,6,7"`);
  expect(runMarbleRace(seed, course).distances(300).join()).toMatchInlineSnapshot(`"4662,4440,4121,4176,4468,4373,4330,4288"`);
  expect(() => runMarbleRace('not a seed', course)).toThrow('64 hexadecimal digits');
});

describe('marble races in the world', () => {
  it('R054 8 marble-live: three start every minute, 20 seconds apart, and each course has its next four announced', () => {
    const starts = announced(newWorld()).map(({ fixture }) => fixture.startsAt);
    const minute = starts.filter((at) => at >= NOW + 60_000 && at < NOW + 120_000).toSorted((a, b) => a - b);
    expect(minute.length).toBe(3);
    expect(new Set(minute).size).toBe(3);
    for (const league of MARBLE_LEAGUES)
      expect(
        announced(newWorld()).filter(({ fixture }) => fixture.champ.id === league.id && fixture.startsAt > NOW).length,
      ).toBeGreaterThanOrEqual(4);
  });

  it('settles what it tells: the seed revealed at the end gives the commitment, every picture of the field, the places and the results', () => {
    const world = newWorld();
    for (const match of announced(world).slice(0, 12)) {
      const { fixture, ratings, seed } = match;
      invariant(seed, 'a marble race has a seed');
      const { steps } = world.scriptOf(match);
      const end = steps.at(-1)?.facts ?? INITIAL_MATCH_STATE;
      const revealed = end.incidents.find(({ kind }) => kind === 'seed')?.detail ?? '';
      const course = courseOfChamp(fixture.champ.id);
      invariant(course, 'a course');
      const race = runMarbleRace(revealed, course);
      expect(end.places).toEqual(race.places);
      for (const { at, facts, incident } of steps) {
        expect(facts.incidents[0]).toEqual(commitmentIncident(revealed));
        if (facts.status !== 'ended') expect(JSON.stringify(facts)).not.toContain(revealed);
        if (incident?.kind === 'running')
          expect(incident.detail).toBe(
            race
              .distances(at / 50)
              .map((d) => Math.floor(d / 10))
              .join(),
          );
      }
      const [first, second] = race.order;
      for (const { market, outcomes } of MARBLE_RACING.specials(fixture, ratings, INITIAL_MATCH_STATE)) {
        const ref = decodeMarketId(market);
        const type = marketType(ref.type);
        for (const [outcome] of outcomes) {
          const result = type?.settle(ref, outcome, end, fixture);
          expect(result).toBeDefined();
          if (type?.key === 'race-winner') expect(result?.kind === 'win').toBe(outcome === first);
          if (type?.key === 'race-forecast') expect(result?.kind === 'win').toBe(outcome === forecastOutcome(first ?? -1, second ?? -1));
          if (type?.key === 'race-parity') expect(result?.kind === 'win').toBe(((first ?? 0) + 1) % 2 === outcome % 2);
        }
      }
    }
  });

  it('offers winner, places 2 and 3, forecast, pairs and parity before the start and nothing after it', () => {
    const [match] = announced(newWorld());
    invariant(match, 'a race');
    const keys = MARBLE_RACING.specials(match.fixture, match.ratings, INITIAL_MATCH_STATE).map(
      ({ market }) => marketType(decodeMarketId(market).type)?.key,
    );
    expect(new Set(keys)).toEqual(new Set(['race-winner', 'race-place', 'race-forecast', 'race-match', 'race-parity']));
    expect(MARBLE_RACING.specials(match.fixture, match.ratings, { ...INITIAL_MATCH_STATE, status: 'live' })).toEqual([]);
  });

  it('cannot be told beforehand without the secret: the world by another secret has the same races and other seeds', () => {
    const [one, other] = [announced(newWorld()), announced(newWorld('another secret'))];
    expect(one.map(({ fixture }) => fixture)).toEqual(other.map(({ fixture }) => fixture));
    expect(one.filter(({ seed }, i) => seed === other[i]?.seed)).toEqual([]);
  });
});
