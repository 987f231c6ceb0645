import { chiSquareTail } from '../../../packages/casino/src/draws/generator/chi-square.ts';
import { type ChiSquare, chiSquareOf } from './chi-square-of.ts';
import { cipherDraws } from './cipher-draws.ts';
import { type ProofLine, toNumber } from './proof-line.ts';

/** How the rounds of a line compare with what its rules expect. */
export interface LineProof {
  readonly rounds: number;
  /** The mean return per unit of the first stake. */
  readonly found: number;
  /** The standard deviation of a round: the exact one where it is known. */
  readonly deviation: number;
  readonly chiSquare: ChiSquare;
  /** Whether the line is as far off as a sound one is with a chance below `alpha` (see {@link proveLine}). */
  readonly isOff: boolean;
  /** Seconds of processor and of the clock. */
  readonly cpuSeconds: number;
  readonly seconds: number;
}

/**
 * Bernstein's inequality in standard errors: a mean of `rounds` returns, each at most `max` from its expectation, is further off with a
 * chance below `alpha`. Holds for every distribution, also where one rare pay carries most of the variance.
 */
const allowedErrors = (alpha: number, rounds: number, deviation: number, max: number): number => {
  const size = Math.log(2 / alpha);
  return Math.sqrt(2 * size) + (2 * max * size) / (3 * deviation * Math.sqrt(rounds));
};

/** The chance that a sound product's counts are at least this far off; 1 where there is nothing to compare. */
export const tailOf = ({ statistic, degrees }: ChiSquare): number => (degrees > 0 ? chiSquareTail(statistic, degrees) : 1);

/**
 * Plays a line's rounds under a seed and compares them with its exact chances. `alpha`: how often the mean and the counts of a sound line may each be
 * called off.
 */
export function proveLine(line: ProofLine, rounds: number, seed: string, alpha: number): LineProof {
  const { user, system } = process.threadCpuUsage();
  const begun = performance.now();
  const counts = line.chances.map(() => 0);
  const draws = cipherDraws(`${seed} ${line.game} ${line.way}`);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < rounds; i += 1) {
    const played = line.play(draws);
    sum += played.pay;
    squares += played.pay ** 2;
    counts[played.class] = (counts[played.class] as number) + 1;
  }
  const found = sum / rounds;
  const expected = toNumber(line.expected);
  const deviation = line.deviation ?? Math.sqrt(squares / rounds - found ** 2);
  const chiSquare = chiSquareOf(counts, line.chances, rounds);
  // Without the most that can be paid the bound is that of the mean of very many rounds.
  const max = line.max === null ? 0 : Math.max(expected, line.max - expected);
  const z = ((found - expected) / deviation) * Math.sqrt(rounds);
  const cpu = process.threadCpuUsage();
  return {
    rounds,
    found,
    deviation,
    chiSquare,
    isOff: Math.abs(z) > allowedErrors(alpha, rounds, deviation, max) || tailOf(chiSquare) <= alpha,
    cpuSeconds: (cpu.user - user + cpu.system - system) / 1e6,
    seconds: (performance.now() - begun) / 1000,
  };
}
