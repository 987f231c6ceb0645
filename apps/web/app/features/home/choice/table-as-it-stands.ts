import type { MatchRow, TableRowView } from '@touchline/contract/line/shapes';

export interface StandingsLine extends Pick<TableRowView, 'place' | 'competitor' | 'played' | 'points'> {
  /** Places won (above 0) or lost (below 0) by what is being played. */
  readonly moved: number;
}

type Running = Pick<MatchRow, 'home' | 'away' | 'state'>;

const WIN = 3;
const DRAW = 1;

const isOn = ({ state }: Running): boolean => state.status === 'live' || state.status === 'break';

/** Points, then goals by difference, then goals scored; where all are equal places stay as they were. */
const compareRows = (a: TableRowView, b: TableRowView): number =>
  b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored || a.place - b.place;

function withResult(row: TableRowView, own: number, other: number): TableRowView {
  return {
    ...row,
    played: row.played + 1,
    scored: row.scored + own,
    conceded: row.conceded + other,
    points: row.points + (own > other ? WIN : own === other ? DRAW : 0),
  };
}

/** A football league's table if all that is played in it ended now. */
export function tableAsItStands(table: readonly TableRowView[], running: readonly Running[]): readonly StandingsLine[] {
  const rows = table.map((row) => {
    const match = running.find((one) => isOn(one) && (one.home.id === row.competitor.id || one.away?.id === row.competitor.id));
    if (!match) return row;
    const [home, away] = match.state.score;
    return match.home.id === row.competitor.id ? withResult(row, home, away) : withResult(row, away, home);
  });
  return rows.toSorted(compareRows).map((row, index) => linesOf(row, index + 1, row.place - (index + 1)));
}

/** The table before the match. */
export const tableBefore = (table: readonly TableRowView[]): readonly StandingsLine[] => table.map((row) => linesOf(row, row.place, 0));

const linesOf = ({ competitor, played, points }: TableRowView, place: number, moved: number): StandingsLine => ({
  place,
  competitor,
  played,
  points,
  moved,
});

/** A few lines of a table that show both sides: with them the leader, then their neighbours from the top. Empty unless both stand in it. */
export function fewLines(table: readonly StandingsLine[], sides: readonly number[], count: number): readonly StandingsLine[] {
  const own = table.filter(({ competitor }) => sides.includes(competitor.id));
  if (own.length < sides.length) return [];
  const chosen = new Set<StandingsLine>(own);
  const first = own[0]?.place ?? 1;
  // The leader is what everybody is measured by; a neighbour above says what can be won, one below what can be lost.
  for (const place of [1, first - 1, first + 1, first - 2, first + 2, first + 3]) {
    const line = table[place - 1];
    if (chosen.size < count && line) chosen.add(line);
  }
  return [...chosen].sort((a, b) => a.place - b.place);
}
