import { expect, it } from 'vitest';
import { Changes } from './changes.ts';
import { newSport } from './new-sport.ts';

const FIXTURE_IDS = 'packages/feed/src/simulator/world/fixture-id.ts';
const placesIn = (changes: Changes): string[] =>
  /SPORT_PLACES[^=]+= \[([^\]]+)\]/.exec(changes.read(FIXTURE_IDS))?.[1]?.match(/\d+/g) ?? [];

it('gives sports the next places in the ids of fixtures, and says where none is left', () => {
  const changes = new Changes();
  const before = placesIn(changes);
  const sports = changes.read('packages/catalogue/src/sport/sports.ts').matchAll(/^ {2}\[(\d+), '([a-z-]+)',/gm);
  const wanted = [...sports].flatMap(([, id = '', slug = '']) => (before.includes(id) ? [] : [slug])).slice(0, 10);
  const left = wanted.map((sport) => newSport(changes, sport));
  const after = placesIn(changes);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBe(Math.min(38, before.length + wanted.length));
  const withoutPlace = left.filter((lines) => lines.some((line) => line.startsWith(`${FIXTURE_IDS}:`)));
  expect(withoutPlace.length).toBe(before.length + wanted.length - after.length);
});
