import { jwtVerify, SignJWT } from 'jose';

export type TokenKind = 'user' | 'service';

/** How long a token is good for; a session may end earlier. A service token follows the specification's default expiry of 900,000 ms. */
const LIFE_SECONDS: Readonly<Record<TokenKind, number>> = { user: 30 * 86_400, service: 900 };

export interface IssuedToken {
  readonly text: string;
  /** Seconds since 1970, the `exp` claim. */
  readonly expiresAt: number;
}

export interface Tokens {
  issue(kind: TokenKind, sessionId: string, nowMs: number): Promise<IssuedToken>;
  /** The session that a token names; undefined for a forged or expired one, or one of another kind. */
  verify(kind: TokenKind, text: string, nowMs: number): Promise<string | undefined>;
}

/** Signed tokens (HS256). They say only which session they belong to. */
export function createTokens(key: Uint8Array): Tokens {
  return {
    async issue(kind, sessionId, nowMs) {
      const issuedAt = Math.floor(nowMs / 1000);
      const expiresAt = issuedAt + LIFE_SECONDS[kind];
      const text = await new SignJWT({ kind })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(sessionId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { text, expiresAt };
    },
    async verify(kind, text, nowMs) {
      try {
        const { payload } = await jwtVerify(text, key, { algorithms: ['HS256'], currentDate: new Date(nowMs) });
        return payload.kind === kind ? payload.sub : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
