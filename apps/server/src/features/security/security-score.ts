import type { SecurityItem } from '@touchline/contract/security/enums';

/** The worth of each protection; together 100. */
const POINTS: Readonly<Record<SecurityItem, number>> = {
  'two-factor': 30,
  phone: 20,
  email: 20,
  question: 10,
  'password-age': 10,
  'email-login': 10,
};
const PASSWORD_DAYS = 180;
const DAY_MS = 86_400_000;

export interface Protection {
  readonly twoFactor: boolean;
  readonly phoneConfirmed: boolean;
  readonly emailConfirmed: boolean;
  readonly hasQuestion: boolean;
  readonly passwordChangedAt: Date;
  /** Whether the e-mail, which others know, signs in. */
  readonly emailLogin: boolean;
}

/** The level from 0 to 100, and what it is made of. */
export function securityScore(protection: Protection, nowMs: number) {
  const done: Readonly<Record<SecurityItem, boolean>> = {
    'two-factor': protection.twoFactor,
    phone: protection.phoneConfirmed,
    email: protection.emailConfirmed,
    question: protection.hasQuestion,
    'password-age': nowMs - protection.passwordChangedAt.getTime() < PASSWORD_DAYS * DAY_MS,
    'email-login': !protection.emailLogin,
  };
  const items = (Object.keys(POINTS) as SecurityItem[]).map((key) => ({ key, done: done[key], points: POINTS[key] }));
  return { level: items.reduce((sum, item) => sum + (item.done ? item.points : 0), 0), items };
}
