import type { Lane } from '@touchline/feed/book/lane';
import type { ReadModel } from '../read-model.ts';
import { type Selection, selectMatches } from '../select-matches.ts';
import { isAsian } from './asia-markets.ts';

const AROUND_NOW_MS = 3_600_000;

export interface AsiaSelection extends Pick<Selection, 'sports' | 'antiSports' | 'champs' | 'fromSeconds' | 'toSeconds'> {
  /** With what starts within the hour (live), or only that (line). */
  readonly aroundNow: boolean;
}

/** Whether a match is of the layout, by the revision at which it was looked at: most of them have not changed since the last list. */
const looked = new WeakMap<Lane, { readonly revision: number; readonly asian: boolean }>();
function isAsianNow(model: ReadModel, lane: Lane): boolean {
  const revision = model.matchRevision(lane.match);
  const known = looked.get(lane);
  if (known?.revision === revision) return known.asian;
  const asian = isAsian(model.book, lane);
  looked.set(lane, { revision, asian });
  return asian;
}

/** Matches of the Asian layout, in no particular order. */
export function selectAsia(model: ReadModel, kind: 'line' | 'live', { aroundNow, ...asked }: AsiaSelection): Lane[] {
  const now = model.now();
  const soon = (): Lane[] =>
    selectMatches(model.book, { ...asked, kind: 'line' }, now).filter((lane) => lane.fixture.startsAt <= now + AROUND_NOW_MS);
  const lanes =
    kind === 'live'
      ? [...selectMatches(model.book, { ...asked, kind: 'live' }, now), ...(aroundNow ? soon() : [])]
      : aroundNow
        ? soon()
        : selectMatches(model.book, { ...asked, kind: 'line' }, now);
  return lanes.filter((lane) => isAsianNow(model, lane));
}
