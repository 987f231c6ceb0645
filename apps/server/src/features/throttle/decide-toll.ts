import type { Count } from './throttle.store.ts';

/** Actions that somebody may do too often. */
export type ThrottledAction = 'login' | 'operator' | 'registration' | 'phone' | 'reset' | 'password';

/** From which count on something is asked for; absent: never. */
export interface Limit {
  /** A captcha, whose work doubles with every third one more. */
  readonly captchaFrom: number;
  /** A captcha with a code to the address that the account has. */
  readonly codeFrom?: number;
  /** Waiting for a second, two, four: a minute at most. */
  readonly delayFrom?: number;
  /** Waiting for the end of the window. */
  readonly stopFrom?: number;
}

export interface ActionLimits {
  /** The subject that it is done to: a player, or what was typed where nobody has it. */
  readonly subject: Limit | null;
  /** From where a stranger does it. */
  readonly address: Limit | null;
}

/** Guesses at a player count together, whichever way in they are made at: `login` and `password` look at one count. */
export const LIMITS: Readonly<Record<ThrottledAction, ActionLimits>> = {
  login: { subject: { captchaFrom: 3, codeFrom: 20 }, address: { captchaFrom: 10, delayFrom: 20 } },
  // Operators have no address of their own to send a code to.
  operator: { subject: { captchaFrom: 3 }, address: { captchaFrom: 5, delayFrom: 10 } },
  registration: { subject: null, address: { captchaFrom: 5, delayFrom: 30 } },
  phone: { subject: { captchaFrom: 3 }, address: { captchaFrom: 10, delayFrom: 40 } },
  reset: { subject: { captchaFrom: 3 }, address: { captchaFrom: 10, delayFrom: 40 } },
  // The caller has the session but not the password: a stop locks nobody else out.
  password: { subject: { captchaFrom: 3, stopFrom: 20 }, address: null },
};

/** Wrong codes that a player bears within a window, over all that were sent, and over all sign-ins that asked for one. */
export const MAX_WRONG_CODES = 10;

/** The toll that has to be paid before going on. */
export interface Toll {
  /** 0: no captcha. Each step doubles the work. */
  readonly level: number;
  /** Whether a code to the address of the account belongs to the captcha. */
  readonly withCode: boolean;
  /** Nothing helps before so many seconds have passed. */
  readonly waitSeconds: number;
}

export const FREE: Toll = { level: 0, withCode: false, waitSeconds: 0 };

const MAX_LEVEL = 6;
const MAX_DELAY_SECONDS = 60;

/** Without a captcha in this installation, what would need one with a code has to wait. */
export function decideToll(limit: Limit | null, { count, quietSeconds, leftSeconds }: Count, hasCaptcha: boolean): Toll {
  if (limit === null) return FREE;
  const { captchaFrom, codeFrom = Infinity, delayFrom = Infinity } = limit;
  const stopFrom = limit.stopFrom ?? (hasCaptcha ? Infinity : codeFrom);
  const level = hasCaptcha && count >= captchaFrom ? Math.min(MAX_LEVEL, 1 + Math.floor((count - captchaFrom) / 3)) : 0;
  const delay = count >= delayFrom ? Math.min(MAX_DELAY_SECONDS, 2 ** (count - delayFrom)) - quietSeconds : 0;
  const stop = count >= stopFrom ? leftSeconds : 0;
  return { level, withCode: hasCaptcha && count >= codeFrom, waitSeconds: Math.max(0, Math.ceil(Math.max(delay, stop))) };
}

/** Both at once. */
export const addTolls = (a: Toll, b: Toll): Toll => ({
  level: Math.max(a.level, b.level),
  withCode: a.withCode || b.withCode,
  waitSeconds: Math.max(a.waitSeconds, b.waitSeconds),
});
