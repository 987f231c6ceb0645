import { describe, expect, it } from 'vitest';
import { LEAGUES, SPORT_MODELS } from '../sport-models.ts';
import { World } from './world.ts';

const SEED = 1;
const HOUR = 3_600_000;
const BEGIN = Date.UTC(2026, 10, 20, 19);
console.log(`seed ${SEED}`);

describe.each([
  ['on its first day', 0],
  ['after ten days', 240],
])('the world %s', (_when, hours) => {
  const world = new World({ seed: SEED, epochMs: BEGIN - hours * HOUR, speed: 1, models: SPORT_MODELS, leagues: LEAGUES });
  it.each([0, 5, 10, 15, 20])('has at least 1,500 line and 150 live matches at hour %i', (hour) => {
    const now = BEGIN + hour * HOUR;
    const announced = [...world.calendars.values()].flatMap((calendar) => world.announced(calendar, now));
    const line = announced.filter(({ fixture }) => fixture.startsAt > now && fixture.startsAt < now + 7 * 24 * HOUR);
    const live = announced.filter((match) => match.fixture.live && match.fixture.startsAt <= now && world.endsAt(match) > now);
    expect(line.length).toBeGreaterThanOrEqual(1500);
    expect(live.length).toBeGreaterThanOrEqual(150);
  });
});
