/** Words of tournaments that screens choose from, apart from the schemas. */

/** The ways in which rounds make points; what each counts is told in the engine (`@touchline/casino/tournament/scoring`). */
export const TOURNAMENT_SCORINGS = [
  'stake',
  'win',
  'net',
  'rounds',
  'hits',
  'win-streak',
  'best-win',
  'best-multiplier',
  'multiplier-sum',
  'best-rounds',
] as const;
export type TournamentScoring = (typeof TOURNAMENT_SCORINGS)[number];

/** `proposed`: a second operator is to approve its money prizes; `ended`: its time is over, and the places are being settled. */
export const TOURNAMENT_STATUSES = ['proposed', 'announced', 'running', 'ended', 'paid', 'cancelled'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** `money`: in units of the order of a euro, paid in the winner's currency. */
export const PRIZE_UNITS = ['points', 'money'] as const;
export type PrizeUnit = (typeof PRIZE_UNITS)[number];
