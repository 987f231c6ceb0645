import { BASE_LANGUAGE } from '@touchline/catalogue/places/languages';
import { sportById } from '@touchline/catalogue/sport/sports';
import type { Naming } from '@touchline/feed/naming';
import { LEAGUES } from '@touchline/feed/simulator/sport-models';
import { champOf, competitorOf } from '@touchline/feed/simulator/world/competitors';
import { readNames } from '@touchline/i18n/read-names';
import { describe, expect, it } from 'vitest';
import { worldOf } from './world-of.ts';

const names = readNames();

/** All that is ever asked for, by file: plain names, and names with what they belong to. */
const asked = new Map<string, Set<string>>();
function ask(file: string, ...keys: string[]): void {
  const known = asked.get(file) ?? new Set();
  asked.set(file, known);
  for (const key of keys) known.add(key);
}
const listening: Naming = {
  named(sport, name, scope) {
    ask(sportById(sport).slug, name, `${scope}: ${name}`);
    return { en: name };
  },
  phrase(phrase) {
    ask('phrases', phrase);
    return { en: phrase };
  },
};
for (const league of LEAGUES) {
  champOf(listening, league, '');
  for (const competitor of league.competitors) competitorOf(listening, league, competitor);
  if (league.calendar.kind === 'fixed') for (const { name } of league.calendar.events) listening.named(league.sport, name, league.name);
}
ask('phrases', 'Home teams', 'Away teams', 'Round {n}', '{league}. Season {season}');
// Recorded championships of the replay.
ask('football', 'World Cup', 'Recorded: La Liga');

const argumentsOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join();

describe.each(Object.entries(names))('names in %s', (language, files) => {
  it('call nobody whom the world does not know', () => {
    const unknown = Object.entries(files).flatMap(([file, said]) =>
      Object.keys(said).flatMap((key) => (asked.get(file)?.has(key) ? [] : [`${file}: ${key}`])),
    );
    expect(unknown).toEqual([]);
  });
  it('are never empty, never end in a blank and keep the arguments of phrases', () => {
    const bad = Object.entries(files).flatMap(([file, said]) =>
      Object.entries(said).flatMap(([key, text]) =>
        text === '' || text !== text.trim() || argumentsOf(text) !== argumentsOf(key) ? [`${file}: ${key}: ${text}`] : [],
      ),
    );
    expect(bad).toEqual([]);
  });
  it('are not those of the base, which stand in code', () => {
    expect(language).not.toBe(BASE_LANGUAGE);
  });
});

it('the world is called as the languages call it', () => {
  const calendar = worldOf({ seed: 1, epochMs: 0, speed: 1, secret: '' }).calendars.get(1002);
  const [match] = calendar?.matches(0) ?? [];
  expect(match?.fixture.champ.names).toMatchObject({ en: 'La Liga', ru: 'Ла Лига' });
});
