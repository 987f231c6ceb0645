import { hashSeed } from '@touchline/kernel/random';
import type { CompetitionData, CompetitorData } from '../../sport-model.ts';

type Crest = NonNullable<CompetitorData['crest']>;
const PATTERNS: readonly Crest['pattern'][] = ['plain', 'stripes', 'halves', 'sash', 'hoops', 'chevron'];
const COLOURS = ['#C8102E', '#003DA5', '#FFFFFF', '#007A33', '#111111', '#FFCD00', '#6CABDD', '#7A263A', '#F36C21', '#582C83'];

export interface LeagueOptions {
  readonly sport: number;
  /** Permanent running number within the sport, 1-95. */
  readonly number: number;
  readonly country: string;
  readonly name: string;
  readonly top?: number;
  readonly calendar?: CompetitionData['calendar'];
  readonly format?: NonNullable<CompetitionData['format']>;
  /** Best and worst rating; those between are spaced evenly. */
  readonly span?: readonly [best: number, worst: number];
  /** Competitors are people: no crests. */
  readonly people?: boolean;
}

const HEX_PAIR = /^([0-9A-F]{6}) ([0-9A-F]{6})$/;

function crestOf(name: string, colours: string | undefined): Crest {
  const seed = hashSeed('crest', name);
  const pattern = PATTERNS[seed % PATTERNS.length] ?? 'plain';
  const [, a, b] = HEX_PAIR.exec(colours ?? '') ?? [];
  if (a && b) return { pattern, a: `#${a}`, b: `#${b}` };
  const first = seed % COLOURS.length;
  const second = (first + 1 + ((seed >>> 8) % (COLOURS.length - 1))) % COLOURS.length;
  return { pattern, a: COLOURS[first] ?? '#111111', b: COLOURS[second] ?? '#FFFFFF' };
}

/**
 * A championship from its competitors, strongest first, one a line: "Name | rest", where the rest is two colours of a team's crest
 * ("007A33 FFFFFF") or the country of a person or a visiting team ("ES"), or is left out.
 */
export function parseLeague(options: LeagueOptions, text: string): CompetitionData {
  const [best, worst] = options.span ?? [1.6, -1.4];
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const competitors = lines.map((line, i): CompetitorData => {
    const [name = line, rest] = line.split('|').map((part) => part.trim());
    const country = rest && rest.length <= 6 && !HEX_PAIR.test(rest) ? rest : undefined;
    return {
      name,
      ...(country ? { country } : {}),
      rating: Math.round((best + ((worst - best) * i) / Math.max(1, lines.length - 1)) * 100) / 100,
      ...(options.people ? {} : { crest: crestOf(name, rest) }),
    };
  });
  return {
    id: options.sport * 1000 + options.number,
    sport: options.sport,
    country: options.country,
    name: options.name,
    top: options.top ?? 0,
    competitors,
    calendar: options.calendar ?? { kind: 'league' },
    ...(options.format ? { format: options.format } : {}),
  };
}
