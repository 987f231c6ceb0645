import { z } from 'zod';
import { BetStatus, BetView } from '../bets/calls.ts';
import { defineCall } from '../call.ts';
import { BetRequest } from '../coupon/request.ts';
import { BetKind, BetPlacementResponse } from '../coupon/shapes.ts';
import { STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireAmount, wireGuid, wireInt, wireLanguage } from '../wire.ts';
import { AUTO_CASH_OUT_STATUSES, CASH_OUT_REJECTIONS, INSURANCE_REJECTIONS, SALE_ORDER_REASONS } from './enums.ts';

const betParams = z.object({ betId: z.string().regex(/^\d{1,18}$/, 'a bet number') });
const language = z.object({ lng: wireLanguage.optional() });

const rejectionShape = <const C extends readonly [string, ...string[]]>(codes: C) =>
  z
    .object({
      code: z.enum(codes),
      message: z.string(),
      /** The legs that it is about, by their place in the bet. */
      legs: z.array(z.number().int()),
    })
    .nullable();

export const AutoCashOutView = z.object({
  takeProfit: z.string().nullable(),
  stopLoss: z.string().nullable(),
  /** How much of the bet is sold then. */
  percent: z.number().int(),
  status: z.enum(AUTO_CASH_OUT_STATUSES),
  reason: z.enum(SALE_ORDER_REASONS).nullable(),
  /** Epoch ms. */
  orderedAt: z.number(),
});
export type AutoCashOutView = z.infer<typeof AutoCashOutView>;

export const Cover = z.object({
  /** The sum paid if the bet loses. */
  amount: z.string(),
  /** The price paid for it. */
  premium: z.string(),
});

/** The value of a running bet now. Amounts are null exactly where `refusal` says why. */
export const CashOutQuote = z.object({
  betId: z.string(),
  status: BetStatus,
  currency: z.string(),
  /** The stake that still runs: without stake tax and without what was sold. */
  openStake: z.string(),
  /** Expected return at the prices of now. */
  fair: z.string().nullable(),
  /** The offer for the whole: fair value less the margin. */
  offer: z.string().nullable(),
  /** Tax on the offer, and what reaches the account. */
  payoutTax: z.string().nullable(),
  paid: z.string().nullable(),
  /** The house's margin: `marginPermille` for each open leg and once more. */
  marginPermille: z.number().int(),
  openLegs: z.number().int(),
  legs: z.array(
    z.object({
      leg: z.number().int(),
      state: z.enum(['settled', 'open', 'suspended']),
      result: z.string().nullable(),
      /** Thousandths: as taken, and now (null while there is no price). */
      odds: z.number().int(),
      oddsNow: z.number().int().nullable(),
    }),
  ),
  refusal: rejectionShape(CASH_OUT_REJECTIONS),
  order: AutoCashOutView.nullable(),
  /** A sale ends the same share of it. */
  cover: Cover.nullable(),
});
export type CashOutQuote = z.infer<typeof CashOutQuote>;

const cashOutFailures = [
  'bet_unknown',
  'bet_not_running',
  'sale_kind',
  'sale_lost',
  'sale_decided',
  'sale_suspended',
  'sale_too_small',
  'feed_down',
] as const;
/** Of what moves money. */
const moneyFailures = [...cashOutFailures, 'sale_changed', 'amount_format', 'bet_guid_reused', 'unavailable'] as const;

const getCashOutQuote = defineCall({
  method: 'GET',
  paths: [{ path: '/web-api/bets/:betId/sale' }],
  access: 'session',
  envelope: 'flag',
  summary: 'What a running bet is worth now: fair value and offer, leg by leg, or the reason for which it cannot be sold.',
  rate: { max: 600, windowSeconds: 60 },
  params: betParams,
  query: language,
  reply: CashOutQuote,
  fails: ['bet_unknown'],
  assumed: true,
});

/** The record of a sale: the same answer to the same request. */
export const CashOutResponse = z.object({
  betId: z.string(),
  step: z.enum(['sold', 'sold-part']),
  status: BetStatus,
  currency: z.string(),
  percent: z.number().int(),
  fair: z.string(),
  offer: z.string(),
  payoutTax: z.string(),
  paid: z.string(),
  soldStake: z.string(),
  keptStake: z.string(),
  /** Of the account, afterwards. */
  balance: z.string(),
  transaction: z.string(),
});
export type CashOutResponse = z.infer<typeof CashOutResponse>;

