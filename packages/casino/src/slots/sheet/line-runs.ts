import type { SlotMaths } from '../engine/maths.ts';
import type { RunRule } from './run-rule.ts';

interface LineRun {
  readonly rows: readonly number[];
  /** Empty as long as only wilds lie on the line. */
  readonly symbol: string;
  readonly count: number;
  /** Wilds in front, and the letter that they pay as. */
  readonly leading: number;
  readonly wild: string;
  readonly multiplier: number;
}

/** Runs of lines, from the left. Written apart from the engine's own reading of a line, so that one proves the other. */
export function lineRuns({ pays, wilds, unaided }: SlotMaths, lines: readonly (readonly number[])[]): RunRule<LineRun> {
  const begin = (rows: readonly number[]): LineRun => ({ rows, symbol: '', count: 0, leading: 0, wild: '', multiplier: 1 });
  const extend = (run: LineRun, column: string): LineRun | null => {
    const letter = column[run.rows[run.count] ?? 0] ?? '';
    const times = wilds[letter];
    if (times !== undefined) {
      if (unaided.includes(run.symbol) && run.symbol !== '') return null;
      const grown = { ...run, count: run.count + 1, multiplier: run.multiplier * times };
      return run.symbol === '' ? { ...grown, leading: run.leading + 1, wild: run.wild || letter } : grown;
    }
    if (letter === run.symbol) return { ...run, count: run.count + 1 };
    const stands = letter in pays && (run.count === 0 || !unaided.includes(letter));
    return run.symbol === '' && stands ? { ...run, symbol: letter, count: run.count + 1 } : null;
  };
  return {
    open: (column) => lines.flatMap((rows) => extend(begin(rows), column) ?? []),
    extend,
    pay: ({ symbol, count, leading, wild, multiplier }) =>
      Math.max(pays[wild]?.[leading] ?? 0, symbol === '' ? 0 : (pays[symbol]?.[count] ?? 0) * multiplier),
  };
}
