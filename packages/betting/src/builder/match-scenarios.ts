import type { MatchFormat } from '../match-state/match-format.ts';
import { INITIAL_MATCH_STATE, type MatchState } from '../match-state/match-state.ts';
import type { ScoreState } from './score-model.ts';

/** A finished match that could happen, and how likely it is. */
export interface MatchScenario {
  readonly facts: MatchState;
  readonly probability: number;
}

/** Ways to divide a count over the periods, with their probabilities: every goal falls into a period by the periods' shares. */
function divide(count: number, shares: readonly number[]): readonly { readonly parts: readonly number[]; readonly probability: number }[] {
  const [share = 1, ...rest] = shares;
  if (rest.length === 0) return [{ parts: [count], probability: 1 }];
  const left = rest.reduce((a, b) => a + b, 0);
  const p = share / (share + left);
  const ways: { parts: number[]; probability: number }[] = [];
  let binomial = (1 - p) ** count;
  for (let first = 0; first <= count; first++) {
    for (const { parts, probability } of divide(count - first, rest))
      ways.push({ parts: [first, ...parts], probability: binomial * probability });
    binomial *= ((count - first) / (first + 1)) * (p / (1 - p));
  }
  return ways;
}

const NEGLIGIBLE = 1e-7;

/** Facts as a feed sends them at the end of a match with these scores by period. */
const endedState = (score: readonly (readonly [number, number])[]): MatchState => ({
  ...INITIAL_MATCH_STATE,
  status: 'ended',
  period: score.length,
  periodsDone: score.length,
  counts: { score },
});

/**
 * The final scores as facts that any market can be settled on. `shares` is how the goals fall into the periods; null puts all of them
 * into the first, for markets of the whole match alone.
 */
export function matchScenarios(
  scores: readonly ScoreState[],
  { periods }: MatchFormat,
  shares: readonly number[] | null,
): readonly MatchScenario[] {
  if (shares === null) {
    const empty = Array.from({ length: periods - 1 }, () => [0, 0] as const);
    return scores.map(({ home, away, probability }) => ({ facts: endedState([[home, away], ...empty]), probability }));
  }
  return scores.flatMap(({ home, away, probability }) => {
    const aways = divide(away, shares);
    return divide(home, shares).flatMap((h) =>
      aways.flatMap((a): readonly MatchScenario[] => {
        const p = probability * h.probability * a.probability;
        return p < NEGLIGIBLE ? [] : [{ facts: endedState(h.parts.map((goals, i) => [goals, a.parts[i] ?? 0])), probability: p }];
      }),
    );
  });
}
