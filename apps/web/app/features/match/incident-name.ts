/** The short name of an incident's kind; undefined where the dictionaries have none and its sentence must do. */
export const incidentName = (find: (key: string) => string | undefined, kind: string): string | undefined => find(`match.event.${kind}`);

/** How the chronology and the timeline mark an incident. */
export type IncidentIcon = 'goal' | 'yellow' | 'red' | 'other' | 'minor';

const INCIDENT_ICONS: Readonly<Record<string, IncidentIcon>> = {
  goal: 'goal',
  'own-goal': 'goal',
  'penalty-goal': 'goal',
  try: 'goal',
  touchdown: 'goal',
  yellow: 'yellow',
  'second-yellow': 'red',
  red: 'red',
  substitution: 'other',
  penalty: 'other',
  'missed-penalty': 'other',
  var: 'other',
};

/** `minor` incidents (attacks, throw-ins, single points) stay off the timeline. */
export const incidentIcon = (kind: string): IncidentIcon => INCIDENT_ICONS[kind] ?? 'minor';
