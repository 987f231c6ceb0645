import { sportById } from '@touchline/catalogue/sports';

type Feed = 'line' | 'live';

/** Which of the two an address is in. */
export const feedOf = (path: string): Feed => (path.split('/')[2] === 'live' ? 'live' : 'line');

/** The readable tail of an address: letters and digits of any script, at most 60 characters. Names may change; only the id before it counts. */
const tail = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

export const homePath = (language: string): string => `/${language}`;
export const feedPath = (language: string, feed: Feed): string => `/${language}/${feed}`;
export const sportPath = (language: string, feed: Feed, sport: number): string => `/${language}/${feed}/${sportById(sport).slug}`;
export const champPath = (
  language: string,
  feed: Feed,
  champ: { readonly id: number; readonly sport: number; readonly name: string },
): string => `${sportPath(language, feed, champ.sport)}/${champ.id}-${tail(champ.name)}`;
/** One address for the whole life of a match, before its start and during it. */
export const matchPath = (
  language: string,
  match: { readonly id: number; readonly home: { readonly name: string }; readonly away: { readonly name: string } | null },
): string => `/${language}/match/${match.id}-${tail(match.away ? `${match.home.name} ${match.away.name}` : match.home.name)}`;
export const favoritesPath = (language: string): string => `/${language}/favorites`;
export const settingsPath = (language: string): string => `/${language}/settings`;
export const searchPath = (language: string, text = ''): string => `/${language}/search${text ? `?text=${encodeURIComponent(text)}` : ''}`;

/** The id at the head of "312-arsenal-aston-villa"; null where there is none. */
export function idOf(segment: string | undefined): number | null {
  const digits = /^(\d{1,15})(?:-|$)/.exec(segment ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}
/** Championships of a sport for the side list: data, not a screen. */
export const treePath = (language: string, sport: number): string => `/${language}/tree/${sport}`;
