/** Levels of cookie consent (R063). */
export const COOKIE_CONSENT = { disabled: 0, functional: 1, marketing: 2, all: 3 } as const;

export type CookieConsent = keyof typeof COOKIE_CONSENT;

const LEVELS: readonly number[] = Object.values(COOKIE_CONSENT);

export type ConsentLevel = (typeof COOKIE_CONSENT)[CookieConsent];

export const isCookieConsent = (level: number): level is ConsentLevel => LEVELS.includes(level);
