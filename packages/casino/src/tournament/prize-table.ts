/** A line of a prize table: every place from one to another has the same prize. */
export interface PrizeLine {
  readonly from: number;
  readonly to: number;
  /** Of one place; whole. */
  readonly amount: number;
}

/** Whether a table covers its places from the first on without holes, and no place has more than the one before it. */
export const isPrizeTable = (lines: readonly PrizeLine[]): boolean =>
  lines.length > 0 &&
  lines.every(({ from, to, amount }, i) => {
    const above = lines[i - 1];
    return from === (above?.to ?? 0) + 1 && to >= from && amount > 0 && (above === undefined || amount <= above.amount);
  });

/** The prize of a place, from 1; 0 where it has none. */
export const prizeOf = (lines: readonly PrizeLine[], place: number): number =>
  lines.find(({ from, to }) => place >= from && place <= to)?.amount ?? 0;

/** How many places have a prize. */
export const prizePlaces = (lines: readonly PrizeLine[]): number => lines.at(-1)?.to ?? 0;
