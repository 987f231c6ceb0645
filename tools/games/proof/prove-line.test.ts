import { compare, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { COIN } from '../../../packages/casino/src/coin/coin.ts';
import { chiSquareTail } from '../../../packages/casino/src/draws/generator/chi-square.ts';
import { LOBBY_GAMES } from '../../../packages/casino/src/games/games.ts';
import { chiSquareOf } from './chi-square-of.ts';
import { closedFormOf, gameProof, isSound } from './game-proof.ts';
import type { ProofLine } from './proof-line.ts';
import { PROOF_LINES } from './proof-lines.ts';
import { proveLine } from './prove-line.ts';
import { tryEveryDraw } from './try-every-draw.ts';

const SEED = 'prove-line.test';
const ROUNDS = 20_000;
const ALPHA = 0.001 / PROOF_LINES.length;

const linesOf = (game: string): readonly ProofLine[] => PROOF_LINES.filter((line) => line.game === game);
const [coin] = linesOf('coin') as [ProofLine];

describe('the statistics', () => {
  // Abramowitz and Stegun, table 26.8: upper points of chi-square.
  it.each([
    [0.05, 1, 3.84146],
    [0.05, 10, 18.30704],
    [0.01, 5, 15.0863],
    [0.001, 3, 16.2662],
    [0.001, 30, 59.7031],
  ])('give %d for %d degrees at %d', (tail, degrees, statistic) => {
    expect(chiSquareTail(statistic, degrees)).toBeCloseTo(tail, 6);
  });

  it('sum what differs over what is expected', () => {
    expect(chiSquareOf([44, 56], [0.5, 0.5], 100)).toEqual({ statistic: expect.closeTo(1.44, 12), degrees: 1 });
    expect(chiSquareOf([5, 8, 9, 8, 10, 20], [1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6], 60)).toEqual({
      statistic: expect.closeTo(13.4, 12),
      degrees: 5,
    });
  });

  it('put classes together until each expects five', () => {
    expect(chiSquareOf([1, 4, 95], [0.01, 0.04, 0.95], 100)).toEqual({ statistic: expect.closeTo(0, 12), degrees: 1 });
    expect(chiSquareOf([0, 100], [0, 1], 100)).toEqual({ statistic: 0, degrees: 0 });
  });
});

describe('the proof of the games', () => {
  it('has lines of every game of the lobby, and the chances of each sum to 1', () => {
    const games = new Set(PROOF_LINES.map(({ game }) => game));
    for (const { key } of LOBBY_GAMES) expect(games).toContain(key);
    expect(games).toContain('keno-80');
    for (const { game, way, chances } of PROOF_LINES)
      expect(
        chances.reduce((sum, chance) => sum + chance, 0),
        `${game} ${way}`,
      ).toBeCloseTo(1, 11);
  });

  it.each([...new Set(PROOF_LINES.map(({ game }) => game))])(`plays ${ROUNDS} rounds of %s (seed ${SEED})`, (game) => {
    for (const line of linesOf(game)) {
      const proof = proveLine(line, Math.ceil(ROUNDS / linesOf(game).length), SEED, ALPHA);
      expect(proof.isOff, `${game} ${line.way} ${JSON.stringify(proof)}`).toBe(false);
    }
  });

  it('counts the return of blackjack and twenty-one anew, and of games whose draws can all be tried', () => {
    for (const game of ['blackjack', 'twenty-one', 'coin', 'dice', 'roulette', 'wheel', 'sic-bo', 'diamonds'])
      expect(closedFormOf(linesOf(game)), game).toBeLessThanOrEqual(1e-12);
    expect(closedFormOf(linesOf('limbo'))).toBeNull();
  });

  it('tries every draw of a game, each once', () => {
    const tried = tryEveryDraw(COIN, { side: 'heads' });
    expect(tried && compare(tried, ratio(99n, 100n))).toBe(0);
  });
});

describe('what is wrong', () => {
  const proofOf = (line: ProofLine) => {
    const proof = proveLine(line, 1_000_000, SEED, ALPHA);
    return gameProof(SEED, [line], [proof], closedFormOf([line]));
  };

  it('is not found in a sound coin', () => {
    expect(proofOf(coin)).toMatchObject({ within: true, off: [], rounds: 1_000_000, return: '99/100' });
  });

  it('is found in a draw that favours one side by a hundredth', () => {
    const biased: ProofLine = {
      ...coin,
      play: (draws) => coin.play({ bits52: draws.bits52, below: (n) => (draws.below(100) === 0 ? 0 : draws.below(n)) }),
    };
    const proof = proofOf(biased);
    expect(proof).toMatchObject({ within: false, off: [coin.way] });
    expect(isSound(proof)).toBe(false);
  });

  it('is found in a pay that is out by a fiftieth', () => {
    const wrong: ProofLine = {
      ...coin,
      play: (draws) => {
        const played = coin.play(draws);
        return { ...played, pay: played.pay * 1.02 };
      },
    };
    expect(proofOf(wrong)).toMatchObject({ within: false, off: [coin.way], p: proofOf(coin).p });
  });

  it('is found in a return that is told too high by a millionth', () => {
    const proof = proofOf({ ...coin, expected: ratio(990_001n, 1_000_000n) });
    expect(proof.closedForm).toBeCloseTo(1e-6, 12);
    expect(isSound(proof)).toBe(false);
  });
});
