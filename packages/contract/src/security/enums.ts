/** Words of an account's security that screens choose from, apart from the schemas. */

/** Changes of an account's security; each is in its history, and the player is notified. */
export const SECURITY_CHANGES = [
  'password',
  'login',
  'email',
  'email-confirmed',
  'phone',
  'phone-added',
  'phone-confirmed',
  'two-factor-on',
  'two-factor-off',
  'question',
  'email-login-on',
  'email-login-off',
  'sessions-ended',
  'personal-data',
  'payout-method',
  'social-linked',
  'pin',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

/** Protections that the security level counts, best first. */
export const SECURITY_ITEMS = ['two-factor', 'phone', 'email', 'question', 'password-age', 'email-login'] as const;
export type SecurityItem = (typeof SECURITY_ITEMS)[number];

/** Kinds of device as a browser's words tell them. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'unknown'] as const;

/** Secret questions to choose from, called `question.<key>`; 0 on the wire is a question of one's own. */
export const SECRET_QUESTIONS = [
  'first-teacher',
  'first-pet',
  'birth-town',
  'childhood-street',
  'first-concert',
  'favourite-book',
  'first-dish',
  'grandfather-trade',
] as const;

/** Least and most characters of a chosen password (R069). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** The code of a refused two-factor enabling that belongs to the SMS field (R144). */
export const TWO_FACTOR_SMS_ERROR = 2;
/** ...and the one that belongs to the application's. */
export const TWO_FACTOR_APP_ERROR = 1;
