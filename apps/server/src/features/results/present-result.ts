import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { StatKey } from '@touchline/catalogue/count-keys';
import type { StatisticView } from '@touchline/contract/line/shapes';
import type { ResultDetail, ResultRow } from '@touchline/contract/results/calls';
import type { FinishedMatch } from '@touchline/feed/match-history';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { periodName, presentChamp, presentCompetitor, presentIncident, scoreOf } from '#features/line';

const NO_PLACE = 99;

export function presentResult({ fixture, facts }: FinishedMatch, language: Language): ResultRow {
  const score = scoreOf(fixture, facts);
  return {
    id: fixture.id,
    sport: fixture.sport,
    champ: presentChamp(fixture.champ, language),
    home: presentCompetitor(fixture.home, language),
    away: fixture.away && presentCompetitor(fixture.away, language),
    startsAt: Math.floor(fixture.startsAt / 1000),
    status: facts.status,
    ending: facts.ending,
    score,
    periods: (facts.counts.score ?? []).map(([home, away]) => [home, away]),
    winner: facts.winner ?? (score[0] > score[1] ? 1 : score[1] > score[0] ? 2 : 0),
    places: presentPlaces({ fixture, facts }, language),
    virtual: fixture.virtual,
  };
}

function presentPlaces({ fixture, facts }: FinishedMatch, language: Language): ResultRow['places'] {
  const { places } = facts;
  if (!places || !fixture.runners) return [];
  const rank = (place: number): number => (place > 0 ? place : place === 0 ? NO_PLACE : NO_PLACE + 1);
  return fixture.runners
    .map((runner, i) => ({ place: places[i] ?? 0, runner: presentCompetitor(runner, language) }))
    .sort((a, b) => rank(a.place) - rank(b.place));
}

/** Of one period, or of the whole match (0): everything counted except the score. */
export function presentStatistics(facts: MatchState, period: number, language: Language): StatisticView[] {
  return (Object.keys(facts.counts) as StatKey[]).flatMap((key) => {
    const pairs = facts.counts[key] ?? [];
    if (key === 'score' || pairs.length === 0) return [];
    // A share is not a sum: of a whole match its last one stands.
    const counted = period > 0 ? pairs.slice(period - 1, period) : key === 'possession' ? pairs.slice(-1) : pairs;
    const [home, away] = counted.reduce<readonly [number, number]>(([h, a], [x, y]) => [h + x, a + y], [0, 0]);
    return [{ key, name: findText(language, `statistic.${key}`) ?? key, home, away }];
  });
}

export function presentResultDetail(match: FinishedMatch, language: Language): ResultDetail {
  const { fixture, facts } = match;
  const row = presentResult(match, language);
  return {
    ...row,
    periodNames: row.periods.map((_, i) => periodName(fixture, i + 1, language)),
    round: fixture.round ?? null,
    stage: fixture.stage ?? null,
    venue: fixture.venue ? { ...fixture.venue, capacity: fixture.venue.capacity ?? null } : null,
    runners: (fixture.runners ?? []).map((runner) => presentCompetitor(runner, language)),
    statistics: fixture.away ? presentStatistics(facts, 0, language) : [],
    periodStatistics: fixture.away ? row.periods.map((_, i) => presentStatistics(facts, i + 1, language)) : [],
    incidents: facts.incidents.map((incident) => presentIncident(fixture, incident, language)),
  };
}
