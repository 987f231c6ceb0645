import type { BingoGameView } from '@touchline/contract/bingo/shapes';

const RANKS = { open: 0, playing: 1, off: 2, settled: 2 } as const;

/** Which of two pictures of a game was made later: news may come before or after the page that they belong to. */
export function newerGame(a: BingoGameView, b: BingoGameView): BingoGameView {
  const [first, second] = [a, b].map((game) => [RANKS[game.status], game.balls.length, game.tickets] as const);
  for (const [i, value] of (first ?? []).entries()) {
    const other = second?.[i] ?? 0;
    if (value !== other) return value > other ? a : b;
  }
  return b;
}
