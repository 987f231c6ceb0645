/** The short name of an incident's kind; undefined where the dictionaries have none and its sentence must do. */
export const eventName = (find: (key: string) => string | undefined, kind: string): string | undefined => find(`match.event.${kind}`);

/** How the chronology and the timeline mark an incident. */
export type EventMark = 'goal' | 'yellow' | 'red' | 'other' | 'minor';

const MARKS: Readonly<Record<string, EventMark>> = {
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
export const eventMark = (kind: string): EventMark => MARKS[kind] ?? 'minor';
