import type { BaccaratPoints } from '../baccarat/pays.ts';

/** The winner of a round of baccarat. */
export type BaccaratWinner = 'player' | 'banker' | 'tie';

/** The winner of a round by the points of its hands. */
export const winnerOf = ({ player, banker }: BaccaratPoints): BaccaratWinner => {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
};

/** A round of the big road that was no tie, and how many ties came after it. */
export interface BigRoadMark {
  readonly winner: 'player' | 'banker';
  readonly ties: number;
  readonly column: number;
  readonly row: number;
}

/** Rows of the big road. */
export const BIG_ROAD_ROWS = 6;

/**
 * The big road of rounds, the oldest first. A winner goes on down its column; where the column ends or is taken, to the right; another winner opens the
 * next column at the top. Ties count on the mark before them; those before the first mark are on none.
 */
export function bigRoad(winners: readonly BaccaratWinner[]): readonly BigRoadMark[] {
  const marks: BigRoadMark[] = [];
  const taken = new Set<string>();
  let streak = -1;
  for (const winner of winners) {
    const last = marks.at(-1);
    if (winner === 'tie') {
      if (last) marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    let column = 0;
    let row = 0;
    if (last?.winner === winner) {
      // A streak that has turned right stays in its row, even past the end of what barred it.
      const hasTurned = last.column !== streak;
      const goesDown = !hasTurned && last.row + 1 < BIG_ROAD_ROWS && !taken.has(`${last.column} ${last.row + 1}`);
      column = goesDown ? last.column : last.column + 1;
      row = goesDown ? last.row + 1 : last.row;
    } else {
      column = streak + 1;
      while (taken.has(`${column} 0`)) column += 1;
      streak = column;
    }
    taken.add(`${column} ${row}`);
    marks.push({ winner, ties: 0, column, row });
  }
  return marks;
}
