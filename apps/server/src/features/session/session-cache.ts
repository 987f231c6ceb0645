import type { SignedIn } from '#platform/authenticator';
import type { Clock } from '#platform/clock';

/** A session that was ended elsewhere may be believed for at most this long. */
const BELIEVED_MS = 1_000;
const MAX_ENTRIES = 20_000;

/** Remembers for a second who a token stands for, so that a page's ten calls ask the database once. */
export function createSessionCache(clock: Clock) {
  const entries = new Map<string, { readonly signedIn: SignedIn; readonly until: number }>();
  return {
    get(token: string): SignedIn | undefined {
      const entry = entries.get(token);
      if (!entry) return undefined;
      if (entry.until > clock.now()) return entry.signedIn;
      entries.delete(token);
      return undefined;
    },
    set(token: string, signedIn: SignedIn): void {
      if (entries.size >= MAX_ENTRIES) for (const oldest of entries.keys()) return void entries.delete(oldest);
      entries.set(token, { signedIn, until: clock.now() + BELIEVED_MS });
    },
    forget(sessionId: string): void {
      for (const [token, { signedIn }] of entries) if (signedIn.sessionId === sessionId) entries.delete(token);
    },
  };
}
