import { z } from 'zod';
import { defineCall } from '../call.ts';
import { BetRequest } from '../coupon/request.ts';
import { BetKind, BetPlacementResponse, PlaceTerms } from '../coupon/shapes.ts';
import { isPeriod, PERIOD_ORDER, wireAmount, wireBoolean, wireGuid, wireInt, wireLanguage, wireSeconds } from '../wire.ts';
import { BET_STATUSES } from './enums.ts';
import { BET_PLACEMENT_FAILURES } from './placement.ts';

export const BetStatus = z.enum(BET_STATUSES);
export type BetStatus = z.infer<typeof BetStatus>;

export const BetLegView = z.object({
  matchId: z.number().int(),
  selectionId: z.number().int(),
  feed: z.enum(['line', 'live']),
  /** Thousandths, as accepted; of a place leg those to win. */
  odds: z.number().int(),
  /** Of the place half of an each-way bet, which follows its win half in the same order; null for every other leg. */
  place: PlaceTerms.nullable(),
  bank: z.boolean(),
  block: z.number().int().nullable(),
  sport: z.number().int(),
  matchName: z.string(),
  champName: z.string(),
  marketName: z.string(),
  selectionName: z.string(),
  startsAt: z.number().int(),
  /** "win", "lose", "void", "half-win", "half-lose", "dead-heat 1/2"; null while it is open. */
  result: z.string().nullable(),
  /** Epoch ms. */
  settledAt: z.number().nullable(),
  /** Paid as won before its result; epoch ms. */
  earlyAt: z.number().nullable(),
  /** Best odds guaranteed: the starting price pays it where that is the better one. */
  bestOdds: z.boolean(),
  /** The starting price that it is paid by, thousandths; null where it is paid by `odds`. */
  startingOdds: z.number().int().nullable(),
});
export type BetLegView = z.infer<typeof BetLegView>;

export const BetView = z.object({
  betId: z.string(),
  betGuid: z.string(),
  kind: BetKind,
  systemSize: z.number().int(),
  lines: z.number().int(),
  status: BetStatus,
  currency: z.string(),
  stake: z.string(),
  stakeTax: z.string(),
  totalOdds: z.string().nullable(),
  /** Of several lines: what a unit of the stake returns when as few legs win as pay at all; null for one line. */
  minOdds: z.string().nullable(),
  potentialReturn: z.string(),
  /** The sum paid after tax; null while the bet is open. */
  paid: z.string().nullable(),
  payoutTax: z.string().nullable(),
  /** Epoch ms. */
  placedAt: z.number(),
  settledAt: z.number().nullable(),
  /** The part of the stake that sales have ended, and the sum paid for it so far; null where nothing was sold. `paid` contains it. */
  sold: z.object({ stake: z.string(), paid: z.string() }).nullable(),
  /** The sum paid if the bet loses, and the price of that; null where it is not insured. */
  cover: z.object({ amount: z.string(), premium: z.string() }).nullable(),
  /** The bet that took this one's value as its stake, and the one whose value this one took. */
  successorId: z.string().nullable(),
  predecessorId: z.string().nullable(),
  legs: z.array(BetLegView),
  /** Bet builder: legs of one match that count as one, by their places. `odds`: their joint price, thousandths; `together`: that of all up to each. */
  combinations: z.array(z.object({ legs: z.array(z.number().int()), odds: z.number().int(), together: z.array(z.number().int()) })),
});
export type BetView = z.infer<typeof BetView>;

/** One step of a bet's life. Steps are only ever added: a corrected result is a `reversed` step and another `settled` one. */
export const ReceiptStep = z.object({
  step: z.enum(['placed', 'settled', 'reversed', 'sold', 'sold-part', 'insured', 'edited', 'power-bet', 'early-paid']),
  /** Epoch ms, the database's clock. */
  at: z.number(),
  /** The gain of the player's account (negative: lost) by this step. */
  amount: z.string(),
  outcome: BetStatus.nullable(),
  /** Ledger transaction; null where nothing moved. */
  transaction: z.string().nullable(),
  /** How the amount comes about, e.g. "10.00 × 1.85 × 2.10 = 38.85". */
  arithmetic: z.string(),
  /** The rule that rounds and pays, as a sentence. */
  rule: z.string(),
  /**
   * The terms of a step between placing and settlement. Sales: percent, fair, offer, gross, keptStake, openLegs, successor, order; insurance:
   * percent, amount, premium, cover; early payout: side, score.
   */
  terms: z.record(z.string(), z.string()).optional(),
  stakeTax: z.string(),
  payoutTax: z.string(),
  legs: z.array(
    z.object({
      leg: z.number().int(),
      result: z.string(),
      odds: z.number().int(),
      /** Exact multiplier as a decimal or a fraction: "1.85", "1/2". */
      multiplier: z.string(),
      /** The feed message that decided it. */
      message: z.object({ market: z.number().int(), version: z.number().int(), certainty: z.string(), receivedAt: z.number() }).nullable(),
    }),
  ),
});
export type ReceiptStep = z.infer<typeof ReceiptStep>;

export const BetDetail = BetView.extend({
  /** Of one line, rounded down: what the lines share is the whole stake. Null for one line. */
  unitStake: z.string().nullable(),
  receipt: z.array(ReceiptStep),
});
export type BetDetail = z.infer<typeof BetDetail>;

const makeBetWeb = defineCall({
  method: 'POST',
  paths: [{ path: '/service-api/LiveBet/Secure/MakeBetWeb', row: 'C219' }],
  access: 'bearer',
  envelope: 'flag',
  summary: 'Places a bet. The same betGuid with the same body returns the first answer; with another body it is refused.',
  rate: { max: 600, windowSeconds: 60 },
  body: BetRequest,
  reply: BetPlacementResponse,
  fails: [
    ...BET_PLACEMENT_FAILURES,
    'bet_unknown',
    'bet_not_running',
    'sale_kind',
    'sale_lost',
    'sale_decided',
    'sale_suspended',
    'sale_too_small',
    'sale_changed',
  ],
  assumed: true,
});

