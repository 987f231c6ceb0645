import type { MatchHistory, PastMatchView } from '@touchline/contract/line/calls';
import type { TableRowView } from '@touchline/contract/line/shapes';

/** As many earlier meetings as are counted. */
const MEETINGS = 5;

/** Facts about two sides before they meet; each null where the history does not know it. */
export interface FormFacts {
  /** Places in the table. */
  readonly places: readonly [number, number] | null;
  /** Scored in a match of the championship on average, one decimal. */
  readonly scored: readonly [string, string] | null;
  /** The latest meetings: won by the first side, drawn, won by the second. */
  readonly meetings: readonly [number, number, number] | null;
}

/** `home` and `away` are the ids of the sides as they meet now; earlier they may have met the other way round. */
export function formFacts({ table, headToHead }: Pick<MatchHistory, 'table' | 'headToHead'>, home: number, away: number): FormFacts {
  const rowOf = (id: number): TableRowView | undefined => table.find((row) => row.competitor.id === id);
  const [first, second] = [rowOf(home), rowOf(away)];
  const met = headToHead.slice(0, MEETINGS);
  const wonBy = (id: number): number => met.filter((past) => winnerOf(past) === id).length;
  return {
    places: first && second ? [first.place, second.place] : null,
    scored: first && second && first.played > 0 && second.played > 0 ? [averageOf(first), averageOf(second)] : null,
    meetings: met.length > 0 ? [wonBy(home), wonBy(0), wonBy(away)] : null,
  };
}

/** The id of who won; 0 of a draw. */
const winnerOf = ({ winner, home, away }: PastMatchView): number => (winner === 1 ? home.id : winner === 2 ? away.id : 0);

const averageOf = ({ scored, played }: TableRowView): string => (scored / played).toFixed(1);
