import { expect, it } from 'vitest';
import { champPath, matchPath } from './paths.ts';

it.each([
  ['La Liga', '7-la-liga'],
  ['Atlético Madrid – Málaga', '7-atletico-madrid-malaga'],
  ['Индийская премьер-лига', '7-индийская-премьер-лига'],
  ['الدوري الإسباني', '7-الدوري-الإسباني'],
  ['  1. FC Köln!  ', '7-1-fc-koln'],
])('%s reads %s in an address', (name, tail) => {
  expect(champPath('ru', 'line', { id: 7, sport: 1, name })).toBe(`/ru/line/football/${tail}`);
  expect(matchPath('ru', { id: 7, home: { name }, away: null })).toBe(`/ru/match/${tail}`);
});
