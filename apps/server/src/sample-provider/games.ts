/** A simple game: one draw, some results, each with how often it comes of all draws and how many stakes it pays. Each returns 98 %. */
export interface SampleGame {
  readonly code: string;
  readonly category: string;
  /** How many draws there are, each as likely as any other. */
  readonly draws: number;
  readonly results: readonly { readonly sign: string; readonly draws: number; readonly pays: number }[];
}

export const SAMPLE_GAMES: readonly SampleGame[] = [
  {
    code: 'coin',
    category: 'Fast Games',
    draws: 100,
    results: [
      { sign: '🪙', draws: 49, pays: 2 },
      { sign: '◯', draws: 51, pays: 0 },
    ],
  },
  {
    code: 'die',
    category: 'Dice',
    draws: 600,
    results: [
      { sign: '⚅', draws: 98, pays: 6 },
      { sign: '⚀', draws: 502, pays: 0 },
    ],
  },
  {
    code: 'stars',
    category: 'Scratch Cards',
    draws: 1_000,
    results: [
      { sign: '★★★', draws: 28, pays: 10 },
      { sign: '★★☆', draws: 100, pays: 3 },
      { sign: '★☆☆', draws: 200, pays: 2 },
      { sign: '☆☆☆', draws: 672, pays: 0 },
    ],
  },
];

/** The result of a draw, 0 to `draws` - 1. */
export function resultOf({ results }: SampleGame, draw: number): SampleGame['results'][number] {
  let from = 0;
  for (const result of results) {
    from += result.draws;
    if (draw < from) return result;
  }
  throw new Error('a draw is below the number of draws');
}
