import { ACCOUNT_CALLS } from './account/calls.ts';
import { BETS_CALLS } from './bets/calls.ts';
import { BET_PLACEMENT_CALLS } from './bets/placement.ts';
import { BIDS_CALLS } from './bids/calls.ts';
import { BINGO_CALLS } from './bingo/calls.ts';
import { BINGO_OPERATOR_CALLS } from './bingo/operator.ts';
import { RESTRICTION_CALLS } from './blocks/calls.ts';
import { BOOKS_CALLS } from './books/calls.ts';
import type { CallAnswer, CallArguments, CallSpec, CallInput as InputOf, CallReply as ReplyOf } from './call.ts';
import { CAPTCHA_CALLS } from './captcha/calls.ts';
import { CASH_OUT_CALLS } from './cash-out/calls.ts';
import { CASINO_CALLS } from './casino/calls.ts';
import { JACKPOT_OPERATOR_CALLS } from './casino/jackpot-operator.ts';
import { CASINO_OPERATOR_CALLS } from './casino/operator.ts';
import { CASINO_SHARED_CALLS } from './casino/shared.ts';
import { CASINO_CHALLENGE_CALLS } from './casino-challenges/calls.ts';
import { CASINO_CHAT_CALLS } from './casino-chat/calls.ts';
import { CASINO_CHAT_OPERATOR_CALLS } from './casino-chat/operator.ts';
import { CASINO_CLUB_CALLS } from './casino-club/calls.ts';
import { CASINO_CLUB_OPERATOR_CALLS } from './casino-club/operator.ts';
import { CASINO_TOURNAMENT_CALLS } from './casino-tournaments/calls.ts';
import { CASINO_TOURNAMENT_OPERATOR_CALLS } from './casino-tournaments/operator.ts';
import { COMMITMENTS_CALLS } from './commitments/calls.ts';
import { COUPON_CALLS } from './coupon/calls.ts';
import { COUPON_HISTORY_CALLS } from './coupon/history.ts';
import { DUELS_CALLS } from './duels/calls.ts';
import { FAVORITES_CALLS } from './favorites/calls.ts';
import { FREE_BETS_CALLS } from './free-bets/calls.ts';
import { HIGHLIGHTS_CALLS } from './highlights/calls.ts';
import { IDENTIFICATION_CALLS } from './identification/calls.ts';
import { LIMITS_CALLS } from './limits/calls.ts';
import { EXPRESS_CALLS } from './line/accumulators.ts';
import { ASIA_CALLS } from './line/asia.ts';
import { LINE_CALLS } from './line/calls.ts';
import { GLOBAL_CALLS } from './line/global.ts';
import { MATCH_CALLS } from './line/match.ts';
import { STAGE_CALLS } from './line/stage.ts';
import { LINKS_CALLS } from './links/calls.ts';
import { LOTTERIES_CALLS } from './lotteries/calls.ts';
import { LOTTERIES_OPERATOR_CALLS } from './lotteries/operator.ts';
import { MESSAGES_CALLS } from './messages/calls.ts';
import { OFFICE_CALLS } from './office/calls.ts';
import { OFFICE_LETTER_CALLS } from './office/letters.ts';
import { OPERATOR_CALLS } from './operator/calls.ts';
import { OPERATOR_JOB_CALLS } from './operator/jobs.ts';
import { OPERATOR_PLAYER_CALLS } from './operator/player.ts';
import { PAYMENTS_CALLS } from './payments/calls.ts';
import { WITHDRAWALS_CALLS } from './payments/withdrawals.ts';
import { PHONE_CALLS } from './phones/calls.ts';
import { POKER_CALLS } from './poker/calls.ts';
import { POKER_OPERATOR_CALLS } from './poker/operator.ts';
import { POKER_SIT_GO_CALLS } from './poker/sit-go-calls.ts';
import { POKER_TERMS_CALLS } from './poker/terms.ts';
import { PREVIEWS_CALLS } from './previews/calls.ts';
import { PRIVACY_CALLS } from './privacy/calls.ts';
import { PROVIDER_GAMES_CALLS } from './provider-games/calls.ts';
import { PROVIDER_WALLET_CALLS } from './provider-wallet/calls.ts';
import { REGISTRATION_CALLS } from './registration/calls.ts';
import { REPORTS_CALLS } from './reports/calls.ts';
import { RESULTS_CALLS } from './results/calls.ts';
import { SECURITY_CALLS } from './security/calls.ts';
import { SESSION_CALLS } from './session/calls.ts';
import { SITE_CALLS } from './site/calls.ts';
import { SOCIAL_CALLS } from './social/calls.ts';
import { STATISTICS_CALLS } from './statistics/calls.ts';
import { SUBSCRIPTIONS_CALLS } from './subscriptions/calls.ts';
import { SUPPORT_CALLS } from './support/calls.ts';
import { PAYMENT_QUERY_CALLS } from './support/payment-queries.ts';
import { TOTO_CALLS } from './toto/calls.ts';
import { TRANSLATION_CALLS } from './translation/calls.ts';
import { TWO_FACTOR_CALLS } from './two-factor/calls.ts';
import { WEBHOOKS_CALLS } from './webhooks/calls.ts';

