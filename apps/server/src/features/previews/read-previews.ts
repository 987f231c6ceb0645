import type { Lane } from '@touchline/feed/book/lane';
import type { PastMatch } from '@touchline/feed/history';
import type { FeedFeature } from '#features/feed';
import { isOver, kindOf } from '#features/line';
import type { Archive } from '#features/results';
import type { StatisticsFeature } from '#features/statistics';
import type { PreviewSource } from './present-preview.ts';

const FORM = 6;
const MEETINGS = 6;
/** What came before a match changes when its sides play another: it is read again after so long. So many are kept. */
const KEEP_MS = 300_000;
const MOST = 400;

type Past = Omit<PreviewSource, 'book' | 'lane' | 'places'>;

export interface PreviewReader {
  /** The matches with two sides that deserve most attention. */
  top(choice: { readonly kind: 'line' | 'live' | undefined; readonly country: number }, limit: number): Lane[];
  read(lane: Lane): Promise<PreviewSource>;
}

export function createPreviewReader(
  feed: FeedFeature,
  archive: Archive,
  standings: StatisticsFeature['readPlaces'],
  now: () => number,
): PreviewReader {
  const { book } = feed;
  const known = new Map<number, { readonly until: number; readonly past: Promise<Past> }>();

  async function readPast({ fixture: { home, away, startsAt } }: Lane): Promise<Past> {
    const none: readonly PastMatch[] = [];
    const [homeForm, awayForm, meetings] = await Promise.all([
      archive.form(home.id, startsAt, FORM),
      away ? archive.form(away.id, startsAt, FORM) : none,
      away ? archive.headToHead(home.id, away.id, startsAt, MEETINGS) : none,
    ]);
    return { homeForm, awayForm, meetings };
  }
  function keep(lane: Lane): Promise<Past> {
    const kept = known.get(lane.match);
    if (kept && kept.until > now()) return kept.past;
    const past = readPast(lane);
    known.delete(lane.match);
    known.set(lane.match, { until: now() + KEEP_MS, past });
    past.catch(() => known.delete(lane.match));
    if (known.size > MOST) known.delete(known.keys().next().value ?? 0);
    return past;
  }
  return {
    top({ kind, country }, limit) {
      const lanes: Lane[] = [];
      for (const lane of book.lanes()) {
        const { fixture, facts } = lane;
        if (isOver(facts) || !fixture.away || fixture.virtual) continue;
        if ((kind !== undefined && kindOf(lane) !== kind) || (country !== 0 && fixture.champ.country !== country)) continue;
        lanes.push(lane);
      }
      return lanes
        .sort((a, b) => b.fixture.weight - a.fixture.weight || a.fixture.startsAt - b.fixture.startsAt || a.match - b.match)
        .slice(0, limit);
    },
    async read(lane) {
      const past = keep(lane);
      const { champ, home, away } = lane.fixture;
      return { book, lane, ...(await past), places: away && standings(champ.id, home.id, away.id) };
    },
  };
}
