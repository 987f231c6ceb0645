import type { MatchRow, TableRowView } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { fewLines, tableAsItStands, tableBefore } from './table-as-it-stands.ts';

const row = (place: number, id: number, points: number, scored = 10, conceded = 10): TableRowView =>
  ({ place, competitor: { id, name: `Side ${id}` }, played: 12, points, scored, conceded }) as unknown as TableRowView;
const running = (home: number, away: number, score: readonly [number, number], status = 'live') =>
  ({ home: { id: home }, away: { id: away }, state: { status, score } }) as unknown as Pick<MatchRow, 'home' | 'away' | 'state'>;
const TABLE = [row(1, 10, 28), row(2, 20, 26), row(3, 30, 25), row(4, 40, 22), row(5, 50, 5)];
const places = (table: ReturnType<typeof tableAsItStands>) => table.map(({ competitor, points, moved }) => [competitor.id, points, moved]);

describe('a table as it stands', () => {
  it('counts what is played as if it ended now, and says who moved', () => {
    expect(places(tableAsItStands(TABLE, [running(20, 40, [2, 1]), running(10, 50, [0, 1])]))).toEqual([
      [20, 29, 1],
      [10, 28, -1],
      [30, 25, 0],
      [40, 22, 0],
      [50, 8, 0],
    ]);
  });
  it('gives both a point while it is level, in a break too', () => {
    const table = tableAsItStands(TABLE, [running(30, 40, [1, 1], 'break')]);
    expect(places(table).slice(1, 4)).toEqual([
      [30, 26, 1],
      [20, 26, -1],
      [40, 23, 0],
    ]);
    expect(table[1]?.played).toBe(13);
  });
  it.each(['planned', 'ended', 'postponed'])('does not count what is %s', (status) => {
    expect(places(tableAsItStands(TABLE, [running(20, 10, [5, 0], status)]))).toEqual(places(tableBefore(TABLE)));
  });
  it('ranks equal points by the difference of goals, then by goals', () => {
    const table = [row(1, 1, 10, 5, 5), row(2, 2, 10, 9, 5), row(3, 3, 10, 12, 8)];
    expect(tableAsItStands(table, []).map(({ competitor }) => competitor.id)).toEqual([3, 2, 1]);
  });
});

describe('a few lines of a table', () => {
  const before = tableBefore(TABLE);
  it.each<readonly [string, readonly number[], readonly number[]]>([
    ['both at the top, and who follows', [10, 20], [1, 2, 3, 4]],
    ['both with the leader', [20, 40], [1, 2, 3, 4]],
    ['the leader and the last', [10, 50], [1, 2, 3, 5]],
    ['two from below with the leader', [40, 50], [1, 3, 4, 5]],
  ])('shows %s', (_, sides, wanted) => {
    expect(fewLines(before, sides, 4).map(({ place }) => place)).toEqual(wanted);
  });
  it('shows nothing where a side is not in it', () => {
    expect(fewLines(before, [10, 99], 4)).toEqual([]);
  });
});
