import { hashSeed } from '@touchline/kernel/random';
import type { CompetitionData, CompetitorData } from '../sport-model.ts';
import { LATER_SQUADS } from './football-later-squads.ts';
import { SQUADS } from './football-squads.ts';
import { FOOTBALL_VENUES } from './football-venues.ts';

type Crest = NonNullable<CompetitorData['crest']>;
const PATTERNS: readonly Crest['pattern'][] = ['plain', 'stripes', 'halves', 'sash', 'hoops', 'chevron'];
const COLOURS = ['#C8102E', '#003DA5', '#FFFFFF', '#007A33', '#111111', '#FFCD00', '#6CABDD', '#7A263A', '#F36C21', '#582C83'];

export interface LeagueOptions {
  readonly top?: number;
  readonly calendar?: CompetitionData['calendar'];
  readonly format?: NonNullable<CompetitionData['format']>;
  /** Best and worst rating; the clubs between are spaced evenly. A wide span makes a league of favourites. */
  readonly span?: readonly [best: number, worst: number];
}

/** "Arsenal, EF0107 FFFFFF plain": colours and pattern may be left out and then follow from the name. */
const CLUB = /^(.+?)(?:, ([0-9A-F]{6}) ([0-9A-F]{6})(?: (\w+))?)?$/;

function crestOf(name: string, a: string | undefined, b: string | undefined, pattern: string | undefined): Crest {
  const seed = hashSeed('crest', name);
  const drawn = PATTERNS.find((p) => p === pattern) ?? PATTERNS[seed % PATTERNS.length] ?? 'plain';
  if (a && b) return { pattern: drawn, a: `#${a}`, b: `#${b}` };
  const first = seed % COLOURS.length;
  const second = (first + 1 + ((seed >>> 8) % (COLOURS.length - 1))) % COLOURS.length;
  return { pattern: drawn, a: COLOURS[first] ?? '#111111', b: COLOURS[second] ?? '#FFFFFF' };
}

/**
 * A football league from its clubs, strongest first, one a line. `number` is the league's permanent running number.
 */
export function footballLeague(number: number, country: string, name: string, options: LeagueOptions, clubs: string): CompetitionData {
  const lines = clubs
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [best, worst] = options.span ?? [1.7, -1.4];
  const competitors = lines.map((line, i): CompetitorData => {
    const [, club = line, a, b, pattern] = CLUB.exec(line) ?? [];
    const players = SQUADS[club] ?? LATER_SQUADS[club];
    const venue = FOOTBALL_VENUES.get(club);
    return {
      name: club,
      rating: Math.round((best + ((worst - best) * i) / Math.max(1, lines.length - 1)) * 100) / 100,
      crest: crestOf(club, a, b, pattern),
      ...(players ? { players } : {}),
      ...(venue ? { venue } : {}),
    };
  });
  return {
    id: 1000 + number,
    sport: 1,
    country,
    name,
    top: options.top ?? 0,
    competitors,
    calendar: options.calendar ?? { kind: 'league' },
    ...(options.format ? { format: options.format } : {}),
  };
}
