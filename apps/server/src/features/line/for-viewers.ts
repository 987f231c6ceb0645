import { jurisdictionOf } from '@touchline/catalogue/jurisdictions/jurisdictions';
import { countryById } from '@touchline/catalogue/places/countries';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler, ReplyControl } from '#platform/http/handler';
import type { Brands } from '#platform/tenant/brands';
import { phaseOfPath } from './calls/overview.ts';
import { requireOwn } from './read-model.ts';

/** Whom the feed is shown to. */
export interface Viewers {
  /** Brands of the installation. */
  readonly brands: Pick<Brands, 'of' | 'all'>;
  /** Sports that a brand does not offer. */
  closedSports(brandId: number): readonly number[];
  /** R072: sports that a player does not want to see, before matches and live. */
  readHiddenSports(playerId: bigint): Promise<{ readonly line: readonly number[]; readonly live: readonly number[] }>;
}

/** What a query says of who looks; calls have some of it. */
interface ViewerQuery {
  readonly partner?: number;
  readonly playerId?: number;
  readonly visitorCountry?: number;
  readonly sports?: readonly number[];
  readonly antiSports?: readonly number[];
}

/** Calls that list matches of any sport: whoever names a match, a side or a championship has asked for it. */
const LISTS: ReadonlySet<string> = new Set([
  'get1x2',
  'getSportsShort',
  'getChamps',
  'getTopGames',
  'getTopChamps',
  'search',
  'topGamesDashboard',
  'getExpressDay',
  'sportsByGlobalChamp',
  'champsByGlobalChamp',
  'gamesByGlobalChamp',
  'globalChamp1x2',
  'stageTableWhoWins',
  'asiaGetSports',
  'asiaGetLeagues',
  'asiaGetGames',
  'asiaGetTopGames',
]);

/** Sports on which no bets are offered to people in a country; none where it is not known. */
export const forbiddenIn = (country: number): readonly number[] =>
  country === 0 ? [] : jurisdictionOf(countryById(country)?.code).forbiddenSports;

type AnyHandler = Handler<never>;
type AnyInput = { readonly query?: ViewerQuery; readonly bind: Readonly<Record<string, string>> };

/**
 * Handlers of the feed for whom a query says it is: a list leaves out what the brand does not offer and what may not be bet on where the visitor is,
 * and what the player hides unless `sports` names it. What is left out is part of the question, so that each answer is a view of its own.
 */
export function forViewers<H extends Readonly<Record<string, unknown>>>(handlers: H, viewers: Viewers): H {
  const wrapped = Object.entries(handlers).map(([key, given]) => {
    const handler = given as AnyHandler;
    const without = (input: AnyInput, hidden: readonly number[]): never => {
      const antiSports = [...new Set([...(input.query?.antiSports ?? []), ...hidden])].sort((a, b) => a - b);
      return (hidden.length === 0 ? input : { ...input, query: { ...input.query, antiSports } }) as never;
    };
    const seen = (input: AnyInput, caller: Caller, reply: ReplyControl) => {
      const { partner, playerId = 0, visitorCountry = 0, sports = [] } = input.query ?? {};
      if (partner !== undefined) requirePartner(viewers, partner);
      const closed = viewers.closedSports(partner ?? caller.brand.id);
      if (!LISTS.has(key)) return handler(input as never, caller, reply);
      const forbidden = [...closed, ...forbiddenIn(visitorCountry)];
      if (playerId === 0) return handler(without(input, forbidden), caller, reply);
      requireOwn(playerId, caller);
      return viewers.readHiddenSports(BigInt(playerId)).then((hidden) => {
        const own = hidden[phaseOfPath(input.bind)].filter((sport) => !sports.includes(sport));
        return handler(without(input, [...forbidden, ...own]), caller, reply);
      });
    };
    return [key, seen] as const;
  });
  return Object.fromEntries(wrapped) as unknown as H;
}

/** Throws Failure `invalid` for a brand that the installation does not have. */
export function requirePartner({ brands }: Pick<Viewers, 'brands'>, partner: number): void {
  if (!brands.of(partner))
    throw new Failure('invalid', {
      fields: {
        partner: [
          `one of ${brands
            .all()
            .map(({ id }) => id)
            .join(', ')}`,
        ],
      },
    });
}
