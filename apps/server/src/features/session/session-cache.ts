import { LRUCache } from 'lru-cache';
import type { AuthenticatedPlayer } from '#platform/auth/authenticator';
import { entryBounds } from '#platform/cache/entry-bounds';
import type { Clock } from '#platform/clock';

/** A session that was ended elsewhere may be believed for at most this long. */
const CACHE_TTL_MS = 1_000;
const MAX_ENTRIES = 20_000;

/** Remembers for a second who a token stands for, so that a page's ten calls ask the database once. */
export function createSessionCache(clock: Clock) {
  const entries = new LRUCache<string, AuthenticatedPlayer>({
    ...entryBounds(MAX_ENTRIES),
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now() },
  });
  return {
    get: (token: string): AuthenticatedPlayer | undefined => entries.get(token),
    set: (token: string, signedIn: AuthenticatedPlayer): void => void entries.set(token, signedIn),
    forget(sessionId: string): void {
      for (const [token, signedIn] of entries) if (signedIn.sessionId === sessionId) entries.delete(token);
    },
  };
}

export type SessionCache = ReturnType<typeof createSessionCache>;
