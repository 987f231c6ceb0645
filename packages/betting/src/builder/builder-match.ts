import type { MilliOdds } from '@touchline/kernel/odds';
import type { MatchFormat } from '../match-state/match-format.ts';
import type { BuilderSport } from './builder-models.ts';
import { fitScoreModel, type ScoreState, type ScoreTargets, scoreStates } from './score-model.ts';

/** The prices that the match model is fitted to: the book's own result market and its total nearest to even. */
export interface BuilderMatch {
  readonly sport: number;
  readonly format: MatchFormat;
  readonly result: { readonly home: MilliOdds; readonly draw: MilliOdds; readonly away: MilliOdds };
  /** `line` in quarters, a half line. */
  readonly total: { readonly line: number; readonly over: MilliOdds; readonly under: MilliOdds };
  /** Of a match that has started: the goals so far. What is left of it is modelled, and markets of a period are no part of it. */
  readonly score?: { readonly home: number; readonly away: number };
}

/** A running match is modelled by its whole score alone: its periods would need what each of them has brought. */
export const sportOfMatch = ({ score }: BuilderMatch, sport: BuilderSport): BuilderSport =>
  score ? { ...sport, periodShares: null } : sport;

function targetsOf({ result, total, score }: BuilderMatch): ScoreTargets {
  const [home, draw, away] = [1 / result.home, 1 / result.draw, 1 / result.away];
  const [over, under] = [1 / total.over, 1 / total.under];
  const sum = home + draw + away;
  return {
    home: home / sum,
    draw: draw / sum,
    away: away / sum,
    over: over / (over + under),
    line: total.line / 4,
    ...(score && { score }),
  };
}

/** The final scores of the match with their probabilities, as the book's result and total make them. */
export function builderScores(match: BuilderMatch, sport: BuilderSport): readonly ScoreState[] {
  const { score } = match;
  // Outcomes that a level score at the start makes likelier say nothing about what is left of a running match.
  const states = scoreStates(fitScoreModel(targetsOf(match), sport.isLowScoring && !score));
  return score ? states.map((s) => ({ ...s, home: s.home + score.home, away: s.away + score.away })) : states;
}
