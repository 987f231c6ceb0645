import { seedOf } from '@touchline/kernel/random';
import type { CompetitorData, LeagueData } from '../../sport-model.ts';

type Crest = NonNullable<CompetitorData['crest']>;
const PATTERNS: readonly Crest['pattern'][] = ['plain', 'stripes', 'halves', 'sash', 'hoops', 'chevron'];
const COLOURS = ['#C8102E', '#003DA5', '#FFFFFF', '#007A33', '#111111', '#FFCD00', '#6CABDD', '#7A263A', '#F36C21', '#582C83'];

export interface LeagueOptions {
  readonly sport: number;
  /** Permanent running number within the sport, 1-95. */
  readonly number: number;
  readonly country: string;
  readonly names: readonly [en: string, ru: string, ar: string];
  readonly top?: number;
  readonly calendar?: LeagueData['calendar'];
  readonly format?: NonNullable<LeagueData['format']>;
  /** Best and worst rating; those between are spaced evenly. */
  readonly span?: readonly [best: number, worst: number];
  /** Competitors are people: no crests. */
  readonly people?: boolean;
}

const HEX_PAIR = /^([0-9A-F]{6}) ([0-9A-F]{6})$/;

function crestOf(name: string, colours: string | undefined): Crest {
  const seed = seedOf('crest', name);
  const pattern = PATTERNS[seed % PATTERNS.length] ?? 'plain';
  const [, a, b] = HEX_PAIR.exec(colours ?? '') ?? [];
  if (a && b) return { pattern, a: `#${a}`, b: `#${b}` };
  const first = seed % COLOURS.length;
  const second = (first + 1 + ((seed >>> 8) % (COLOURS.length - 1))) % COLOURS.length;
  return { pattern, a: COLOURS[first] ?? '#111111', b: COLOURS[second] ?? '#FFFFFF' };
}

/**
 * A championship from its competitors, strongest first, one a line: "Name | ru | ar | rest", where the rest is two colours of a team's
 * crest ("007A33 FFFFFF") or the country of a person or a visiting team ("ES"). Everything after the name may be left out.
 */
export function leagueOf(options: LeagueOptions, text: string): LeagueData {
  const [best, worst] = options.span ?? [1.6, -1.4];
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const competitors = lines.map((line, i): CompetitorData => {
    const [name = line, ru, ar, rest] = line.split('|').map((part) => part.trim());
    const country = rest && rest.length <= 6 && !HEX_PAIR.test(rest) ? rest : undefined;
    return {
      name,
      ...(ru ? { ru } : {}),
      ...(ar ? { ar } : {}),
      ...(country ? { country } : {}),
      rating: Math.round((best + ((worst - best) * i) / Math.max(1, lines.length - 1)) * 100) / 100,
      ...(options.people ? {} : { crest: crestOf(name, rest) }),
    };
  });
  const [en, ru, ar] = options.names;
  return {
    id: options.sport * 1000 + options.number,
    sport: options.sport,
    country: options.country,
    names: { en, ru, ar },
    top: options.top ?? 0,
    competitors,
    calendar: options.calendar ?? { kind: 'league' },
    ...(options.format ? { format: options.format } : {}),
  };
}
