import type { Grid } from './grid.ts';
import type { SlotMaths } from './maths.ts';
import type { SlotWin } from './steps.ts';

type PayTable = Pick<SlotMaths, 'pays' | 'wilds' | 'unaided'>;

/**
 * The pay of the longest run from the left of a line's symbols. Wilds in front pay as such, by the first wild's own pays, where that is more
 * than what they stand for.
 */
export function lineWin({ pays, wilds, unaided }: PayTable, symbols: readonly string[]): Pick<SlotWin, 'symbol' | 'count' | 'pay'> | null {
  const isWild = (letter: string | undefined) => letter !== undefined && letter in wilds;
  let leading = 0;
  while (isWild(symbols[leading])) leading += 1;
  const own = symbols[0] ?? '';
  const alone = pays[own]?.[leading] ?? 0;
  const symbol = symbols[leading] ?? own;
  const aided = !unaided.includes(symbol);
  let multiplier = 1;
  let count = 0;
  if (symbol in pays && !isWild(symbol) && (aided || leading === 0))
    for (const letter of symbols) {
      if (letter !== symbol && !(aided && isWild(letter))) break;
      multiplier *= wilds[letter] ?? 1;
      count += 1;
    }
  const helped = (pays[symbol]?.[count] ?? 0) * multiplier;
  if (alone === 0 && helped === 0) return null;
  return alone > helped ? { symbol: own, count: leading, pay: alone } : { symbol, count, pay: helped };
}

/** The wins of the lines of a grid. */
export function lineWins(maths: SlotMaths, lines: readonly (readonly number[])[], grid: Grid): SlotWin[] {
  const wins: SlotWin[] = [];
  for (const [number, line] of lines.entries()) {
    const win = lineWin(
      maths,
      line.map((row, reel) => grid[reel * maths.rows + row] ?? ''),
    );
    if (win) wins.push({ ...win, line: number, positions: line.slice(0, win.count).map((row, reel) => reel * maths.rows + row) });
  }
  return wins;
}
