import type { StreamSection } from '@touchline/catalogue/sport/stream-sections';
import type { SportCount } from '@touchline/contract/line/calls';
import type { Language } from '@touchline/i18n/languages';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage } from '../../shell/loaders/loader-guards.ts';

export interface HighlightQuery {
  readonly section: StreamSection;
  readonly sport?: number | undefined;
  /** The visitor's country, where the section turns on it. */
  readonly country?: number | undefined;
  /** Upcoming matches; those in play are all there. */
  readonly count?: number;
  /** Upcoming matches start before this, epoch seconds. */
  readonly until?: number;
}

/** Rows of what is in play are few; more than these nobody reads. */
const MAX_LIVE_ROWS = 40;
const LINE_ROWS = 40;

/** The matches in a section of the betting stream now: its matches in play, those to come, and the sports that they are of. */
export async function readHighlightMatches(
  services: LoaderContext,
  lng: Language,
  { section, sport, country, count, until }: HighlightQuery,
) {
  const about = { lng, stream: section, ...(country ? { fcountry: country } : {}) };
  const wanted = { ...about, getEmpty: false, ...(sport ? { sports: String(sport) } : {}) };
  const [live, line, lineSports, liveSports] = await Promise.all([
    orErrorPage(services.call('get1x2', { bind: { kind: 'live' }, query: { ...wanted, count: MAX_LIVE_ROWS } })),
    orErrorPage(
      services.call('get1x2', {
        bind: { kind: 'line' },
        query: { ...wanted, count: count ?? LINE_ROWS, ...(until ? { tsTo: until } : {}) },
      }),
    ),
    services.call('getSportsShort', { bind: { kind: 'line' }, query: about }),
    services.call('getSportsShort', { bind: { kind: 'live' }, query: about }),
  ]);
  return { live: live.champs, line: line.champs, total: live.total + line.total, sports: sportsOf([...liveSports, ...lineSports]) };
}

/** The sports of both feeds with all their matches, the fullest first. */
function sportsOf(sports: readonly SportCount[]): { readonly id: number; readonly name: string; readonly count: number }[] {
  const found = new Map<number, { id: number; name: string; count: number }>();
  // Either answer counts both feeds for a sport that it names.
  for (const { id, name, live, line } of sports) {
    const count = live + line;
    if (count > (found.get(id)?.count ?? 0)) found.set(id, { id, name, count });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.id - b.id);
}
