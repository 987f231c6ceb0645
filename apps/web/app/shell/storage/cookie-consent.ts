import { COOKIE_CONSENT, isCookieConsent } from '@touchline/catalogue/cookie-consent';
import { parseCookie } from './cookies.ts';

/** Levels of consent to cookies (R063): 0 none, 1 only functional ones, 2 only marketing, 3 all. */
export type ConsentLevel = (typeof COOKIE_CONSENT)[keyof typeof COOKIE_CONSENT];
export const CONSENT_COOKIE = 'consent';
/** Set once somebody has said to be old enough (S238). */
export const AGE_CONFIRMED_COOKIE = 'adult';

/** The visitor's choice; null before that. */
export function parseConsent(cookieHeader: string | null): ConsentLevel | null {
  const kept = parseCookie(cookieHeader ?? '', CONSENT_COOKIE);
  if (kept === undefined || kept === null || !/^\d$/.test(kept)) return null;
  const level = Number(kept);
  return isCookieConsent(level) ? level : null;
}

/** Whether choices of the display may be kept in a cookie: not where functional cookies were refused. */
export const allowsPreferenceCookies = (consent: ConsentLevel | null): boolean =>
  consent !== COOKIE_CONSENT.disabled && consent !== COOKIE_CONSENT.marketing;

export const hasConfirmedAge = (cookieHeader: string | null): boolean => parseCookie(cookieHeader ?? '', AGE_CONFIRMED_COOKIE) === '1';
