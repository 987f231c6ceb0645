import { describe, expect, it } from 'vitest';
import type { StandingsLine } from './table-as-it-stands.ts';
import { whyItMatters } from './why-it-matters.ts';

/** Points and, where it moved, places won, from the top; the side's id is its place of ten. */
const table = (...lines: readonly (number | readonly [points: number, moved: number])[]): readonly StandingsLine[] =>
  lines.map((line, index) => {
    const [points, moved] = typeof line === 'number' ? [line, 0] : line;
    return {
      place: index + 1,
      points,
      moved,
      played: 12,
      competitor: { id: (index + 1) * 10, name: `Side ${index + 1}` },
    } as StandingsLine;
  });
const RUNNING = { running: true, winPoints: true };
const BEFORE = { running: false, winPoints: true };
const LONG = [40, 30, 25, 20, 15, 12, 11, 10];

describe('why a match matters', () => {
  it.each<readonly [string, readonly StandingsLine[], readonly number[], typeof RUNNING, unknown]>([
    ['goes top', table([29, 1], [28, -1], 25), [10, 30], RUNNING, { key: 'goes-top', args: { team: 'Side 1' } }],
    ['stays top', table([30, 0], 28, 25), [10, 30], RUNNING, { key: 'stays-top', args: { team: 'Side 1', n: 2 } }],
    ['is level on top', table([28, 0], 28, 25), [10, 30], RUNNING, { key: 'level-on-top', args: { team: 'Side 1', other: 'Side 2' } }],
    ['climbs', table(40, [29, 2], 28, 27, [26, -1]), [20, 50], RUNNING, { key: 'climbs', args: { team: 'Side 2', place: 2 } }],
    ['drops', table(40, [29, 1], 28, 27, [26, -3]), [20, 50], RUNNING, { key: 'drops', args: { team: 'Side 5', place: 5 } }],
    ['nobody moves: what lies between them', table(...LONG), [20, 30], RUNNING, { key: 'apart', args: { n: 5 } }],
    ['first against second', table(30, 28, 20), [10, 20], BEFORE, { key: 'first-second', args: { n: 2 } }],
    ['a win goes top', table(30, 28, 20), [20, 30], BEFORE, { key: 'win-goes-top', args: { team: 'Side 2' } }],
    ['a win would only draw level', table(30, 27, 20, 9, 8, 7), [20, 30], BEFORE, { key: 'apart', args: { n: 7 } }],
    [
      'what a win gives is not known',
      table(30, 29, 20, 9, 8, 7),
      [20, 30],
      { ...BEFORE, winPoints: false },
      { key: 'apart', args: { n: 9 } },
    ],
    ['the leader plays', table(...LONG), [10, 70], BEFORE, { key: 'leader-plays', args: { team: 'Side 1', place: 7 } }],
    ['both at the bottom', table(...LONG), [60, 80], BEFORE, { key: 'bottom', args: {} }],
    ['level', table(40, 30, 30, 20, 10, 9, 8), [20, 30], BEFORE, { key: 'level', args: { n: 30 } }],
    ['a side is not in the table', table(...LONG), [10, 99], BEFORE, null],
  ])('%s', (_, lines, sides, about, reason) => {
    expect(whyItMatters(lines, sides, about)).toEqual(reason);
  });
});
