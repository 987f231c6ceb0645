import type { Fixture } from '@touchline/feed/feed-events';

/** Topics that can be subscribed to (packages/contract/src/push/messages.ts). */
export type Topic =
  | { readonly of: 'overview'; readonly kind: 'line' | 'live'; readonly sport: number; readonly champ: number }
  | { readonly of: 'match'; readonly match: number }
  | { readonly of: 'coupon'; readonly guid: string }
  | { readonly of: 'table'; readonly game: string }
  | { readonly of: 'feed' }
  | { readonly of: 'me' };

const OVERVIEW = /^(line|live)(?::(sport|champ):(\d{1,10}))?$/;
const MATCH = /^match:(\d{1,15})$/;
/** Tables of shared rounds, and the jackpots of a currency. */
const TABLE = /^table:(crash|slide|live-roulette|live-baccarat|live-wheel|jackpots-[A-Z]{3})$/;
const COUPON = /^coupon:([A-Za-z0-9_-]{4,64})$/;

/** Undefined for a text that names no topic. */
export function parseTopic(text: string): Topic | undefined {
  if (text === 'me' || text === 'feed') return { of: text };
  const overview = OVERVIEW.exec(text);
  if (overview) {
    const id = Number(overview[3] ?? 0);
    return {
      of: 'overview',
      kind: overview[1] as 'line' | 'live',
      sport: overview[2] === 'sport' ? id : 0,
      champ: overview[2] === 'champ' ? id : 0,
    };
  }
  const table = TABLE.exec(text);
  if (table) return { of: 'table', game: table[1] as string };
  const match = MATCH.exec(text);
  if (match) return { of: 'match', match: Number(match[1]) };
  const coupon = COUPON.exec(text);
  return coupon ? { of: 'coupon', guid: coupon[1] as string } : undefined;
}

/** Names of the overview topics under which a match stands. */
export const overviewsOf = (kind: 'line' | 'live', { sport, champ }: Pick<Fixture, 'sport' | 'champ'>): readonly string[] => [
  kind,
  `${kind}:sport:${sport}`,
  `${kind}:champ:${champ.id}`,
];
