import type { CountKey } from '@touchline/catalogue/count-keys';
import type { MatchFormat } from './match-format.ts';
import type { Incident, MatchState, Side } from './match-state.ts';
import { periodSpan } from './period-span.ts';

export interface CountedIncident {
  readonly side: Side;
  /** Home and away counts inside the span, after it. */
  readonly home: number;
  readonly away: number;
  readonly incident: Incident;
}

/**
 * The incidents of a span that moved a count, in order. For `score` these are the incidents after which `Incident.score` is higher
 * than before: in `sum` sports that is the running score of the match, in `periods` sports the score inside the incident's period.
 * For other counts an incident counts when its kind is the statistic's key.
 */
export function countedIncidents(facts: MatchState, format: MatchFormat, count: CountKey, period: number): CountedIncident[] {
  const span = periodSpan(period, format, count);
  const perPeriod = format.scoring === 'periods';
  const found: CountedIncident[] = [];
  let [home, away] = [0, 0];
  let [lastHome, lastAway, lastPeriod] = [0, 0, 0];
  for (const incident of facts.incidents) {
    const inside = incident.period >= span.from && incident.period <= span.to;
    if (count === 'score' || count === 'full-score') {
      if (perPeriod && incident.period !== lastPeriod) [lastHome, lastAway, lastPeriod] = [0, 0, incident.period];
      const gained: [number, number] = [incident.score[0] - lastHome, incident.score[1] - lastAway];
      if (gained[0] <= 0 && gained[1] <= 0) continue;
      [lastHome, lastAway] = incident.score;
      if (!inside) continue;
      home += gained[0];
      away += gained[1];
      found.push({ side: gained[0] > 0 ? 1 : 2, home, away, incident });
    } else if (incident.kind === count && inside) {
      if (incident.side === 1) home++;
      else away++;
      found.push({ side: incident.side, home, away, incident });
    }
  }
  return found;
}