/** Every call of the platform, by key. A noun's file exports its calls; here they come together and nowhere else. */
export const CALLS = {
  ...COUPON_CALLS,
  ...COUPON_HISTORY_CALLS,
  ...BETS_CALLS,
  ...BET_PLACEMENT_CALLS,
  ...BIDS_CALLS,
  ...RESTRICTION_CALLS,
  ...FREE_BETS_CALLS,
  ...CASH_OUT_CALLS,
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
  ...MATCH_CALLS,
  ...GLOBAL_CALLS,
  ...HIGHLIGHTS_CALLS,
  ...STAGE_CALLS,
  ...FAVORITES_CALLS,
  ...ACCOUNT_CALLS,
  ...OPERATOR_CALLS,
  ...OPERATOR_JOB_CALLS,
  ...REPORTS_CALLS,
  ...WEBHOOKS_CALLS,
  ...OPERATOR_PLAYER_CALLS,
  ...PAYMENTS_CALLS,
  ...WITHDRAWALS_CALLS,
  ...PROVIDER_GAMES_CALLS,
  ...PROVIDER_WALLET_CALLS,
  ...REGISTRATION_CALLS,
  ...SESSION_CALLS,
  ...SOCIAL_CALLS,
  ...SECURITY_CALLS,
  ...TWO_FACTOR_CALLS,
  ...PHONE_CALLS,
  ...OFFICE_CALLS,
  ...OFFICE_LETTER_CALLS,
  ...CAPTCHA_CALLS,
  ...SITE_CALLS,
  ...TRANSLATION_CALLS,
  ...TOTO_CALLS,
  ...CASINO_CALLS,
  ...CASINO_OPERATOR_CALLS,
  ...JACKPOT_OPERATOR_CALLS,
  ...CASINO_CHALLENGE_CALLS,
  ...CASINO_CHAT_CALLS,
  ...CASINO_CHAT_OPERATOR_CALLS,
  ...CASINO_CLUB_CALLS,
  ...CASINO_CLUB_OPERATOR_CALLS,
  ...CASINO_TOURNAMENT_CALLS,
  ...CASINO_TOURNAMENT_OPERATOR_CALLS,
  ...CASINO_SHARED_CALLS,
  ...LOTTERIES_CALLS,
  ...BINGO_CALLS,
  ...BOOKS_CALLS,
  ...COMMITMENTS_CALLS,
  ...LOTTERIES_OPERATOR_CALLS,
  ...BINGO_OPERATOR_CALLS,
  ...POKER_CALLS,
  ...POKER_SIT_GO_CALLS,
  ...POKER_OPERATOR_CALLS,
  ...POKER_TERMS_CALLS,
  ...SUPPORT_CALLS,
  ...PAYMENT_QUERY_CALLS,
  ...PRIVACY_CALLS,
} as const satisfies Record<string, CallSpec>;

export type Calls = typeof CALLS;
export type CallKey = keyof Calls;
export type InputFor<K extends CallKey> = InputOf<Calls[K]>;
export type ArgumentsFor<K extends CallKey> = CallArguments<Calls[K]>;
export type AnswerFor<K extends CallKey> = CallAnswer<Calls[K]>;
export type ReplyFor<K extends CallKey> = ReplyOf<Calls[K]>;
