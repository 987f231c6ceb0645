import type { BookMatch } from '@touchline/feed/book/book-match';
import { filterMatches, type MatchFilter } from '../filter-matches.ts';
import type { ReadModel } from '../read-model.ts';
import { isAsian } from './asia-markets.ts';

const AROUND_NOW_MS = 3_600_000;

export interface AsianFilter extends Pick<MatchFilter, 'sports' | 'antiSports' | 'champs' | 'fromSeconds' | 'toSeconds'> {
  /** With what starts within the hour (live), or only that (line). */
  readonly aroundNow: boolean;
}

/** Whether a match is of the layout, by the revision at which it was looked at: most of them have not changed since the last list. */
const looked = new WeakMap<BookMatch, { readonly revision: number; readonly asian: boolean }>();
function isAsianNow(model: ReadModel, match: BookMatch): boolean {
  const revision = model.matchRevision(match.id);
  const known = looked.get(match);
  if (known?.revision === revision) return known.asian;
  const asian = isAsian(model.book, match);
  looked.set(match, { revision, asian });
  return asian;
}

/** Matches of the Asian layout, in no particular order. */
export function filterAsianMatches(model: ReadModel, kind: 'line' | 'live', { aroundNow, ...asked }: AsianFilter): BookMatch[] {
  const now = model.now();
  const soon = (): BookMatch[] =>
    filterMatches(model.book, { ...asked, kind: 'line' }, now).filter((match) => match.fixture.startsAt <= now + AROUND_NOW_MS);
  const matches =
    kind === 'live'
      ? [...filterMatches(model.book, { ...asked, kind: 'live' }, now), ...(aroundNow ? soon() : [])]
      : aroundNow
        ? soon()
        : filterMatches(model.book, { ...asked, kind: 'line' }, now);
  return matches.filter((match) => isAsianNow(model, match));
}
