import { type Ratio, reduced } from '@touchline/kernel/ratio';
import type { Json } from '../../packages/casino/src/game.ts';
import type { TableGame } from '../../packages/casino/src/shared/shared-game.ts';

/** A line of the table of returns. */
export interface ReturnsLine {
  readonly game: string;
  readonly options: Json;
  /** In the order of the game's table: a number where the pay is a decimal, else "a/b". */
  readonly pays: readonly (number | string)[];
  /** "a/b" in lowest terms. */
  readonly return: string;
}

const inLowestTerms = (value: Ratio): string => {
  const { num, den } = reduced(value);
  return `${num}/${den}`;
};

const MAX_DIGITS = 15;

/** The pay as a number where it is a decimal that a double names without loss, else as a fraction. */
function payOf(value: Ratio): number | string {
  const { num, den } = reduced(value);
  for (let digits = 0, scale = 1n; digits <= MAX_DIGITS; digits += 1, scale *= 10n)
    if (scale % den === 0n) {
      const text = String(num * (scale / den));
      return text.length <= MAX_DIGITS ? Number(`${text}e-${digits}`) : inLowestTerms(value);
    }
  return inLowestTerms(value);
}

/** Keno's return depends on how many numbers are picked, not on which. */
const shownOptions = (game: TableGame, options: { readonly picks?: readonly number[] }): Json =>
  (game.key === 'keno' ? { ...options, picks: options.picks?.length } : options) as Json;

/** Each game and option at the usual edge. */
export function* returnsLines(games: readonly TableGame[]): Generator<ReturnsLine> {
  for (const game of games)
    for (const options of game.variants()) {
      const { payouts, expected } = game.returns(options, game.edge?.usual ?? 0);
      yield {
        game: game.key,
        options: shownOptions(game, options),
        pays: payouts.map(({ pay }) => payOf(pay)),
        return: inLowestTerms(expected),
      };
    }
}
