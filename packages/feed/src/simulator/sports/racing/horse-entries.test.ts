import { SPORT } from '@touchline/catalogue/sport/sports';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { World } from '../../world/world.ts';
import { horseEntries } from './horse-entries.ts';
import { HORSES } from './horses.ts';
import { RACING_LEAGUES } from './leagues.ts';
import { GREYHOUND_RACING, HORSE_RACING } from './models.ts';

const field = (...names: readonly string[]) => names.map((name, i) => ({ name, rating: 1 - i * 0.5 }));

describe('the racecard of a handicap', () => {
  it('gives the best of those that share a jockey his ride, and the others riders who are free', () => {
    const entries = horseEntries(field('Kauto Star', 'Hurricane Fly', 'Frankel', 'Faugheen'), createRandom('entries', 1));
    expect([entries[0]?.jockey, entries[2]?.jockey]).toEqual(['Ruby Walsh', 'Tom Queally']);
    expect(new Set(entries.map(({ jockey }) => jockey)).size).toBe(4);
    expect(entries.map(({ trainer }) => trainer)).toEqual(['Paul Nicholls', 'Willie Mullins', 'Henry Cecil', 'Willie Mullins']);
  });

  it('weighs a pound for a pound from ten stone down, never less than eight', () => {
    const entries = horseEntries(field('Arkle', 'Troy', 'Yeats', 'Treve', 'Winx', 'Grundy', 'Cigar'), createRandom('entries', 2));
    expect(entries.map(({ rating, weightPounds }) => [rating, weightPounds])).toEqual([
      [90, 140],
      [84, 134],
      [78, 128],
      [72, 122],
      [66, 116],
      [60, 112],
      [54, 112],
    ]);
  });

  it('draws every stall once, and keeps age and trainer from race to race', () => {
    const names = HORSES.slice(0, 12).map(({ name }) => name);
    const [one, other] = [3, 4].map((seed) => horseEntries(field(...names), createRandom('entries', seed)));
    expect(one?.map(({ draw }) => draw).toSorted((a, b) => a - b)).toEqual(names.map((_, i) => i + 1));
    expect(one?.map(({ draw }) => draw)).not.toEqual(other?.map(({ draw }) => draw));
    expect(one?.map(({ age, trainer }) => [age, trainer])).toEqual(other?.map(({ age, trainer }) => [age, trainer]));
    for (const { age } of one ?? []) expect(age >= 3 && age <= 8, String(age)).toBe(true);
  });
});

describe('the entries of the world', () => {
  const NOW = Date.UTC(2026, 10, 20, 19);
  const world = new World({
    seed: 11,
    epochMs: Date.UTC(2026, 0, 1),
    speed: 1,
    models: [HORSE_RACING, GREYHOUND_RACING],
    leagues: RACING_LEAGUES,
  });
  const races = [...world.calendars.values()].flatMap((calendar) => world.announced(calendar, NOW)).map(({ fixture }) => fixture);

  it('name a rider of his own for each horse, and stand in no race of greyhounds (seed 11)', () => {
    const horses = races.filter(({ sport }) => sport === SPORT.horseRacing);
    expect(horses.length).toBeGreaterThan(10);
    for (const { runners, entries } of horses) {
      expect(entries).toHaveLength(runners?.length ?? 0);
      expect(new Set(entries?.map(({ jockey }) => jockey)).size).toBe(entries?.length);
      expect(entries?.every(({ jockey, trainer }) => jockey !== '' && trainer !== '')).toBe(true);
    }
    const others = races.filter(({ sport }) => sport === SPORT.greyhoundRacing);
    expect(others.length).toBeGreaterThan(10);
    expect(others.some(({ entries }) => entries)).toBe(false);
  });
});
