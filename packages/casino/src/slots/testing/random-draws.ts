import { createRandom } from '@touchline/kernel/random';
import { type Draws, drawsOf } from '../../draws/draws.ts';

/** Fast draws of a seed, for rounds by the hundred thousand. @internal */
export function randomDraws(...seed: readonly (number | string)[]): Draws {
  const random = createRandom(...seed);
  return drawsOf(() => random.int(2 ** 26) * 2 ** 26 + random.int(2 ** 26));
}
