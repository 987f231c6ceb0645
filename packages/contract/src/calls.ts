import { ACCOUNT_CALLS } from './account.ts';
import { BETS_CALLS } from './bets.ts';
import { BIDS_CALLS } from './bids.ts';
import { BLOCKS_CALLS } from './blocks.ts';
import type { CallAnswer, CallArguments, CallSpec, CallInput as InputOf, CallReply as ReplyOf } from './call.ts';
import { CAPTCHA_CALLS } from './captcha.ts';
import { COUPON_CALLS } from './coupon.ts';
import { COUPON_HISTORY_CALLS } from './coupon-history.ts';
import { FAVORITES_CALLS } from './favorites.ts';
import { ASIA_CALLS } from './feed-asia.ts';
import { DUELS_CALLS } from './feed-duels.ts';
import { EXPRESS_CALLS } from './feed-express.ts';
import { GAME_CALLS } from './feed-game.ts';
import { GLOBAL_CALLS } from './feed-global.ts';
import { HIGHLIGHTS_CALLS } from './feed-highlights.ts';
import { STAGE_CALLS } from './feed-stage.ts';
import { FREE_BETS_CALLS } from './free-bets.ts';
import { IDENTIFICATION_CALLS } from './identification.ts';
import { LIMITS_CALLS } from './limits.ts';
import { LINE_CALLS } from './line.ts';
import { LINKS_CALLS } from './links.ts';
import { MESSAGES_CALLS } from './messages.ts';
import { OFFICE_CALLS } from './office.ts';
import { OPERATOR_CALLS } from './operator.ts';
import { OPERATOR_JOB_CALLS } from './operator-jobs.ts';
import { OPERATOR_PLAYER_CALLS } from './operator-player.ts';
import { PAYMENTS_CALLS } from './payments.ts';
import { PHONE_CALLS } from './phone.ts';
import { PLACING_CALLS } from './placing.ts';
import { PREVIEWS_CALLS } from './previews.ts';
import { PRIVACY_CALLS } from './privacy.ts';
import { REGISTRATION_CALLS } from './registration.ts';
import { RESULTS_CALLS } from './results.ts';
import { SALE_CALLS } from './sale.ts';
import { SECURITY_CALLS } from './security.ts';
import { SESSION_CALLS } from './session.ts';
import { SITE_CALLS } from './site.ts';
import { SOCIAL_CALLS } from './social.ts';
import { STATISTICS_CALLS } from './statistics.ts';
import { SUBSCRIPTIONS_CALLS } from './subscriptions.ts';
import { SUPPORT_CALLS } from './support.ts';
import { TOTO_CALLS } from './toto.ts';
import { TRANSLATION_CALLS } from './translation.ts';
import { TWO_FACTOR_CALLS } from './two-factor.ts';
import { WITHDRAWALS_CALLS } from './withdrawals.ts';

/** Every call of the platform, by key. A noun's file exports its calls; here they come together and nowhere else. */
export const CALLS = {
  ...COUPON_CALLS,
  ...COUPON_HISTORY_CALLS,
  ...BETS_CALLS,
  ...PLACING_CALLS,
  ...BIDS_CALLS,
  ...BLOCKS_CALLS,
  ...FREE_BETS_CALLS,
  ...SALE_CALLS,
  ...IDENTIFICATION_CALLS,
  ...LIMITS_CALLS,
  ...LINE_CALLS,
  ...SUBSCRIPTIONS_CALLS,
  ...STATISTICS_CALLS,
  ...RESULTS_CALLS,
  ...PREVIEWS_CALLS,
  ...MESSAGES_CALLS,
  ...LINKS_CALLS,
  ...ASIA_CALLS,
  ...DUELS_CALLS,
  ...EXPRESS_CALLS,
  ...GAME_CALLS,
  ...GLOBAL_CALLS,
  ...HIGHLIGHTS_CALLS,
  ...STAGE_CALLS,
  ...FAVORITES_CALLS,
  ...ACCOUNT_CALLS,
  ...OPERATOR_CALLS,
  ...OPERATOR_JOB_CALLS,
  ...OPERATOR_PLAYER_CALLS,
  ...PAYMENTS_CALLS,
  ...WITHDRAWALS_CALLS,
  ...REGISTRATION_CALLS,
  ...SESSION_CALLS,
  ...SOCIAL_CALLS,
  ...SECURITY_CALLS,
  ...TWO_FACTOR_CALLS,
  ...PHONE_CALLS,
  ...OFFICE_CALLS,
  ...CAPTCHA_CALLS,
  ...SITE_CALLS,
  ...TRANSLATION_CALLS,
  ...TOTO_CALLS,
  ...SUPPORT_CALLS,
  ...PRIVACY_CALLS,
} as const satisfies Record<string, CallSpec>;

export type Calls = typeof CALLS;
export type CallKey = keyof Calls;
export type InputFor<K extends CallKey> = InputOf<Calls[K]>;
export type ArgumentsFor<K extends CallKey> = CallArguments<Calls[K]>;
export type AnswerFor<K extends CallKey> = CallAnswer<Calls[K]>;
export type ReplyFor<K extends CallKey> = ReplyOf<Calls[K]>;
