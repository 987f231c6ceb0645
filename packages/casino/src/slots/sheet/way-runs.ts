import type { SlotMaths } from '../engine/maths.ts';
import type { RunRule } from './run-rule.ts';

interface WayRun {
  readonly symbol: string;
  readonly count: number;
  readonly ways: number;
}

/** Runs of ways, from the left: how often a symbol lies on each reel, multiplied. */
export function wayRuns({ pays, wilds }: SlotMaths): RunRule<WayRun> {
  const timesOn = (column: string, symbol: string): number => {
    let times = 0;
    for (const letter of column) times += letter === symbol ? 1 : (wilds[letter] ?? 0);
    return times;
  };
  return {
    open: (column) => [...new Set(column)].flatMap((symbol) => (symbol in pays ? { symbol, count: 1, ways: timesOn(column, symbol) } : [])),
    extend({ symbol, count, ways }, column) {
      const times = timesOn(column, symbol);
      return times > 0 ? { symbol, count: count + 1, ways: ways * times } : null;
    },
    pay: ({ symbol, count, ways }) => (pays[symbol]?.[count] ?? 0) * ways,
  };
}
