import type { Fixture } from '../../../feed-events.ts';
import type { Calendar, PlannedMatch } from '../calendar.ts';
import { competitorId, competitorOf, countryId, leagueNames } from '../competitors.ts';
import { fixtureId, LAST_PAIR } from '../fixture-id.ts';
import { seasonName } from '../season-name.ts';

/** Matches put off from earlier rounds than these are played before the season is over. */
const LAST_ROUNDS = 3;
const MINUTE = 60_000;

/** Whether this is a season as a whole, with its clubs as runners, and not a match of it. */
export const isOutright = ({ plan, place }: PlannedMatch): boolean => plan.kind === 'league' && place.pair === LAST_PAIR;

/**
 * The season of a league as an event whose runners are its clubs. It "starts" when everything is decided, so that it stands in the line
 * until then. `longestMs`: how long a match of the league lasts at most; `relatesTo`: what it is never
 * multiplied with. Null for a league without matches.
 */
export function planOutright(calendar: Calendar, season: number, maxDurationMs: number, relatesTo: readonly number[]): PlannedMatch | null {
  const { plan, naming } = calendar;
  const { league } = plan;
  const first = season * plan.rounds;
  const last = first + plan.rounds - 1;
  const late = Array.from({ length: Math.min(LAST_ROUNDS, plan.rounds) }, (_, i) => calendar.matches(last - i)).flat();
  const [sample] = late;
  if (!sample) return null;
  const decidedAt = Math.max(...late.map(({ fixture }) => fixture.startsAt)) + maxDurationMs + MINUTE;
  const names = naming.phrase('{league}. Season {season}', {
    league: leagueNames(naming, league),
    season: seasonName(plan, calendar.roundStart(first)),
  });
  const place = { round: first, pair: LAST_PAIR };
  const { sport, champ, sections, virtual } = sample.fixture;
  const fixture: Fixture = {
    id: fixtureId(league, place),
    sport,
    champ,
    home: { id: competitorId(sport, names.en), names, country: countryId(league.country) },
    away: null,
    runners: league.competitors.map((data) => competitorOf(naming, league, data)),
    startsAt: decidedAt,
    format: { ...plan.format, scoring: 'places', draw: false, overtime: false },
    sections,
    virtual,
    // As its matches, without what strong sides add: it stands behind them.
    weight: league.top > 0 ? Math.max(42, 64 - 3 * league.top) : 22,
    live: false,
    ...(relatesTo.length > 0 ? { relatesTo } : {}),
  };
  const runners = league.competitors.map(({ rating }) => rating);
  return { fixture, ratings: { home: 0, away: 0, runners }, plan, place, season, endsAt: decidedAt };
}
