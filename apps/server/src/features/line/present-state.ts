import { type MainContext, periodInPlay } from '@touchline/betting/markets/groups/main-markets';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { countInPeriod } from '@touchline/betting/match-state/period-count';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { StateView } from '@touchline/contract/line/shapes';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Fixture } from '@touchline/feed/feed-events';
import type { Language } from '@touchline/i18n/languages';
import { periodName } from './names.ts';

export const hasEnded = (facts: MatchState): boolean =>
  facts.status === 'ended' || facts.status === 'abandoned' || facts.status === 'cancelled' || facts.status === 'walkover';
export const isPlanned = (facts: MatchState): boolean => facts.status === 'planned' || facts.status === 'postponed';
export const phaseOf = (match: BookMatch): 'line' | 'live' => (isPlanned(match.facts) ? 'line' : 'live');

/** Questions of the rules of groups about a match. */
export const mainContextOf = ({ fixture, facts }: Pick<BookMatch, 'fixture' | 'facts'>): MainContext => ({
  sport: fixture.sport,
  scoring: fixture.format.scoring,
  period: periodInPlay(facts),
});

/** The result so far as its sport counts it: goals and points in all, sets won; 0-0 for races. */
export function scoreOf(fixture: Fixture, facts: MatchState): [number, number] {
  if (fixture.format.scoring === 'places') return [0, 0];
  const { home, away } = countInPeriod(facts, fixture.format, fixture.format.scoring === 'periods' ? 'set' : 'full-score', 0);
  return [home, away];
}

export function presentState(match: Pick<BookMatch, 'fixture' | 'facts' | 'lastScore'>, language: Language): StateView {
  const { fixture, facts, lastScore } = match;
  const reds = facts.counts.red ?? [];
  return {
    status: facts.status,
    period: facts.period,
    periodName:
      facts.status === 'live' || facts.status === 'break' || facts.status === 'interrupted'
        ? periodName(fixture, facts.period, language)
        : '',
    clock: facts.clock,
    score: scoreOf(fixture, facts),
    periods: (facts.counts.score ?? []).map(([home, away]) => [home, away]),
    points: facts.points && [facts.points[0], facts.points[1]],
    turn: facts.turn,
    reds: [sum(reds, 0), sum(reds, 1)],
    ...(fixture.sport === SPORT.cricket && !isPlanned(facts) && { innings: inningsOf(facts) }),
    ...(facts.places && { places: [...facts.places] }),
    lastScore: lastScore && { side: lastScore.side, at: lastScore.at },
  };
}

function inningsOf({ counts: { wicket = [], ball = [] } }: MatchState): NonNullable<StateView['innings']> {
  const of = (side: 0 | 1) => ({ wickets: sum(wicket, side), balls: sum(ball, side) });
  return [of(0), of(1)];
}

function sum(pairs: readonly (readonly [number, number])[], side: 0 | 1): number {
  return pairs.reduce((total, pair) => total + pair[side], 0);
}
