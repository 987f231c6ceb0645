import { createRandom } from '@touchline/kernel/random';
import { CHALLENGE_KINDS, CHALLENGES, type Challenge } from './challenges.ts';

const A_DAY = 3;

/** The three tasks of a day, each of another kind: the same for the same text, which names the brand and the day. */
export function drawChallenges(seed: string): readonly Challenge[] {
  const random = createRandom(seed);
  const kinds = [...CHALLENGE_KINDS];
  while (kinds.length > A_DAY) kinds.splice(random.int(kinds.length), 1);
  return kinds.flatMap((kind) => {
    const possible = CHALLENGES.filter((challenge) => challenge.kind === kind);
    return possible[random.int(possible.length)] ?? [];
  });
}
