import type { LineUpPlayer, StageMatch } from '@touchline/contract/statistics/shapes';
import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { arrangeBracket } from './bracket/arrange-bracket.ts';
import { roundName } from './bracket/round-name.ts';
import { positionAthletes } from './position-athletes.ts';
import { changeTimes, nearestIndex, priceAt } from './prices/price-at.ts';

const team = (id: number) => ({ id, name: `Team ${id}`, country: 0, flag: '', crest: null });
const tie = (id: number, home: number, away: number): StageMatch => ({
  id,
  round: '',
  startsAt: id,
  home: team(home),
  away: team(away),
  over: true,
  score: [1, 0],
  winner: 1,
});

describe('the net', () => {
  it('S202 puts before each match the two from which its sides came, whatever the order of play', () => {
    const net = arrangeBracket([
      { name: '1/4', matches: [tie(1, 1, 2), tie(2, 3, 4), tie(3, 5, 6), tie(4, 7, 8)] },
      { name: '1/2', matches: [tie(5, 7, 1), tie(6, 5, 3)] },
      { name: 'final', matches: [tie(7, 5, 7)] },
    ]);
    expect(net.map(({ matches }) => matches.map(({ match }) => match?.id))).toEqual([[3, 2, 4, 1], [6, 5], [7]]);
  });

  it('S202 keeps places for rounds that are still to be drawn', () => {
    const net = arrangeBracket([{ name: '1/4', matches: [tie(1, 1, 2), tie(2, 3, 4), tie(3, 5, 6), tie(4, 7, 8)] }]);
    expect(net.map(({ name, matches }) => [name, matches.length, matches.some(({ match }) => match !== null)])).toEqual([
      ['1/4', 4, true],
      ['1/2', 2, false],
      ['final', 1, false],
    ]);
    expect(arrangeBracket([])).toEqual([]);
  });

  it('S202 names stages and rounds in each language', () => {
    const named = (round: string) => (['en', 'ru', 'ar'] as const).map((language) => roundName(translatorOf(language), round));
    expect(named('1/8')).toEqual(['Round of 16', '1/8 финала', 'دور الـ16']);
    expect(named('final')).toEqual(['Final', 'Финал', 'النهائي']);
    expect(named('12')).toEqual(['Round 12', 'Тур 12', 'الجولة 12']);
    expect(named('Play-in')[0]).toBe('Play-in');
    expect(named('n')[0]).toBe('n');
  });
});

describe('line-ups on the pitch', () => {
  const player = (number: number, position: string): LineUpPlayer => ({
    id: number,
    name: `Player ${number}`,
    number,
    position,
    goals: 0,
    yellow: false,
    red: false,
    cameOn: null,
    wentOff: null,
  });
  it('S199 stands the goalkeeper at the back and each line of the formation before the one behind it', () => {
    const eleven = [
      player(9, 'FW'),
      player(1, 'GK'),
      ...[2, 3, 4, 5].map((n) => player(n, 'DF')),
      ...[6, 7, 8, 10, 11].map((n) => player(n, 'MF')),
    ];
    const placed = positionAthletes('4-5-1', eleven);
    expect(placed.map(({ player: { number } }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 9]);
    const depths = [...new Set(placed.map(({ y }) => y))];
    expect(depths).toHaveLength(4);
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    expect(placed[0]?.x).toBe(50);
    for (const { x, y } of placed) expect(x > 0 && x < 100 && y > 0 && y < 100).toBe(true);
  });
  it('S199 loses nobody whom the formation does not count', () => {
    expect(positionAthletes('', [player(1, 'GK'), player(2, 'DF'), player(3, 'XX')])).toHaveLength(3);
    expect(positionAthletes('4-3-3', [])).toEqual([]);
  });
});

describe('reading the graph', () => {
  const series = [
    [100, 2000],
    [200, 0],
    [300, 2100],
  ] as const;
  it('S206 a price holds until the next one; before the first and while suspended there is none', () => {
    expect([50, 100, 199, 250, 300, 900].map((at) => priceAt(series, at))).toEqual([0, 2000, 2000, 0, 2100, 2100]);
  });
  it('S206 every moment of any line is read once, the nearest to the pointer first', () => {
    expect(changeTimes([series, [[200, 1500]]])).toEqual([100, 200, 300]);
    expect([0, 149, 151, 999].map((at) => nearestIndex([100, 200, 300], at))).toEqual([0, 0, 1, 2]);
    expect(nearestIndex([], 5)).toBe(-1);
  });
});
