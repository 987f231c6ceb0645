import { jurisdictionOf } from '@touchline/catalogue/jurisdictions/jurisdictions';
import { countryById } from '@touchline/catalogue/places/countries';
import { LRUCache } from 'lru-cache';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { Brands } from '#platform/tenant/brands';
import { feedWithout } from './feed-without.ts';
import type { FeedFeature } from './index.ts';

/**
 * Handlers that read the feed, made once for every feed that brands have: each call is answered out of the one of the brand that it is about,
 * so that what is closed there is answered as what does not exist.
 */
export type ForBrands = <H extends object>(make: (feed: FeedFeature) => H) => H;

/** For whom a brand's sports are asked. */
export interface ForBrandsDoors {
  readonly brands: Pick<Brands, 'of' | 'all'>;
  /** Sports that a brand does not offer, to people of a country where one is named (ISO alpha-2). */
  closedSports(brandId: number, country?: string): readonly number[];
}

/** What a query may say of whom it is asked for. */
interface Asked {
  readonly partner?: number;
  readonly visitorCountry?: number;
}
type AnyHandler = (input: { readonly query?: Asked }, caller: Caller, reply: unknown) => unknown;

/** Feeds differ by what is closed in them: brands and countries have few such sets. */
const MOST_FEEDS = 200;

export function createForBrands(feed: FeedFeature, { brands, closedSports }: ForBrandsDoors): ForBrands {
  const feeds = new LRUCache<string, FeedFeature>({ max: MOST_FEEDS });
  function feedFor({ partner, visitorCountry = 0 }: Asked, caller: Caller): FeedFeature {
    if (partner !== undefined) requirePartner(brands, partner);
    const country = visitorCountry === 0 ? undefined : countryById(visitorCountry)?.code;
    const closed = closedSports(partner ?? caller.brand.id, country);
    const forbidden = country === undefined ? [] : jurisdictionOf(country).forbiddenSports;
    if (closed.length === 0 && forbidden.length === 0) return feed;
    const all = [...new Set([...closed, ...forbidden])].sort((a, b) => a - b);
    const known = feeds.get(all.join()) ?? feedWithout(feed, all);
    feeds.set(all.join(), known);
    return known;
  }
  return <H extends object>(make: (feed: FeedFeature) => H): H => {
    const made = new WeakMap<FeedFeature, Record<string, AnyHandler>>();
    const handlersOver = (one: FeedFeature): Record<string, AnyHandler> => {
      const handlers = made.get(one) ?? (make(one) as Record<string, AnyHandler>);
      made.set(one, handlers);
      return handlers;
    };
    const keys = Object.keys(handlersOver(feed));
    const answer =
      (key: string): AnyHandler =>
      (input, caller, reply) =>
        handlersOver(feedFor(input.query ?? {}, caller))[key]?.(input, caller, reply);
    return Object.fromEntries(keys.map((key) => [key, answer(key)])) as H;
  };
}

/** Throws Failure `invalid` for a brand that the installation does not have. */
function requirePartner(brands: ForBrandsDoors['brands'], partner: number): void {
  const ids = brands.all().map(({ id }) => id);
  if (!ids.includes(partner)) throw new Failure('invalid', { fields: { partner: [`one of ${ids.join(', ')}`] } });
}
