import { add, mul, type Ratio, ratio, reduced, ZERO } from '@touchline/kernel/ratio';
import { type ProofLine, toNumber } from './proof-line.ts';
import { type LineProof, tailOf } from './prove-line.ts';

/** All rounds of a game against what its rules expect. */
export interface GameProof {
  readonly game: string;
  readonly seed: string;
  readonly lines: number;
  readonly rounds: number;
  /** The exact return of these rounds, "a/b" in lowest terms, and the mean that they came to. */
  readonly return: string;
  readonly observed: number;
  /** How many standard errors lie between the two. */
  readonly standardErrors: number;
  readonly chiSquare: number;
  readonly degrees: number;
  readonly p: number;
  /** The greatest difference between what the game says to return and a second way of counting it; null where there is none. */
  readonly closedForm: number | null;
  /** Lines that are further off than a sound one of all lines together would be once in a thousand runs. */
  readonly off: readonly string[];
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Within three standard errors, and a chi-square that comes about more than once in a thousand times. */
  readonly within: boolean;
}

const MAX_ERRORS = 3;
const MIN_P = 0.001;
const MAX_DIFFERENCE = 1e-12;

/** The worst difference between two ways of counting a line's return. */
export function closedFormOf(lines: readonly ProofLine[]): number | null {
  const differences = lines.flatMap(({ counted, expected }) => {
    const other = counted?.() ?? null;
    return other === null ? [] : [Math.abs(other - toNumber(expected))];
  });
  return differences.length > 0 ? Math.max(...differences) : null;
}

const total = (proofs: readonly LineProof[], of: (proof: LineProof) => number): number => proofs.reduce((sum, proof) => sum + of(proof), 0);

/** Puts the lines of a game together: means are weighted by rounds, chi-squares and their degrees add up. */
export function gameProof(seed: string, lines: readonly ProofLine[], proofs: readonly LineProof[], closedForm: number | null): GameProof {
  const rounds = total(proofs, (proof) => proof.rounds);
  const weighted = lines.reduce<Ratio>(
    (sum, { expected }, i) => reduced(add(sum, mul(expected, ratio(BigInt(proofs[i]?.rounds ?? 0), 1n)))),
    ZERO,
  );
  const exact = reduced(mul(weighted, ratio(1n, BigInt(rounds))));
  const observed = total(proofs, ({ found, rounds: of }) => found * of) / rounds;
  const error = Math.sqrt(total(proofs, ({ deviation, rounds: of }) => of * deviation ** 2)) / rounds;
  const standardErrors = (observed - toNumber(exact)) / error;
  const chiSquare = { statistic: total(proofs, (one) => one.chiSquare.statistic), degrees: total(proofs, (one) => one.chiSquare.degrees) };
  const p = tailOf(chiSquare);
  return {
    game: lines[0]?.game ?? '',
    seed,
    lines: lines.length,
    rounds,
    return: `${exact.num}/${exact.den}`,
    observed,
    standardErrors,
    chiSquare: chiSquare.statistic,
    degrees: chiSquare.degrees,
    p,
    closedForm,
    off: lines.filter((_, i) => proofs[i]?.isOff).map(({ way }) => way),
    seconds: total(proofs, ({ seconds }) => seconds),
    cpuSeconds: total(proofs, ({ cpuSeconds }) => cpuSeconds),
    within: Math.abs(standardErrors) <= MAX_ERRORS && p > MIN_P,
  };
}

/** Whether nothing of a game is off but what luck explains: the bound of three errors is left to the confirmation. */
export const isSound = ({ closedForm, off }: GameProof): boolean =>
  off.length === 0 && (closedForm === null || closedForm <= MAX_DIFFERENCE);
