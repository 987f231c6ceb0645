import { z } from 'zod';
import { wireAmount, wireFlag, wireGuid, wireInt } from './wire.ts';
import { BET_KINDS, type BetKind as Kind, PRICE_MODES, type PriceMode } from './words.ts';

/** Wire names of the specification (summ, vid, coef, cfview) live here and nowhere else; handlers get the field's own words. */

/** `kind`: 1 live, 3 line (R056). `coef`: decimal text of the price as the player saw it. */
export const WireLeg = z
  .object({
    gameId: wireInt(1),
    kind: z.union([z.literal(1), z.literal(3)]),
    selectionId: wireInt(1, Number.MAX_SAFE_INTEGER),
    coef: z
      .union([z.string().regex(/^\d{1,5}(\.\d{1,3})?$/, 'a price such as "1.85"'), z.number().positive().max(10_000)])
      .transform(String),
    /** Banker: part of every line of a system; lobby of a multi-bet. */
    bank: z.boolean().optional(),
    /** Block of a multi-bet or conditional bet, from 0. */
    block: z.number().int().min(0).max(49).optional(),
  })
  .transform((leg) => ({
    matchId: leg.gameId,
    feed: leg.kind === 1 ? ('live' as const) : ('line' as const),
    selectionId: leg.selectionId,
    oddsSeenText: leg.coef,
    bank: leg.bank ?? false,
    block: leg.block ?? null,
  }));
export type WireLeg = z.output<typeof WireLeg>;

export const BetKind = z.enum(BET_KINDS);

const vid = wireInt(0, 6).transform((n) => BET_KINDS[n] as Kind);
const checkCf = wireInt(0, 2).transform((n) => PRICE_MODES[n] as PriceMode);

/** Parts of a bet that this house does not take: naming one is refused rather than placed as something that the player did not mean. */
const notTaken = wireFlag.refine((v) => !v, 'not offered here').optional();
const noneTaken = z.union([z.literal(''), z.literal(0), z.literal('0'), z.null()], 'not offered here').optional();

/** The body of UpdateCoupon: what the coupon is worth now. */
export const WireCoupon = z
  .object({
    couponEvents: z.array(WireLeg).max(60),
    vid: vid.default('single'),
    expressNum: wireInt(0, 50).default(0),
    summ: wireAmount.optional(),
    calcSystemsMin: wireFlag.default(false),
    withLobby: wireFlag.default(false),
    eventsIndexes: z
      .array(z.array(wireInt(0, 49)).max(50))
      .max(50)
      .optional(),
    groupsSumms: z.array(wireAmount).max(50).optional(),
    currency: z
      .string()
      .regex(/^[A-Za-z]{3,5}$/)
      .optional(),
    saleBetId: noneTaken,
    isPowerBet: notTaken,
    isNeedUpdatePromoCode: notTaken,
    isExpressBoost: notTaken,
    lng: z.string().max(8).optional(),
  })
  .transform((c) => ({
    legs: c.couponEvents,
    kind: c.vid,
    systemSize: c.expressNum,
    stakeText: c.summ,
    leastOnly: c.calcSystemsMin,
    withLobby: c.withLobby,
    blocks: c.eventsIndexes,
    blockStakeTexts: c.groupsSumms,
    currency: c.currency?.toUpperCase(),
    language: c.lng,
  }));

