import { MARKET_GROUPS } from '@touchline/betting/markets/market-type';
import { MENU_EXTRA, MENU_SECTION_IDS } from '@touchline/catalogue/menu-sections';
import { GLOBAL_CHAMPS, globalChampById, globalChampBySlug } from '@touchline/catalogue/sport/global-champs';
import { STREAM_SECTIONS } from '@touchline/catalogue/sport/stream-sections';
import { z } from 'zod';
import { wireBoolean, wireIds, wireInt, wireLanguage, wireSeconds } from '../wire.ts';

/** Fields that the feed calls (specification 7.9) share, and what they mean. Each call says which of them it has. */

/** Menu sections of the catalogue and the extra ids of menus (R054); a section list may hold only these (R097). */
const MENU_SECTIONS: ReadonlySet<number> = new Set([...MENU_SECTION_IDS, ...Object.values(MENU_EXTRA)]);
export const wireSections = wireIds(30).refine((list) => list.every((id) => MENU_SECTIONS.has(id)), 'a menu section that exists');

export const wireGroups = wireIds(MARKET_GROUPS.length).refine(
  (list) => list.every((id) => id >= 1 && id <= MARKET_GROUPS.length),
  `numbers from 1 to ${MARKET_GROUPS.length}`,
);

/** How prices are written out in `price`, besides the thousandths of `odds`. View 0 writes nothing: the screen formats. */
export const COEF_VIEWS = ['none', 'english', 'american', 'decimal', 'hong-kong', 'indonesian', 'malaysian'] as const;
export type CoefView = (typeof COEF_VIEWS)[number];

export const idsField = wireIds().default([]);
export const coefView = wireInt(0, COEF_VIEWS.length - 1)
  .transform((n) => COEF_VIEWS[n] as CoefView)
  .default('none');
export const flagDefaultFalse = wireBoolean.default(false);
export const flagDefaultTrue = wireBoolean.default(true);
export const boundedText = (max: number) => z.string().trim().min(1).max(max);

/** Of every feed call. `lng`: language of names; the caller's own where absent. */
export const languageField = { lng: wireLanguage.optional() };
/**
 * `partner`: the brand, one of the installation's; without it that of the site which is asked (R119: an installation's first is partner 1).
 * `groupId`: a group of sites, whose configuration is asked for where the group is not the site's own; 0 is the brand's.
 */
export const brandFields = { partner: wireInt(1).optional(), groupId: wireInt(0).default(0) };
interface OfBrand {
  partner?: number | undefined;
  groupId: number;
}
export const toBrand = ({ partner, groupId }: OfBrand) => ({ partner, groupId });
/** `userId`: the caller's own id, another's is forbidden: lists leave out the sports that the player hides. 0 and `notLogin` ask for what guests see. */
export const viewerFields = { userId: wireInt(0, Number.MAX_SAFE_INTEGER).default(0), notLogin: flagDefaultFalse };
/** Fields of every question about parts of the feed: in which language, of which site, for whom. */
export const commonFields = { ...languageField, ...brandFields, ...viewerFields };
interface About extends OfBrand {
  lng?: string | undefined;
  userId: number;
  notLogin: boolean;
}
export const toViewer = (q: About) => ({ language: q.lng, ...toBrand(q), playerId: q.notLogin ? 0 : q.userId });
/**
 * `country`: championships of this country only, or with countryOnly=false these first.
 * `fcountry`: the country where the visitor is; its championships stand first, and sports that may not be bet on there are not shown.
 */
export const countryFields = {
  country: wireInt(0, 10_000).default(0),
  countryOnly: flagDefaultTrue,
  fcountry: wireInt(0, 10_000).default(0),
};
/** `cyberFlag`: 0 everything, 1 esports and cyber sport only, 2 without them. `virtualSports`: false leaves out virtual sport. */
export const sportFilterFields = { cyberFlag: wireInt(0, 2).default(0), virtualSports: flagDefaultTrue };
/** Start between these, seconds since 1970; 0 = open. */
export const timeRangeFields = { tsFrom: wireSeconds.default(0), tsTo: wireSeconds.default(0) };

export const isTimeRangeValid = (q: { tsFrom: number; tsTo: number }): boolean => q.tsTo === 0 || q.tsFrom <= q.tsTo;
export const TIME_RANGE_ORDER = { path: ['tsTo'], message: 'not before tsFrom' };

/** `stream`: one of the site's betting sections (home, ufc, epl...), with exactly the matches that stand in it. */
export const sectionField = { stream: z.enum(STREAM_SECTIONS).optional() };

const globalChampOf = (given: string) => globalChampBySlug(given) ?? globalChampById(/^\d{1,4}$/.test(given) ? Number(given) : 0);
/** An event that joins several championships, by its number or its slug; becomes its number. */
export const wireGlobalChamp = z
  .string()
  .max(40)
  .refine((given) => globalChampOf(given) !== undefined, `one of ${GLOBAL_CHAMPS.map(({ slug }) => slug).join(', ')}, or its number`)
  .transform((given) => globalChampOf(given)?.id ?? 0);

/** `mode`: how much stands in a row. 1 result; 2 and double chance; 3 and handicaps; 4 and all other columns of the sport. */
export const mode = wireInt(1, 4).default(4);

/** Rows of one reply at most: of a longer list a part is asked for, by sport, championship or time. */
const MAX_ROWS = 1000;
/** Rows a page: 50. Pages from the first that are answered: `count` x `page` rows (R121). */
export const pages = { count: wireInt(1, MAX_ROWS).default(50), page: wireInt(1, 200).default(1) };
interface Paging {
  count: number;
  page: number;
}
export const pageOf = (q: Paging) => ({ page: q.page, pageSize: q.count, limit: q.count * q.page });
export const fewRows = (q: Paging): boolean => q.count * q.page <= MAX_ROWS;
export const FEW_ROWS = { path: ['page'], message: `count x page of at most ${MAX_ROWS} rows` };

interface Selecting extends OfBrand {
  lng?: string | undefined;
  userId: number;
  notLogin: boolean;
  country: number;
  countryOnly: boolean;
  fcountry: number;
  cyberFlag: number;
  virtualSports: boolean;
  tsFrom: number;
  tsTo: number;
}

/** The part that the list calls share, in the field's own words. */
export const toFeedFilter = (q: Selecting) => ({
  language: q.lng,
  ...toBrand(q),
  playerId: q.notLogin ? 0 : q.userId,
  country: q.country,
  countryOnly: q.countryOnly,
  visitorCountry: q.fcountry,
  cyber: (['any', 'only', 'without'] as const)[q.cyberFlag] ?? 'any',
  withVirtual: q.virtualSports,
  fromSeconds: q.tsFrom,
  toSeconds: q.tsTo,
});