/** How a bet that waited was decided. The same is pushed on `me`. */
export const BetDecision = z.object({
  betGuid: z.string(),
  status: z.enum(['waiting', 'accepted', 'refused']),
  betId: z.string().nullable(),
  decidesAt: z.number().nullable(),
  /** Why it was refused, and what would be accepted. */
  refusal: z
    .object({
      code: z.string(),
      message: z.string(),
      leg: z.number().int().nullable(),
      accepted: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
    })
    .nullable(),
});
export type BetDecision = z.infer<typeof BetDecision>;

const betDecision = defineCall({
  method: 'GET',
  paths: [{ path: '/web-api/bets/decision/:betGuid' }],
  access: 'session',
  envelope: 'flag',
  summary: 'State of a bet by the guid it was sent with: what became of an answer that never arrived, or of a live bet that waits.',
  params: z.object({ betGuid: wireGuid }),
  reply: BetDecision,
  fails: ['bet_unknown'],
  assumed: true,
});

const historyFilter = {
  status: z.enum([...BET_STATUSES, 'settled']).optional(),
  kind: BetKind.optional(),
  /** Placed in [from, to), seconds since 1970. */
  from: wireSeconds.optional(),
  to: wireSeconds.optional(),
  /** With a leg of this sport. */
  sport: wireInt(1).optional(),
  /** Bets with a live leg, or without one. */
  feed: z.enum(['line', 'live']).optional(),
  /** Stake from and to, as a number in each bet's own currency. */
  stakeFrom: wireAmount.optional(),
  stakeTo: wireAmount.optional(),
  /** Bets that were hidden or cleared away: left out, shown with the others, shown alone. */
  hidden: z.enum(['without', 'with', 'only']).default('without'),
  lng: wireLanguage.optional(),
};

const betsHistory = defineCall({
  method: 'POST',
  paths: [{ path: '/web-api/bets/history' }],
  access: 'session',
  envelope: 'flag',
  summary: "The player's bets, newest first, in pages by keyset.",
  body: z
    .object({
      ...historyFilter,
      betId: z
        .string()
        .regex(/^\d{1,19}$/, 'a bet number')
        .optional(),
      /** `next` of the page before. */
      before: z
        .string()
        .regex(/^\d{1,19}$/, 'the `next` of the page before')
        .optional(),
      /** 50 at most (R121). */
      count: wireInt(1, 50).default(20),
    })
    .refine(isPeriod, PERIOD_ORDER),
  reply: z.object({
    bets: z.array(BetView),
    /** Cursor of the next page, null on the last. */
    next: z.string().nullable(),
  }),
  fails: [],
  assumed: true,
});

const betDetail = defineCall({
  method: 'GET',
  paths: [{ path: '/web-api/bets/:betId' }],
  access: 'session',
  envelope: 'flag',
  summary: 'One bet with its receipt: every step leg by leg, with the message that decided it and the arithmetic.',
  params: z.object({ betId: z.string().regex(/^\d{1,19}$/, 'a bet number') }),
  query: z.object({ lng: wireLanguage.optional() }),
  reply: BetDetail,
  fails: ['bet_unknown'],
  assumed: true,
});

const betsExport = defineCall({
  method: 'GET',
  paths: [{ path: '/web-api/bets/export' }],
  access: 'session',
  envelope: 'raw',
  summary: "The player's bets as CSV (RFC 4180, UTF-8), newest first, 10,000 at most.",
  rate: { max: 10, windowSeconds: 60 },
  query: z.object(historyFilter).refine(isPeriod, PERIOD_ORDER),
  reply: z.string(),
  fails: [],
  assumed: true,
});

const hideBet = defineCall({
  method: 'POST',
  paths: [{ path: '/web-api/bets/:betId/hide' }],
  access: 'session',
  envelope: 'flag',
  summary: 'Puts a settled bet out of sight, or back into it. Bets are never deleted.',
  params: z.object({ betId: z.string().regex(/^\d{1,18}$/, 'a bet number') }),
  body: z.object({ hidden: wireBoolean.default(true) }),
  reply: z.object({ betId: z.string(), hidden: z.boolean() }),
  fails: ['bet_unknown', 'bet_running'],
  assumed: true,
});

const clearBetsHistory = defineCall({
  method: 'POST',
  paths: [{ path: '/web-api/bets/history/clear' }],
  access: 'session',
  envelope: 'flag',
  summary: 'S175: puts everything that is settled by now out of sight, or back into it. Bets are never deleted.',
  body: z.object({ cleared: wireBoolean.default(true) }),
  reply: z.object({
    /** Epoch ms; bets that were settled by then are hidden. Null where nothing is. */
    clearedAt: z.number().nullable(),
  }),
  fails: [],
  assumed: true,
});

const mailBetsHistory = defineCall({
  method: 'POST',
  paths: [{ path: '/web-api/bets/history/mail' }],
  access: 'session',
  envelope: 'flag',
  summary: "S174: sends the player's bets as CSV to the mail address of the account.",
  rate: { max: 5, windowSeconds: 3_600 },
  body: z.object(historyFilter).refine(isPeriod, PERIOD_ORDER),
  reply: z.object({
    /** How many the letter holds. */
    bets: z.number().int(),
  }),
  fails: ['email_missing'],
  assumed: true,
});

export const BETS_CALLS = { makeBetWeb, betDecision, betsHistory, betDetail, betsExport, hideBet, clearBetsHistory, mailBetsHistory };
