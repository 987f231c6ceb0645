/** Sections of the betting stream in the order of the specification (screens S027 to S047): each shows a choice of matches of its own. */
export const STREAM_SECTIONS = [
  'home',
  'betsonyour',
  'cyber',
  'ufc',
  'politics',
  'marble',
  'best',
  'team',
  'topgame',
  'champions',
  'recommendation',
  'olympics2024',
  'europa-league-2025',
  'laliga',
  'epl',
  'ipl-2025',
  'scf',
  'nhl-finals',
  'fifa-cwc-2025',
  'nba-finals',
  'top-events',
] as const;

export type StreamSection = (typeof STREAM_SECTIONS)[number];
