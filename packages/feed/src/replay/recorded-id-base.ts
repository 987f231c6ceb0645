import type { Competitor } from '../feed-events.ts';

/** Permanent ids of recorded matches, teams and championships stand above those of the simulated world. */
export const RECORDED_ID_BASE = 2_000_000_000;

const PATTERNS = ['plain', 'stripes', 'halves', 'sash', 'hoops', 'chevron'] as const;
const COLOURS = ['#c8102e', '#034694', '#6cabdd', '#111111', '#7a263a', '#1b458f', '#fdb913', '#00843d', '#5b2d8c', '#d4d4d8'] as const;

/** The recorded files have no colours: a crest is drawn from the team's number, always the same one. */
export function crestForTeam(team: number): NonNullable<Competitor['crest']> {
  const a = team % COLOURS.length;
  const b = (a + 1 + (Math.floor(team / 10) % (COLOURS.length - 1))) % COLOURS.length;
  return {
    pattern: PATTERNS[team % PATTERNS.length] ?? 'plain',
    a: COLOURS[a] ?? '#111111',
    b: COLOURS[b] ?? '#d4d4d8',
  };
}
