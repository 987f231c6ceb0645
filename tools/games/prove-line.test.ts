import { add, compare, ONE, ratio, ZERO } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { INSTANT_GAMES } from '../../packages/casino/src/games/instant-games.ts';
import { PROOF_LINES } from './proof-lines.ts';
import { isProven, proveLine } from './prove-line.ts';

const SEED = 'prove-line.test';
const ROUNDS = 20_000;
const ALPHA = 0.001 / PROOF_LINES.length;

describe('the proof of the games', () => {
  it('has lines of every instant game, and the chances of each sum to 1', () => {
    expect(new Set(PROOF_LINES.map(({ game }) => game))).toEqual(new Set(INSTANT_GAMES));
    for (const { game, payouts } of PROOF_LINES)
      expect(
        compare(
          payouts.reduce((sum, { chance }) => add(sum, chance), ZERO),
          ONE,
        ),
        game.key,
      ).toBe(0);
  });

  it.each(INSTANT_GAMES)(`proves ${ROUNDS} rounds of $key (seed ${SEED})`, (game) => {
    const lines = PROOF_LINES.filter((line) => line.game === game);
    for (const line of lines) {
      const proof = proveLine(line, Math.ceil(ROUNDS / lines.length), SEED, ALPHA);
      expect(isProven(proof, ALPHA), `${game.key} ${JSON.stringify({ options: line.options, proof })}`).toBe(true);
    }
  });

  it('finds chances that are out by a tenth', () => {
    const [line] = PROOF_LINES.filter(({ game }) => game.key === 'coin');
    if (!line) throw new Error('a coin is proven');
    const [win, loss] = line.payouts;
    const wrong = {
      ...line,
      payouts: [
        { ...win, chance: ratio(11n, 20n) },
        { ...loss, chance: ratio(9n, 20n) },
      ] as typeof line.payouts,
    };
    expect(isProven(proveLine(wrong, ROUNDS, SEED, ALPHA), ALPHA)).toBe(false);
  });
});
