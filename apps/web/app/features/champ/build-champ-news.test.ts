import type { CompetitorView, TableRowView } from '@touchline/contract/line/shapes';
import type { ResultRow } from '@touchline/contract/results/calls';
import { describe, expect, it } from 'vitest';
import { buildChampNews, streakLength } from './build-champ-news.ts';

const team = (id: number, name: string): CompetitorView => ({ id, name, country: 0, flag: '', crest: null });
const CHAMP = { id: 1, sport: 1, name: 'League', country: 0, countryName: 'World', flag: '', top: 0 };
const HOME = team(1, 'Home');
const AWAY = team(2, 'Away');

const result = (id: number, score: [number, number], more: Partial<ResultRow> = {}): ResultRow => ({
  id,
  sport: 1,
  champ: CHAMP,
  home: HOME,
  away: AWAY,
  startsAt: 1000 - id,
  status: 'ended',
  ending: null,
  score,
  periods: [],
  winner: Math.sign(score[0] - score[1]) === 1 ? 1 : score[0] === score[1] ? 0 : 2,
  places: [],
  virtual: false,
  ...more,
});
const line = (place: number, name: string, form: string, points: number): TableRowView => ({
  place,
  competitor: team(place, name),
  played: 9,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points,
  form,
});
const NONE = { results: [], table: [], scorers: [], matches: [], final: null, now: 2000 };

describe('S078 news of a championship', () => {
  it('tell of each result by what it was', () => {
    const rows = [
      result(1, [2, 1]),
      result(2, [0, 5]),
      result(3, [1, 1]),
      result(4, [0, 0], { status: 'postponed' }),
      result(5, [2, 2], { winner: 2, ending: 'shoot-out' }),
      result(6, [3, 0]),
    ];
    const news = buildChampNews({ ...NONE, results: rows, final: 6 });
    const keyOf = (id: number) => news.filter((one) => one.result === id).map(({ key }) => key);
    expect(keyOf(1)).toEqual(['win']);
    expect(keyOf(2)).toEqual(['goals', 'big-win']);
    expect(keyOf(3)).toEqual(['draw']);
    expect(keyOf(4)).toEqual(['postponed']);
    expect(keyOf(5)).toEqual(['overtime']);
    expect(keyOf(6)).toEqual(['champion']);
    expect(news.find(({ result: id }) => id === 2 && news.length > 0)?.score).toEqual([0, 5]);
    expect(news.find(({ key }) => key === 'big-win')).toMatchObject({ args: { winner: 'Away', loser: 'Home' }, score: [5, 0] });
  });
  it('tell of the leader, and of streaks from three on, the longest first', () => {
    const table = [line(1, 'First', 'LWWWW', 30), line(2, 'Second', 'WWLLL', 20), line(3, 'Third', 'LDWWL', 10)];
    expect(buildChampNews({ ...NONE, table }).map(({ key, args }) => [key, args.team, args.n])).toEqual([
      ['leader', 'First', undefined],
      ['streak', 'First', 4],
      ['slump', 'Second', 3],
    ]);
    expect([streakLength('', 'W'), streakLength('WWW', 'W'), streakLength('WWL', 'W')]).toEqual([0, 3, 0]);
  });
  it('are none where nothing is known', () => {
    expect(buildChampNews(NONE)).toEqual([]);
  });
});