/** How far below the value that the player saw a sale may go through, in percent. A rise always does. */
const tolerance = wireInt(0, 100).default(0);

const cashOutBet = defineCall({
  method: 'POST',
  paths: [{ path: '/web-api/bets/:betId/sale' }],
  access: 'session',
  envelope: 'flag',
  summary: 'Sells a running bet, all of it or a part in percent. The same guid with the same body returns the first answer.',
  rate: { max: 120, windowSeconds: 60 },
  params: betParams,
  body: z.object({
    guid: wireGuid,
    /** The offer for the whole bet, as the player saw it. */
    offer: wireAmount,
    percent: wireInt(1, 100).default(100),
    tolerance,
  }),
  reply: CashOutResponse,
  fails: [...moneyFailures, 'account_blocked'],
  assumed: true,
});

const setAutoCashOut = defineCall({
  method: 'POST',
  paths: [{ path: '/web-api/bets/:betId/sale/order' }],
  access: 'session',
  envelope: 'flag',
  summary: 'Orders a sale for when the offer reaches a profit or falls to a loss; replaces the order before.',
  rate: { max: 120, windowSeconds: 60 },
  params: betParams,
  body: z
    .object({ takeProfit: wireAmount.optional(), stopLoss: wireAmount.optional(), percent: wireInt(1, 100).default(100) })
    .refine((o) => o.takeProfit !== undefined || o.stopLoss !== undefined, { path: ['takeProfit'], message: 'one of the two amounts' }),
  reply: AutoCashOutView,
  fails: ['bet_unknown', 'bet_not_running', 'sale_kind', 'amount_format', 'sale_order_bounds', 'unavailable'],
  assumed: true,
});

const cancelAutoCashOut = defineCall({
  method: 'DELETE',
  paths: [{ path: '/web-api/bets/:betId/sale/order' }],
  access: 'session',
  envelope: 'flag',
  summary: 'Takes an order to sell back.',
  params: betParams,
  reply: AutoCashOutView,
  fails: ['sale_order_unknown'],
  assumed: true,
});

export const InsuranceQuote = z.object({
  betId: z.string(),
  currency: z.string(),
  openStake: z.string(),
  /** The part that can still be insured. */
  insurable: z.string(),
  percent: z.number().int(),
  /** The sum that would be paid if the bet loses, and what it costs now. */
  amount: z.string().nullable(),
  premium: z.string().nullable(),
  refusal: rejectionShape(INSURANCE_REJECTIONS),
  cover: Cover.nullable(),
});
export type InsuranceQuote = z.infer<typeof InsuranceQuote>;

const insuranceQuote = defineCall({
  method: 'GET',
  paths: [{ path: '/web-api/bets/:betId/insurance' }],
  access: 'session',
  envelope: 'flag',
  summary: 'What it costs to insure part or all of the running stake of a bet, priced from its sale value.',
  rate: { max: 600, windowSeconds: 60 },
  params: betParams,
  query: language.extend({ percent: wireInt(1, 100).default(100) }),
  reply: InsuranceQuote,
  fails: ['bet_unknown'],
  assumed: true,
});

const insureBet = defineCall({
  method: 'POST',
  paths: [{ path: '/web-api/bets/:betId/insurance' }],
  access: 'session',
  envelope: 'flag',
  summary: 'Insures part or all of what of the running stake is not insured yet. Pays when the bet loses; a void bet returns the premium.',
  rate: { max: 120, windowSeconds: 60 },
  params: betParams,
  body: z.object({
    guid: wireGuid,
    percent: wireInt(1, 100).default(100),
    /** As the player saw it; a lower one is always taken. */
    premium: wireAmount,
    tolerance,
  }),
  reply: z.object({
    betId: z.string(),
    currency: z.string(),
    amount: z.string(),
    premium: z.string(),
    cover: Cover,
    balance: z.string(),
    transaction: z.string(),
  }),
  fails: [...moneyFailures, 'insurance_kind', 'insurance_full', 'insurance_changed', 'insufficient_funds', ...STAKE_REFUSALS],
  assumed: true,
});

