import type { IncidentView } from '@touchline/contract/line/shapes';

export type IncidentMark = 'goal' | 'yellow' | 'red' | 'change' | 'other';

const MARKS: Readonly<Record<string, IncidentMark>> = {
  goal: 'goal',
  'own-goal': 'goal',
  'penalty-goal': 'goal',
  try: 'goal',
  touchdown: 'goal',
  yellow: 'yellow',
  'second-yellow': 'red',
  red: 'red',
  substitution: 'change',
  'missed-penalty': 'other',
  var: 'other',
};

export interface HighlightIncident {
  readonly id: number;
  readonly side: number;
  readonly period: number;
  readonly minute: number;
  readonly mark: IncidentMark;
  readonly text: string;
  readonly score: readonly [number, number] | null;
}

/** Incidents that somebody would retell of a match: scores, cards, changes; where a sport has none of these, whatever changed the score. */
export function highlightIncidents(incidents: readonly IncidentView[]): readonly HighlightIncident[] {
  const scored = new Set<number>();
  let last = '0-0';
  for (const { id, score } of incidents) {
    const now = score.join('-');
    if (now !== last) scored.add(id);
    last = now;
  }
  const many = scored.size > MAX_SCORES;
  return incidents.flatMap((incident) => {
    const mark = MARKS[incident.kind] ?? (scored.has(incident.id) && !many ? 'goal' : undefined);
    if (mark === undefined || (mark === 'goal' && many) || incident.side === 0) return [];
    const { id, side, period, second, text, score } = incident;
    return [
      {
        id,
        side,
        period,
        minute: Math.floor(second / 60) + 1,
        mark,
        text,
        score: mark === 'goal' ? ([score[0], score[1]] as const) : null,
      },
    ];
  });
}
/** Sports with more scores than this show none of them: a basketball match has about ninety. */
const MAX_SCORES = 30;
