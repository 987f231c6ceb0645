import { SPORT } from '@touchline/catalogue/sport/sports';
import { outcomeOf } from '@touchline/kernel/selection';
import { expect, it } from 'vitest';
import type { FeedEvent } from '../../feed-events.ts';
import { RACING_LEAGUES } from '../sports/racing/leagues.ts';
import { HORSE_RACING } from '../sports/racing/models.ts';
import type { PlannedMatch } from './calendar.ts';
import { MatchPublisher } from './match-publisher.ts';
import { World } from './world.ts';

const NOW = Date.UTC(2026, 10, 20, 19);
const MINUTE = 60_000;
const world = new World({
  seed: 11,
  epochMs: Date.UTC(2026, 0, 1),
  speed: 1,
  models: [HORSE_RACING],
  leagues: RACING_LEAGUES.filter(({ sport }) => sport === SPORT.horseRacing),
});

/** Everything that is said of a race from an hour before its start until after it. */
function eventsOf(match: PlannedMatch): FeedEvent[] {
  const events: FeedEvent[] = [];
  const publisher = new MatchPublisher(
    world,
    match,
    (event) => events.push(event),
    0,
    () => [],
  );
  const { startsAt } = match.fixture;
  for (const at of [startsAt - 60 * MINUTE, startsAt - MINUTE, startsAt + 1_000, startsAt + 30 * MINUTE]) publisher.advance(at);
  return events;
}

it('tells of a withdrawn runner once, at its last price, before any result: what Rule 4 needs (seed 11)', () => {
  const races = [...world.calendars.values()].flatMap((calendar) => world.announced(calendar, NOW));
  const withdrawn = races.filter((race) => world.scriptOf(race).steps[0]?.facts.places?.includes(-1));
  expect(withdrawn.length).toBeGreaterThan(2);
  for (const race of withdrawn.slice(0, 3)) {
    const events = eventsOf(race);
    const said = events.filter((event) => event.type === 'RunnerWithdrawn');
    expect(said).toHaveLength(1);
    const [one] = said;
    const runner = world.scriptOf(race).steps[0]?.facts.places?.indexOf(-1);
    expect(one && outcomeOf(one.selection)).toBe(runner);
    expect(one?.odds).toBeGreaterThan(1_000);
    expect(one?.at).toBe(race.fixture.startsAt);
    const settled = events.findIndex((event) => event.type === 'MarketSettled');
    expect(events.findIndex((event) => event.type === 'RunnerWithdrawn')).toBeLessThan(settled);
  }
  const whole = races.find((race) => !withdrawn.includes(race));
  if (!whole) throw new Error('every race lost a runner');
  expect(eventsOf(whole).some((event) => event.type === 'RunnerWithdrawn')).toBe(false);
});

it('tells of the starting prices of every runner once, at its last price, before any result: what best odds need (seed 11)', () => {
  const races = [...world.calendars.values()].flatMap((calendar) => world.announced(calendar, NOW)).slice(0, 5);
  expect(races).toHaveLength(5);
  for (const race of races) {
    const events = eventsOf(race);
    const said = events.filter((event) => event.type === 'StartingPrices');
    expect(said).toHaveLength(1);
    const shown = events.findLast((event) => event.type === 'MarketChanged')?.markets[0]?.prices;
    expect(said[0]?.prices.map(([selection, odds]) => [outcomeOf(selection), odds])).toEqual(shown);
    expect(said[0]?.at).toBe(race.fixture.startsAt);
    expect(events.findIndex((event) => event.type === 'StartingPrices')).toBeLessThan(
      events.findIndex((event) => event.type === 'MarketSettled'),
    );
  }
});
