import type { PastMatchView } from '@touchline/contract/line/calls';
import type { CompetitorView, TableRowView } from '@touchline/contract/line/shapes';
import { expect, it } from 'vitest';
import { formFacts } from './form-facts.ts';

const sideOf = (id: number): CompetitorView => ({ id, name: `Side ${id}`, country: 1, flag: '', crest: null });
const rowOf = (id: number, place: number, played: number, scored: number): TableRowView => ({
  place,
  competitor: sideOf(id),
  played,
  won: 0,
  drawn: 0,
  lost: 0,
  scored,
  conceded: 0,
  points: 0,
  form: '',
});
const met = (home: number, away: number, winner: number): PastMatchView => ({
  id: 100 + home + away,
  champName: 'Cup',
  startsAt: 0,
  home: sideOf(home),
  away: sideOf(away),
  score: [0, 0],
  periods: [],
  winner,
});

it('tells places, averages and the last five meetings from the side of who is at home now', () => {
  const table = [rowOf(1, 2, 10, 22), rowOf(2, 5, 10, 15)];
  const headToHead = [met(1, 2, 1), met(2, 1, 2), met(2, 1, 1), met(1, 2, 0), met(2, 1, 1), met(1, 2, 2)];
  expect(formFacts({ table, headToHead }, 1, 2)).toEqual({ places: [2, 5], scored: ['2.2', '1.5'], meetings: [2, 1, 2] });
});

it('tells nothing that it does not know', () => {
  const nothing = { places: null, scored: null, meetings: null };
  expect(formFacts({ table: [], headToHead: [] }, 1, 2)).toEqual(nothing);
  // A table before its first round.
  expect(formFacts({ table: [rowOf(1, 1, 0, 0), rowOf(2, 2, 0, 0)], headToHead: [] }, 1, 2)).toEqual({ ...nothing, places: [1, 2] });
  expect(formFacts({ table: [rowOf(1, 1, 4, 8)], headToHead: [] }, 1, 2)).toEqual(nothing);
});
