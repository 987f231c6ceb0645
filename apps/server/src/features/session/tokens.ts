import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { entryBounds } from '#platform/cache/entry-bounds';

/** `block` names a player and not a session: it lets the proven owner of a blocked account read the reason. */
export type TokenKind = 'user' | 'service' | 'block';

/** How long a token is good for; a session may end earlier. A service token follows the specification's default expiry of 900,000 ms. */
const LIFE_SECONDS: Readonly<Record<TokenKind, number>> = { user: 30 * 86_400, service: 900, block: 3600 };

export interface IssuedToken {
  readonly text: string;
  /** Seconds since 1970, the `exp` claim. */
  readonly expiresAt: number;
}

export interface Tokens {
  issue(kind: TokenKind, subject: string, nowMs: number): Promise<IssuedToken>;
  /** The session (or player) that a token names; undefined for a forged or expired one, or one of another kind. */
  verify(kind: TokenKind, text: string, nowMs: number): Promise<string | undefined>;
}

/** So many tokens whose signature was found good are remembered. */
const MAX_VERIFIED = 20_000;

/** Signed tokens (HS256). They say only which session they belong to. */
export function createTokens(key: Uint8Array): Tokens {
  // The same text with the same key is as good as it was, until it expires: the signature is reckoned once.
  const verified = new LRUCache<string, { readonly kind: unknown; readonly sessionId: string | undefined; readonly expiresAt: number }>(
    entryBounds(MAX_VERIFIED),
  );
  return {
    async issue(kind, subject, nowMs) {
      const issuedAt = Math.floor(nowMs / 1000);
      const expiresAt = issuedAt + LIFE_SECONDS[kind];
      const text = await new SignJWT({ kind })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(subject)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { text, expiresAt };
    },
    async verify(kind, text, nowMs) {
      const known = verified.get(text);
      if (known && known.expiresAt > Math.floor(nowMs / 1000)) return known.kind === kind ? known.sessionId : undefined;
      try {
        const { payload } = await jwtVerify(text, key, { algorithms: ['HS256'], currentDate: new Date(nowMs) });
        verified.set(text, { kind: payload.kind, sessionId: payload.sub, expiresAt: payload.exp ?? 0 });
        return payload.kind === kind ? payload.sub : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