/** The body of MakeBetWeb. */
export const WireBet = z
  .object({
    couponEvents: z.array(WireLeg).min(1).max(60),
    vid: vid.default('single'),
    expressNum: wireInt(0, 50).default(0),
    summ: wireAmount,
    checkCf: checkCf.default('refuse-any'),
    /** Tolerance in hundredths of a percent (assumed; 250 = 2.5 %). */
    tolerance: wireInt(0, 10_000).default(0),
    /** True says that the coupon has a live leg; a coupon without one is then refused. */
    live: wireFlag.optional(),
    /** The player agrees to a cut: a stake above the most that is taken is placed at that most. Without it a cut is only offered. */
    approvedBet: wireFlag.default(false),
    /** A bet with a live leg waits for its market's delay. True: the answer is `waiting` at once and the decision follows on `me`. False: the answer comes with the decision. */
    notWait: wireFlag.default(false),
    betGuid: wireGuid,
    withLobby: wireFlag.default(false),
    eventsIndexes: z
      .array(z.array(wireInt(0, 49)).max(50))
      .max(50)
      .optional(),
    groupsSums: z.array(wireAmount).max(50).optional(),
    accountId: wireInt(1).optional(),
    oneClickBet: wireFlag.default(false),
    couponCode: z.string().max(40).optional(),
    promo: noneTaken,
    saleBetId: noneTaken,
    isPowerBet: notTaken,
    avanceBet: notTaken,
    isAutoBet: notTaken,
    autoBetCf: noneTaken,
    autoBetCfView: noneTaken,
    dropOnScoreChange: notTaken,
    transformEventKind: notTaken,
    VIPBetSumm: noneTaken,
    isExpressBoost: notTaken,
    lng: z.string().max(8).optional(),
  })
  .refine((b) => b.live !== true || b.couponEvents.some((leg) => leg.feed === 'live'), {
    path: ['live'],
    message: 'no leg of this coupon is live',
  })
  .transform((b) => ({
    legs: b.couponEvents,
    kind: b.vid,
    systemSize: b.expressNum,
    stakeText: b.summ,
    priceMode: b.checkCf,
    toleranceBasisPoints: b.tolerance,
    stakeCutApproved: b.approvedBet,
    answerAtOnce: b.notWait,
    betGuid: b.betGuid,
    withLobby: b.withLobby,
    blocks: b.eventsIndexes,
    blockStakeTexts: b.groupsSums,
    accountId: b.accountId,
    oneClick: b.oneClickBet,
    couponCode: b.couponCode,
    language: b.lng,
  }));
export type WireBet = z.output<typeof WireBet>;

/** A leg as it stands now, for the coupon. */
export const LegView = z.object({
  matchId: z.number().int(),
  selectionId: z.number().int(),
  feed: z.enum(['line', 'live']),
  odds: z.number().int(),
  status: z.enum(['open', 'suspended', 'closed', 'unknown']),
  matchName: z.string(),
  champName: z.string(),
  sport: z.number().int(),
  marketName: z.string(),
  selectionName: z.string(),
  startsAt: z.number().int(),
  /** Refusal of this leg as it stands, e.g. legs_same_match. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export const CouponView = z.object({
  legs: z.array(LegView),
  kind: BetKind,
  systemSize: z.number().int(),
  /** All sizes that this coupon could be played at: [k, lines]. */
  systemOptions: z.array(z.tuple([z.number().int(), z.number().int()])),
  lines: z.number().int(),
  /** Decimal text. */
  unitStake: z.string().nullable(),
  totalOdds: z.string().nullable(),
  minStake: z.string(),
  maxStake: z.string(),
  stakeTax: z.string().nullable(),
  payoutTax: z.string().nullable(),
  leastReturn: z.string().nullable(),
  possibleReturn: z.string().nullable(),
  currency: z.string(),
  /** Seconds that a live bet waits; 0 before the match. */
  delaySeconds: z.number().int(),
  /** Share of an anti-express that the house keeps; null for every other kind. */
  marginPermille: z.number().int().nullable(),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type LegView = z.infer<typeof LegView>;
export type CouponView = z.infer<typeof CouponView>;

/** The answer to a placed bet. `waiting` is followed by a decision on `me` and readable under its guid. */
export const BetAnswer = z.object({
  betGuid: z.string(),
  status: z.enum(['accepted', 'waiting']),
  betId: z.string().nullable(),
  /** Epoch ms at which a waiting bet is decided. */
  decidesAt: z.number().nullable(),
  stake: z.string(),
  totalOdds: z.string().nullable(),
  possibleReturn: z.string().nullable(),
  balance: z.string(),
  currency: z.string(),
  legs: z.array(z.object({ matchId: z.number().int(), selectionId: z.number().int(), odds: z.number().int() })),
});
export type BetAnswer = z.infer<typeof BetAnswer>;
