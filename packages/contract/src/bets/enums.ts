/** Words of the wire that screens choose from. Apart from the schemas that use them, so that a browser gets the words alone. */

/** Reactions to a moved price, by their number on the wire (`checkCf`): the engine's own list. */
export { ODDS_CHANGE_POLICIES, type OddsChangePolicy } from '@touchline/betting/acceptance/is-odds-change-accepted';
/** Kinds of bet by their number on the wire (`vid`): the engine's own list. */
export { BET_KINDS, type BetKind } from '@touchline/betting/coupon/bet';
/** The captcha that a configuration asks for (R065). */
export { captchaType } from '@touchline/catalogue/account/captcha-types';
/** Languages that pages have addresses in; parts of the site may be kept to some (R002). */
export { BASE_LANGUAGE, isSiteLanguage, matchLanguage, SITE_LANGUAGES } from '@touchline/catalogue/places/languages';

/**
 * A bet's life: `open` until it is decided. `returned` = void as a whole; `paid-part` = won something, but less than the stake;
 * `sold` = ended by its player before its results.
 */
export const BET_STATUSES = ['open', 'won', 'lost', 'returned', 'paid-part', 'sold'] as const;

/** Sources that pay a stake. */
export const BET_FUNDINGS = ['balance', 'free-bet', 'advance', 'bid'] as const;
export type BetFunding = (typeof BET_FUNDINGS)[number];

/** Kinds of registration, what they ask for and what may be chosen there (S191-S198). */
export {
  GENDERS,
  REGISTRATION_FIELDS,
  REGISTRATION_KINDS,
  type RegistrationField,
  type RegistrationKind,
} from '@touchline/catalogue/account/registration-fields';

/** Services to sign in by (R061). */
export { SOCIAL_PROVIDERS, type SocialProvider } from '@touchline/catalogue/account/social-providers';
