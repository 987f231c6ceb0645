import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { describe, expect, it } from 'vitest';
import { LEAGUES, SPORT_MODELS } from '../sport-models.ts';
import { World } from './world.ts';

const SEED = 5;
const HOUR = 3_600_000;
const BEGIN = Date.UTC(2026, 10, 20, 19);
console.log(`seed ${SEED}`);

/** Sections whose matches the sources name; what follows from a sport alone (long, alternative of votes) the line adds. */
const NAMED = ['alternative', 'long', 'marble-live', 'cyber-stream', 'simulated-reality', 'aftermatch-vs-live', 'cyber-zone'] as const;
const GENRES = ['sports-simulators', 'shooters', 'strategy', 'e-sports'] as const;

describe(`the menu sections of the simulated world (seed ${SEED})`, () => {
  const world = new World({ seed: SEED, epochMs: BEGIN - 3 * HOUR, speed: 1, models: SPORT_MODELS, leagues: LEAGUES });
  it.each([0, 3, 7, 11, 19, 26, 40, 65, 101, 170])('R054: each section has matches of its kind %i hours after the beginning', (hours) => {
    const now = BEGIN + hours * HOUR;
    const current = [...world.calendars.values()]
      .flatMap((calendar) => world.announced(calendar, now))
      .filter((match) => (match.fixture.sections.length > 0 || match.fixture.virtual) && world.endsAt(match) > now);
    const of = (section: number) => current.filter(({ fixture }) => fixture.sections.includes(section));
    for (const name of [...NAMED, ...GENRES]) expect(of(MENU_SECTION[name]).length, name).toBeGreaterThan(0);
    const running = (section: number) => of(section).filter(({ fixture }) => fixture.startsAt <= now).length;
    for (const name of ['cyber-stream', 'simulated-reality'] as const) expect(running(MENU_SECTION[name]), name).toBeGreaterThan(1);
    expect(of(MENU_SECTION['marble-live']).length).toBeGreaterThanOrEqual(24);
    expect(current.filter(({ fixture }) => fixture.virtual && fixture.startsAt <= now).length).toBeGreaterThan(4);
  });
});