/** The successor whole, as it would be placed; its `summ` is the offer for the running bet as the player saw it. */
const editBody = z.object({
  bet: BetRequest.refine((b) => !b.advance && b.auto === null && b.freeBetCode === undefined && b.freeBetAccountId === undefined, {
    path: ['summ'],
    message: 'the sale value pays the stake, at once',
  }).refine((b) => b.cashedOutBetId === undefined, { path: ['saleBetId'], message: 'the path names the bet' }),
  tolerance,
});

/** An edited bet as it would be: its whole sale value staked on the new legs at the prices of now. */
export const EditQuote = z.object({
  betId: z.string(),
  currency: z.string(),
  /** Of the bet as it runs. */
  fair: z.string().nullable(),
  offer: z.string().nullable(),
  /** The successor's stake: the offer less tax. */
  stake: z.string().nullable(),
  stakeTax: z.string().nullable(),
  kind: BetKind,
  systemSize: z.number().int(),
  totalOdds: z.string().nullable(),
  potentialReturn: z.string().nullable(),
  /** Seconds that live legs wait; 0 before the match. */
  delaySeconds: z.number().int(),
  legs: z.array(z.object({ matchId: z.number().int(), selectionId: z.number().int(), odds: z.number().int(), kept: z.boolean() })),
  refusal: z
    .object({ code: z.string(), message: z.string(), leg: z.number().int().nullable(), legs: z.array(z.number().int()) })
    .nullable(),
});
export type EditQuote = z.infer<typeof EditQuote>;

const editQuote = defineCall({
  method: 'POST',
  paths: [{ path: '/web-api/bets/:betId/edit/quote' }],
  access: 'session',
  envelope: 'flag',
  summary: 'What a bet with other legs would be: stake, total odds and possible return, or the reason for which it cannot be.',
  rate: { max: 600, windowSeconds: 60 },
  params: betParams,
  body: editBody,
  reply: EditQuote,
  fails: ['bet_unknown'],
  assumed: true,
});

const editBet = defineCall({
  method: 'POST',
  paths: [{ path: '/web-api/bets/:betId/edit' }],
  access: 'session',
  envelope: 'flag',
  summary: 'Swaps, adds or removes legs: the sale value of the bet becomes the stake of its successor, both or neither.',
  rate: { max: 120, windowSeconds: 60 },
  params: betParams,
  body: editBody,
  reply: BetPlacementResponse,
  fails: [
    ...moneyFailures,
    ...STAKE_REFUSALS,
    'match_started',
    'market_suspended',
    'market_closed',
    'selection_unknown',
    'legs_same_match',
    'legs_related',
    'coupon_empty',
    'coupon_too_long',
    'coupon_kind',
    'coupon_system_size',
    'stake_too_low',
    'stake_too_high',
    'payout_too_high',
    'price_changed',
    'live_delay_refused',
  ],
  assumed: true,
});

/** S173: every running bet with all that can be done to it, and what they are worth together. */
const getOpenBetsWithCashOut = defineCall({
  method: 'GET',
  paths: [{ path: '/web-api/bets/manager' }],
  access: 'session',
  envelope: 'flag',
  summary: 'The running bets, newest first, each with its sale value, insurance and orders; sums by currency. 100 at most.',
  rate: { max: 120, windowSeconds: 60 },
  query: language.extend({
    /** With a leg on this match. */
    matchId: wireInt(1).optional(),
    /** This one alone. */
    betId: betParams.shape.betId.optional(),
  }),
  reply: z.object({
    bets: z.array(z.object({ bet: BetView, sale: CashOutQuote, insurance: InsuranceQuote, editable: z.boolean() })),
    totals: z.array(
      z.object({
        currency: z.string(),
        bets: z.number().int(),
        stake: z.string(),
        possible: z.string(),
        fair: z.string(),
        offer: z.string(),
      }),
    ),
  }),
  fails: [],
  assumed: true,
});

export const CASH_OUT_CALLS = {
  getCashOutQuote,
  cashOutBet,
  setAutoCashOut,
  cancelAutoCashOut,
  insuranceQuote,
  insureBet,
  editQuote,
  editBet,
  getOpenBetsWithCashOut,
};
