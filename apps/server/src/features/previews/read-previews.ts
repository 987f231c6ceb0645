import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Fixture } from '@touchline/feed/feed-events';
import type { FinishedMatch } from '@touchline/feed/match-history';
import type { FeedFeature } from '#features/feed';
import { hasEnded, phaseOf } from '#features/line';
import type { Archive } from '#features/results';
import type { StatisticsFeature } from '#features/statistics';
import { createKeptAnswers } from '#platform/cache/kept-answers';
import type { PreviewSource } from './present-preview.ts';

const FORM = 6;
const MEETINGS = 6;
/** The history of a match changes when its sides play another: it is read again after so long. So many are kept. */
const KEEP_MS = 300_000;
const MAX = 400;

type Past = Omit<PreviewSource, 'book' | 'match' | 'places'>;

export interface PreviewReader {
  /** The matches with two sides that deserve most attention. */
  top(choice: { readonly kind: 'line' | 'live' | undefined; readonly country: number }, limit: number): BookMatch[];
  read(match: BookMatch): Promise<PreviewSource>;
}

export function createPreviewReader(
  feed: FeedFeature,
  archive: Archive,
  standings: StatisticsFeature['readPlaces'],
  now: () => number,
): PreviewReader {
  const { book } = feed;
  async function readPast({ home, away, startsAt }: Fixture): Promise<Past> {
    const none: readonly FinishedMatch[] = [];
    const [homeForm, awayForm, meetings] = await Promise.all([
      archive.form(home.id, startsAt, FORM),
      away ? archive.form(away.id, startsAt, FORM) : none,
      away ? archive.headToHead(home.id, away.id, startsAt, MEETINGS) : none,
    ]);
    return { homeForm, awayForm, meetings };
  }
  const pasts = createKeptAnswers({ keepMs: KEEP_MS, maxEntries: MAX, now, read: readPast });
  return {
    top({ kind, country }, limit) {
      const matches: BookMatch[] = [];
      for (const match of book.matches()) {
        const { fixture, facts } = match;
        if (hasEnded(facts) || !fixture.away || fixture.virtual) continue;
        if ((kind !== undefined && phaseOf(match) !== kind) || (country !== 0 && fixture.champ.country !== country)) continue;
        matches.push(match);
      }
      return matches
        .sort((a, b) => b.fixture.weight - a.fixture.weight || a.fixture.startsAt - b.fixture.startsAt || a.id - b.id)
        .slice(0, limit);
    },
    async read(match) {
      const past = pasts.read(match.fixture);
      const { champ, home, away } = match.fixture;
      return { book, match, ...(await past), places: away && standings(champ.id, home.id, away.id) };
    },
  };
}
