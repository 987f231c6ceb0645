import { findJurisdiction } from '@touchline/catalogue/jurisdictions/jurisdictions';
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

type Whose = { readonly brandId: number } | { readonly groupId: number };

/** For whom a brand's sports are asked. */
export interface ForBrandsDeps {
  readonly brands: Pick<Brands, 'of' | 'all'>;
  /** Sports that a brand, or a group of brands, does not offer, to people of a country where one is named (ISO alpha-2). */
  closedSports(whose: Whose, country?: string): readonly number[];
}

/** Fields of a query that name whom it is asked for. */
interface Asked {
  readonly partner?: number;
  /** 0: the brand's own. */
  readonly groupId?: number;
  readonly visitorCountry?: number;
}
type AnyHandler = (input: { readonly query?: Asked }, caller: Caller, reply: unknown) => unknown;

/** Feeds differ by what is closed in them: brands and countries have few such sets. */
const MAX_FEEDS = 200;

export function createForBrands(feed: FeedFeature, { brands, closedSports }: ForBrandsDeps): ForBrands {
  const feeds = new LRUCache<string, FeedFeature>({ max: MAX_FEEDS });
  function feedFor(asked: Asked, caller: Caller): FeedFeature {
    const { visitorCountry = 0 } = asked;
    const country = visitorCountry === 0 ? undefined : countryById(visitorCountry)?.code;
    const closed = closedSports(whoseOf(brands, asked, caller), country);
    const forbidden = country === undefined ? [] : findJurisdiction(country).forbiddenSports;
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

/**
 * The configuration that a query asks for: a partner's, a group's that the site is not in, otherwise the site's. Throws Failure `invalid` for a brand
 * or a group that the installation does not have, and for a partner with a group that it is not in.
 */
function whoseOf(brands: ForBrandsDeps['brands'], { partner, groupId = 0 }: Asked, { brand }: Pick<Caller, 'brand'>): Whose {
  const named = partner === undefined ? brand : brands.of(partner);
  if (!named) throw new Failure('invalid', { fields: { partner: [oneOf(brands.all().map(({ id }) => id))] } });
  if (groupId === 0 || groupId === named.groupId) return { brandId: named.id };
  const groups = brands.all().map((one) => one.groupId);
  if (!groups.includes(groupId)) throw new Failure('invalid', { fields: { groupId: [oneOf(groups)] } });
  if (partner !== undefined) throw new Failure('invalid', { fields: { groupId: [`partner ${partner} is in group ${named.groupId}`] } });
  return { groupId };
}

const oneOf = (ids: readonly number[]): string => `one of ${[...new Set(ids)].join(', ')}`;
