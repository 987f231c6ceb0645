import { countryByCode } from '@touchline/catalogue/places/countries';
import { sportBySlug } from '@touchline/catalogue/sport/sports';

/** How soon matches start, hours from now; 0 = whenever. */
export const FILTER_HOURS = [0, 2, 6, 24, 72, 168] as const;

/** The state of the sport filter. Everything empty shows everything. */
export interface MatchFilter {
  /** Slug. */
  readonly sport: string;
  /** ISO code, lower case. */
  readonly country: string;
  readonly hours: (typeof FILTER_HOURS)[number];
  /** Only matches of top championships. */
  readonly top: boolean;
}

export const NO_FILTER: MatchFilter = { sport: '', country: '', hours: 0, top: false };
/** The name under which the device keeps the latest filter. */
const STORAGE_KEY = 'sportFilter';

/** A filter as an address states it; what is not known there is as if it were not there. */
export function parseMatchFilter(search: URLSearchParams): MatchFilter {
  const sport = search.get('sport') ?? '';
  const country = (search.get('country') ?? '').toLowerCase();
  const hours = Number(search.get('hours'));
  return {
    sport: sportBySlug(sport) ? sport : '',
    country: countryByCode(country) ? country : '',
    hours: FILTER_HOURS.find((one) => one === hours) ?? 0,
    top: search.get('top') === '1',
  };
}

/** The same filter as the query of an address, without what it leaves open. */
export function toSearchParams({ sport, country, hours, top }: MatchFilter): string {
  const search = new URLSearchParams();
  if (sport) search.set('sport', sport);
  if (country) search.set('country', country);
  if (hours) search.set('hours', String(hours));
  if (top) search.set('top', '1');
  return search.toString();
}

export const isEmptyFilter = (filter: MatchFilter): boolean => toSearchParams(filter) === '';

/** The filter that this device used last; nothing where it keeps nothing. */
export function loadFilter(): MatchFilter {
  try {
    return parseMatchFilter(new URLSearchParams(localStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    return NO_FILTER;
  }
}

export function saveFilter(filter: MatchFilter): void {
  try {
    localStorage.setItem(STORAGE_KEY, toSearchParams(filter));
  } catch {
    // A device that keeps nothing: the filter holds for this page.
  }
}
