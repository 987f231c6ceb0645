import { LRUCache } from 'lru-cache';
import { byteBounds } from '../byte-bounds.ts';
import type { ReplyCacheBounds } from '../cache/public-reply-cache.ts';

export interface KeptPagesOptions<P> {
  /** How long a page is good, ms. */
  readonly keepMs: number;
  /** How old it may be shown while others are being made, ms. */
  readonly staleMs: number;
  readonly bounds: ReplyCacheBounds;
  readonly bytesOf: (page: P) => number;
  /** Whether a page is for others than those who waited for it. */
  readonly isForMany: (page: P) => boolean;
  /** Monotonic ms. */
  readonly now: () => number;
  /** Whether a page that is made now would share the processor with others. */
  readonly isBusy: () => boolean;
}

/**
 * Pages rendered a moment ago, for all who ask for the same. While others are being rendered, a page that has just gone off is shown once more and
 * rendered again behind it ("stale while revalidate", RFC 5861 section 3): visitors neither wait in a queue nor are refused, and prices move by the
 * stream as soon as the page stands.
 */
export interface KeptPages<P> {
  /** The page made last, while it may be shown. */
  shown(key: string): P | undefined;
  /** The same, or made now: once for all who ask meanwhile. What fails is not kept. */
  get(key: string, make: () => Promise<P>): Promise<P>;
}

interface Kept<P> {
  readonly page: P;
  readonly madeAt: number;
  readonly make: () => Promise<P>;
}

export function createKeptPages<P>({ keepMs, staleMs, bounds, bytesOf, isForMany, now, isBusy }: KeptPagesOptions<P>): KeptPages<P> {
  const kept = new LRUCache<string, Kept<P>>(byteBounds(bounds.entries, bounds.bytes, ({ page }) => bytesOf(page)));
  const making = new Map<string, Promise<P>>();

  function remake(key: string, make: () => Promise<P>): Promise<P> {
    const under = making.get(key);
    if (under) return under;
    const made = make()
      .then((page) => {
        if (isForMany(page)) kept.set(key, { page, madeAt: now(), make });
        else kept.delete(key);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }
  function shown(key: string): P | undefined {
    const last = kept.get(key);
    if (!last) return undefined;
    const age = now() - last.madeAt;
    if (age < keepMs) return last.page;
    if (age >= staleMs || !isBusy()) return undefined;
    // If that is refused the page is served until it is too old, and then the refusal is.
    remake(key, last.make).catch(() => undefined);
    return last.page;
  }
  return { shown, get: async (key, make) => shown(key) ?? remake(key, make) };
}
