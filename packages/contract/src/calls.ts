import { ACCOUNT_CALLS } from './account.ts';
import { BETS_CALLS } from './bets.ts';
import type { CallAnswer, CallArguments, CallSpec, CallInput as InputOf, CallReply as ReplyOf } from './call.ts';
import { COUPON_CALLS } from './coupon.ts';
import { FAVORITES_CALLS } from './favorites.ts';
import { LINE_CALLS } from './line.ts';
import { OPERATOR_CALLS } from './operator.ts';
import { PAYMENTS_CALLS } from './payments.ts';
import { REGISTRATION_CALLS } from './registration.ts';
import { SESSION_CALLS } from './session.ts';
import { SITE_CALLS } from './site.ts';
import { TRANSLATION_CALLS } from './translation.ts';

/** Every call of the platform, by key. A noun's file exports its calls; here they come together and nowhere else. */
export const CALLS = {
  ...COUPON_CALLS,
  ...BETS_CALLS,
  ...LINE_CALLS,
  ...FAVORITES_CALLS,
  ...ACCOUNT_CALLS,
  ...OPERATOR_CALLS,
  ...PAYMENTS_CALLS,
  ...REGISTRATION_CALLS,
  ...SESSION_CALLS,
  ...SITE_CALLS,
  ...TRANSLATION_CALLS,
} as const satisfies Record<string, CallSpec>;

export type Calls = typeof CALLS;
export type CallKey = keyof Calls;
export type InputFor<K extends CallKey> = InputOf<Calls[K]>;
export type ArgumentsFor<K extends CallKey> = CallArguments<Calls[K]>;
export type AnswerFor<K extends CallKey> = CallAnswer<Calls[K]>;
export type ReplyFor<K extends CallKey> = ReplyOf<Calls[K]>;
