import type { MatchFormat } from '../match-state/match-format.ts';
import type { MatchState } from '../match-state/match-state.ts';

/**
 * The side whose bets to win are paid early: the one that is `lead` ahead in regular time while the match is played. Undefined where no
 * side is, and before and after matches that were not played.
 */
export function earlyPayoutSide(facts: MatchState, format: Pick<MatchFormat, 'periods'>, lead: number): 1 | 2 | undefined {
  if (facts.status !== 'live' && facts.status !== 'break' && facts.status !== 'ended') return undefined;
  const regular = (facts.counts.score ?? []).slice(0, format.periods);
  const ahead = regular.reduce((sum, [home, away]) => sum + home - away, 0);
  if (ahead >= lead) return 1;
  return ahead <= -lead ? 2 : undefined;
}
