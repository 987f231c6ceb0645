import { inject } from 'vitest';
import type {} from '../shared-site-setup.ts';

export const FOOTBALL = 1;
export const TENNIS = 4;

interface Listed {
  readonly id: number;
  readonly startsAt: number;
  readonly away: unknown;
}

/**
 * Number of the match of a sport that begins last among those that the shared site lists: the one that stays for the longest what it is, in play
 * or before. The first of a list may kick off, be suspended or end while a test looks at it. Throws where there is none.
 */
export async function latestMatch(feed: 'LiveFeed' | 'LineFeed', sport: number): Promise<number> {
  const reply = await fetch(`${inject('sharedSite')}/service-api/${feed}/Get1x2_VZip?lng=en&sports=${sport}&count=50`);
  const { champs } = (await reply.json()) as { readonly champs: readonly { readonly matches: readonly Listed[] }[] };
  const [last] = champs
    .flatMap(({ matches }) => matches)
    .filter(({ away }) => away !== null)
    .toSorted((a, b) => b.startsAt - a.startsAt);
  if (!last) throw new Error(`${feed} has no match of sport ${sport}`);
  return last.id;
}
