import { createRandom } from '@touchline/kernel/random';
import { type Draws, drawsOf } from '../draws/draws.ts';
import type { AnyGame } from '../game.ts';

/** Draws by a seed for tests: quick, and the same on every machine. */
export const randomDraws = (...seed: readonly (number | string)[]): Draws => {
  const random = createRandom(...seed);
  return drawsOf(() => random.int(2 ** 26) * 2 ** 26 + random.int(2 ** 26));
};

const share = ({ num, den }: { num: bigint; den: bigint }): number => Number(num) / Number(den);

/**
 * Plays rounds and says how far their mean is from `expected`, in standard errors. What is won or lost counts per unit of the first stake.
 * `decide` gives the action of an open round.
 * @internal
 */
export function standardErrorsFrom(
  expected: number,
  {
    game,
    options,
    rounds,
    seed,
    decide,
  }: { game: AnyGame; options: unknown; rounds: number; seed: string; decide?: (state: never) => unknown },
): number {
  const draws = randomDraws(game.key, seed, JSON.stringify(options));
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    let state = game.begin(options, draws, 0);
    while (!game.isOver(state)) {
      const next = game.act(state, decide?.(state as never), draws);
      if (!next.ok) throw new Error(`${game.key}, seed ${seed}: ${next.error.message}`);
      state = next.value;
    }
    const gained = 1 + share(game.returned(state)) - share(game.staked(state));
    sum += gained;
    squares += gained * gained;
  }
  const mean = sum / rounds;
  const { payouts } = game.returns(options, 0);
  // The rules' own deviation where it is known: a rare great win that did not come leaves too small a one in the rounds.
  const meanSquare =
    payouts.length > 0 ? payouts.reduce((total, { pay, chance }) => total + share(chance) * share(pay) ** 2, 0) : squares / rounds;
  return Math.abs(mean - expected) / Math.sqrt((meanSquare - mean * mean) / rounds);
}
