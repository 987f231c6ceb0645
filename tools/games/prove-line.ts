import type { Ratio } from '@touchline/kernel/ratio';
import { chiSquareTest } from '../../packages/casino/src/draws/generator/chi-square.ts';
import { cipherDraws } from './cipher-draws.ts';
import { decide, type ProofLine } from './proof-lines.ts';

/** How far the rounds of a line are from what its exact chances expect. */
export interface LineProof {
  readonly rounds: number;
  /** The mean return per unit staked, exact and found. */
  readonly expected: number;
  readonly found: number;
  /** Standard errors between the two. */
  readonly z: number;
  /** How many are allowed (see `allowedErrors`). */
  readonly allowed: number;
  /** How likely counts at least this far off are. */
  readonly p: number;
}

const toNumber = ({ num, den }: Ratio): number => Number(num) / Number(den);

/** Plays one round to its end; gives what it returns. */
function play(line: ProofLine, draws: ReturnType<typeof cipherDraws>): number {
  const { game, options } = line;
  let state: unknown = game.begin(options, draws, game.edge?.usual ?? 0);
  for (let height = 0; !game.isOver(state); ) {
    const next = game.act(state, decide(line, game.view(state) as never, height), draws);
    if (!next.ok) throw new Error(`${game.key}: ${next.error.field}: ${next.error.message}`);
    // A hand that is played again leaves the height as it was.
    const { level } = next.value as { readonly level?: number };
    height = level ?? height + 1;
    state = next.value;
  }
  return toNumber(game.returned(state));
}

/** Counts by class, classes that expect fewer than five put together; 1 where nothing is left to compare. */
function compareCounts(counts: readonly number[], chances: readonly number[], rounds: number): number {
  const isRare = (i: number): boolean => rounds * (chances[i] as number) < 5;
  const own = chances.flatMap((_, i) => (isRare(i) ? [] : [i]));
  const rare = chances.flatMap((_, i) => (isRare(i) ? [i] : []));
  const sum = (list: readonly number[], of: readonly number[]): number => of.reduce((total, i) => total + (list[i] as number), 0);
  const groups = own.map((i) => [i]);
  if (rounds * sum(chances, rare) >= 5) groups.push(rare);
  else groups[0]?.push(...rare);
  if (groups.length < 2) return 1;
  return chiSquareTest(
    groups.map((group) => sum(counts, group)),
    groups.map((group) => sum(chances, group)),
  );
}

/**
 * Bernstein's inequality in standard errors: a mean of `rounds` returns, each at most `most` from its expectation, is further off with a
 * chance below `alpha`. Holds for every distribution, also where one rare pay carries most of the variance.
 */
const allowedErrors = (alpha: number, rounds: number, deviation: number, max: number): number => {
  const size = Math.log(2 / alpha);
  return Math.sqrt(2 * size) + (2 * max * size) / (3 * deviation * Math.sqrt(rounds));
};

/** Plays a line's rounds under a seed and compares them with its exact chances. `alpha`: how often a sound line may fail. */
export function proveLine(line: ProofLine, rounds: number, seed: string, alpha: number): LineProof {
  const classes = new Map<number, number>();
  for (const { pay, chance } of line.payouts) classes.set(toNumber(pay), (classes.get(toNumber(pay)) ?? 0) + toNumber(chance));
  const counts = new Map([...classes.keys()].map((pay) => [pay, 0]));
  const draws = cipherDraws(`${seed} ${line.game.key} ${JSON.stringify(line.options)} ${line.stop}`);
  for (let i = 0; i < rounds; i += 1) {
    const pay = play(line, draws);
    const before = counts.get(pay);
    if (before === undefined) throw new Error(`${line.game.key} returned ${pay}, which none of its endings does`);
    counts.set(pay, before + 1);
  }
  const pays = [...classes.keys()];
  const chances = [...classes.values()];
  const expected = pays.reduce((sum, pay, i) => sum + pay * (chances[i] as number), 0);
  const deviation = Math.sqrt(pays.reduce((sum, pay, i) => sum + (chances[i] as number) * (pay - expected) ** 2, 0));
  const found = [...counts].reduce((sum, [pay, count]) => sum + pay * count, 0) / rounds;
  return {
    rounds,
    expected,
    found,
    z: ((found - expected) / deviation) * Math.sqrt(rounds),
    allowed: allowedErrors(alpha, rounds, deviation, Math.max(...pays.map((pay) => Math.abs(pay - expected)))),
    p: compareCounts([...counts.values()], chances, rounds),
  };
}

/** Whether a line is proven. */
export const isProven = ({ z, allowed, p }: LineProof, alpha: number): boolean => Math.abs(z) <= allowed && p > alpha;
