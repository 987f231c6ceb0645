import { isSameHash, type KeyedHash } from '#platform/auth/one-time-code';
import { cookieName, parseCookies } from '#platform/http/cookies';
import type { Caller, ReplyControl } from '#platform/http/handler';

/** Accounts that sign in with browsers, and the paths to which the cookie that tells them is sent. */
export const KNOWN_COOKIES = {
  player: { name: 'known', scope: {} },
  operator: { name: 'known_operator', scope: { path: '/operator-api', sameSite: 'Strict' } },
} as const;
export type KnownKind = keyof typeof KNOWN_COOKIES;

const LIFE_DAYS = 180;
const DAY_MS = 86_400_000;
/** People who share a browser. */
const MAX_MARKS = 3;
const MARK = /^(\d{1,19})-(\d{1,6})-([\w-]{22})$/;

/**
 * A browser that a player has signed in with carries a signed mark of the player. It opens nothing: it only has failed attempts from there
 * counted apart from a stranger's. Nothing is stored.
 */
export function createKnownBrowsers(hash: KeyedHash, now: () => number, secure: boolean) {
  const today = (): number => Math.floor(now() / DAY_MS);
  const signature = (kind: KnownKind, id: string, day: number): Buffer => hash(`known ${kind} ${id} ${day}`).subarray(0, 16);
  const marksOf = (kind: KnownKind, caller: Caller): { readonly id: string; readonly text: string }[] => {
    const { name, scope } = KNOWN_COOKIES[kind];
    const cookie = parseCookies(caller.message.header('cookie')).get(cookieName(name, secure, scope)) ?? '';
    return cookie
      .split('.')
      .slice(0, MAX_MARKS)
      .flatMap((text) => {
        const [, id = '', day = '', mac = ''] = MARK.exec(text) ?? [];
        const lives = Number(day) > today() - LIFE_DAYS && Number(day) <= today() + 1;
        return id !== '' && lives && isSameHash(Buffer.from(mac, 'base64url'), signature(kind, id, Number(day))) ? [{ id, text }] : [];
      });
  };
  return {
    isKnown: (kind: KnownKind, id: bigint, caller: Caller): boolean => marksOf(kind, caller).some((mark) => mark.id === String(id)),
    /** The browser is one of this player's or operator's from now on. */
    mark(kind: KnownKind, id: bigint, caller: Caller, reply: ReplyControl): void {
      const others = marksOf(kind, caller).filter((mark) => mark.id !== String(id));
      const text = `${id}-${today()}-${signature(kind, String(id), today()).toString('base64url')}`;
      const { name, scope } = KNOWN_COOKIES[kind];
      const value = [text, ...others.map((mark) => mark.text)].slice(0, MAX_MARKS).join('.');
      reply.cookie(name, value, { ...scope, maxAgeSeconds: LIFE_DAYS * 86_400 });
    },
  };
}
