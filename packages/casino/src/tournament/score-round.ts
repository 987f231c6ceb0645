import { type EndedRound, POINTS_OF_ONE, type Score, type Scoring, type ScoringRules } from './scoring.ts';

type Measure = (round: EndedRound, rules: ScoringRules) => bigint;
type AddTo = (score: Score, round: EndedRound, rules: ScoringRules) => Pick<Score, 'points' | 'kept'>;

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** An amount of the round in hundredths of least stakes, cut in the ratio in which the stake is above the cap; rounded down. */
function inMinStakes(amountMinor: bigint, { stakeMinor, minStakeMinor }: EndedRound, { cap }: ScoringRules): bigint {
  if (cap === null || stakeMinor <= BigInt(cap) * minStakeMinor) return (amountMinor * POINTS_OF_ONE) / minStakeMinor;
  return (amountMinor * BigInt(cap) * POINTS_OF_ONE) / stakeMinor;
}

const stakeOf: Measure = (round, rules) => inMinStakes(round.stakeMinor, round, rules);
const winOf: Measure = (round, rules) => inMinStakes(round.returnMinor, round, rules);

/** The multiple that a round returned, hundredths, rounded down. */
const multiplierOf = ({ stakeMinor, returnMinor }: EndedRound): bigint => (returnMinor * POINTS_OF_ONE) / stakeMinor;
const cappedMultiplierOf: Measure = (round, { cap }) =>
  cap === null ? multiplierOf(round) : min(multiplierOf(round), BigInt(cap) * POINTS_OF_ONE);

const addUp =
  (measure: Measure): AddTo =>
  ({ points, kept }, round, rules) => ({ points: points + measure(round, rules), kept });

const keepBest =
  (measure: Measure): AddTo =>
  ({ points, kept }, round, rules) => ({ points: max(points, measure(round, rules)), kept });

const addTheBest: AddTo = (score, round, rules) => {
  const kept = [...score.kept, cappedMultiplierOf(round, rules)].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)).slice(0, rules.bestOf ?? 1);
  return { points: kept.reduce((sum, one) => sum + one, 0n), kept };
};

const longestRow: AddTo = ({ points, kept }, { stakeMinor, returnMinor }) => {
  const row = returnMinor > stakeMinor ? (kept[0] ?? 0n) + 1n : 0n;
  return { points: max(points, row), kept: [row] };
};

const ADD: Readonly<Record<Scoring, AddTo>> = {
  stake: addUp(stakeOf),
  win: addUp(winOf),
  net: addUp((round, rules) => winOf(round, rules) - stakeOf(round, rules)),
  rounds: addUp(() => 1n),
  hits: addUp((round, { hitMultiplier }) => (multiplierOf(round) >= BigInt(hitMultiplier ?? 0) ? 1n : 0n)),
  'win-streak': longestRow,
  'best-win': keepBest(winOf),
  'best-multiplier': keepBest(multiplierOf),
  'multiplier-sum': addUp(cappedMultiplierOf),
  'best-rounds': addTheBest,
};

/** Whether a round counts at all: its stake is the least stake of its currency or more. Free rounds count for nothing. */
export const isCounted = ({ stakeMinor, minStakeMinor }: EndedRound): boolean => stakeMinor >= minStakeMinor;

/** The score after a round that counts ({@link isCounted}), in the order in which rounds end. Exact: whole points. */
export const scoreRound = (score: Score, round: EndedRound, rules: ScoringRules): Score => ({
  ...ADD[rules.scoring](score, round, rules),
  rounds: score.rounds + 1,
});
