import { isSiteLanguage } from '@touchline/catalogue/places/languages';
import { SHARED_GAME_KEYS } from '@touchline/contract/casino/enums';
import type { Fixture } from '@touchline/feed/feed-events';

/** Topics that can be subscribed to (packages/contract/src/push/messages.ts). */
export type Topic =
  | { readonly of: 'overview'; readonly kind: 'line' | 'live'; readonly sport: number; readonly champ: number }
  | { readonly of: 'match'; readonly match: number }
  | { readonly of: 'coupon'; readonly guid: string }
  | { readonly of: 'table'; readonly game: string }
  | { readonly of: 'chat'; readonly game: string; readonly language: string }
  | { readonly of: 'feed' }
  | { readonly of: 'me' };

const OVERVIEW = /^(line|live)(?::(sport|champ):(\d{1,10}))?$/;
const MATCH = /^match:(\d{1,15})$/;
/** Tables of shared rounds, rooms of bingo, poker tables, and the jackpots of a currency. */
const TABLE = /^table:(crash|slide|live-roulette|live-baccarat|live-wheel|bingo-90|bingo-75|poker-\d{1,15}|jackpots-[A-Z]{3})$/;
/** Rooms of their chat. */
const CHAT = new RegExp(`^chat:(${SHARED_GAME_KEYS.join('|')}):([a-z]{2})$`);
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
  const chat = CHAT.exec(text);
  if (chat) return isSiteLanguage(chat[2] ?? '') ? { of: 'chat', game: chat[1] as string, language: chat[2] as string } : undefined;
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
