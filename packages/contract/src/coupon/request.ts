import { VOID_POLICIES } from '@touchline/betting/builder/builder-leg';
import { ODDS_FORMATS, type OddsFormat } from '@touchline/betting/odds-format';
import { FULL_COVERS } from '@touchline/betting/systems/full-cover';
import { FEED_KIND } from '@touchline/catalogue/sport/feed-kinds';
import { z } from 'zod';
import { BET_KINDS, type BetKind, ODDS_CHANGE_POLICIES, type OddsChangePolicy } from '../bets/enums.ts';
import { wireAmount, wireBoolean, wireGuid, wireInt } from '../wire.ts';

/** Wire names of the specification (summ, vid, coef, cfview) live here and nowhere else; handlers get the field's own words. */

const price = z
  .union([z.string().regex(/^\d{1,5}(\.\d{1,3})?$/, 'a price such as "1.85"'), z.number().positive().max(10_000)])
  .transform(String);

/** `kind`: 1 live, 3 line (R056). `coef`: decimal text of the price as the player saw it. */
export const LegRequest = z
  .object({
    gameId: wireInt(1),
    kind: z.union([z.literal(FEED_KIND.live), z.literal(FEED_KIND.line)]),
    selectionId: wireInt(1, Number.MAX_SAFE_INTEGER),
    coef: price,
    /** Banker: part of every line of a system; lobby of a multi-bet. */
    bank: z.boolean().optional(),
    /** Block of a multi-bet or conditional bet, from 0. */
    block: z.number().int().min(0).max(49).optional(),
  })
  .transform((leg) => ({
    matchId: leg.gameId,
    feed: leg.kind === FEED_KIND.live ? ('live' as const) : ('line' as const),
    selectionId: leg.selectionId,
    oddsSeenText: leg.coef,
    bank: leg.bank ?? false,
    block: leg.block ?? null,
  }));
export type LegRequest = z.output<typeof LegRequest>;

const checkCf = wireInt(0, ODDS_CHANGE_POLICIES.length - 1).transform((n) => ODDS_CHANGE_POLICIES[n] as OddsChangePolicy);
const oddsFormat = wireInt(0, ODDS_FORMATS.length - 1).transform((n) => ODDS_FORMATS[n] as OddsFormat);

/** A number of ours; 0, empty and null are none. */
const numberOrNone = z
  .union([
    z.literal(['', '0']).transform(() => undefined),
    z.literal([0]).transform(() => undefined),
    z.null().transform(() => undefined),
    wireInt(1, Number.MAX_SAFE_INTEGER),
  ])
  .optional();
const noText = z.union([z.literal(''), z.literal('0'), z.literal(0), z.null()]).transform(() => undefined);

/** How the legs hang together; the same in a coupon and in a bet. */
const composition = {
  /** 0 single, 1 accumulator, 2 system, 3 chain, 4 multi-bet, 5 conditional, 6 anti-accumulator; ours: 7 full cover, 8 each way. */
  vid: wireInt(0, BET_KINDS.length - 1)
    .transform((n) => BET_KINDS[n] as BetKind)
    .default('single'),
  /** Line size of a system or multi-bet (of each half, each way); of a full cover 1 = with singles. */
  expressNum: wireInt(0, 50).default(0),
  /** Ours: a full cover by its name. It must suit the number of legs. */
  cover: z.enum(FULL_COVERS.map((c) => c.key)).optional(),
  withLobby: wireBoolean.default(false),
  /** Which legs stand in which block. */
  eventsIndexes: z
    .array(z.array(wireInt(0, 49)).max(50))
    .max(50)
    .optional(),
  /** Ours, bet builder: legs of one match that count as one, each list one combination. */
  combinations: z
    .array(z.array(wireInt(0, 49)).min(2).max(8))
    .max(20)
    .optional(),
  /** The joint price of each combination as the player saw it. */
  combinationCoefs: z.array(price).max(20).optional(),
  /** 0: a void selection returns its combination; 1: the rest is paid at its joint price of placement. */
  voidPolicy: wireInt(0, VOID_POLICIES.length - 1)
    .transform((n) => VOID_POLICIES[n] ?? 'void-bet')
    .default('void-bet'),
  /** The tiers of the accumulator boost are to be applied. */
  isExpressBoost: wireBoolean.default(false),
  /** A running bet whose sale value is the stake (`isPowerBet`). */
  saleBetId: numberOrNone,
  isPowerBet: wireBoolean.default(false),
};

interface Composed {
  readonly vid: BetKind;
  readonly expressNum: number;
  readonly cover?: (typeof FULL_COVERS)[number]['key'] | undefined;
  readonly withLobby: boolean;
  readonly eventsIndexes?: readonly (readonly number[])[] | undefined;
  readonly combinations?: readonly (readonly number[])[] | undefined;
  readonly combinationCoefs?: readonly string[] | undefined;
  readonly voidPolicy: (typeof VOID_POLICIES)[number];
  readonly isExpressBoost: boolean;
  readonly saleBetId?: number | undefined;
}

const composed = (c: Composed) => ({
  kind: c.vid,
  systemSize: c.expressNum,
  cover: c.cover,
  withLobby: c.withLobby,
  blocks: c.eventsIndexes,
  combinations: c.combinations,
  combinationOddsTexts: c.combinationCoefs,
  voidPolicy: c.voidPolicy,
  boosted: c.isExpressBoost,
  cashedOutBetId: c.saleBetId,
});

const hasPlaceForCover = (c: Pick<Composed, 'cover' | 'vid'>): boolean =>
  c.cover === undefined || c.vid === 'full-cover' || c.vid === 'system' || c.vid === 'each-way';
const COVER = { path: ['cover'], message: 'only a system, a full cover or an each-way bet is one' };

interface PowerBet {
  readonly saleBetId?: number | undefined;
  readonly isPowerBet: boolean;
}
/** Either says nothing without the other. */
const isWholePowerBet = (b: PowerBet): boolean => (b.saleBetId !== undefined) === b.isPowerBet;
const POWER_BET = { path: ['saleBetId'], message: 'a power bet names the bet that it sells, and no other bet does' };

/** The body of UpdateCoupon: what the coupon is worth now. */
export const CouponRequest = z
  .object({
    couponEvents: z.array(LegRequest).max(60),
    ...composition,
    summ: wireAmount.optional(),
    /** A coupon without a stake is reckoned at its least: one minor unit a line at least. */
    calcSystemsMin: wireBoolean.default(false),
    groupsSumms: z.array(wireAmount).max(50).optional(),
    currency: z
      .string()
      .regex(/^[A-Za-z]{3,5}$/)
      .optional(),
    /** The reply lists the free bets that may pay for this coupon. */
    isNeedUpdatePromoCode: wireBoolean.default(false),
    lng: z.string().max(8).optional(),
  })
  .refine(isWholePowerBet, POWER_BET)
  .refine(hasPlaceForCover, COVER)
  .transform((c) => ({
    legs: c.couponEvents,
    ...composed(c),
    stakeText: c.summ,
    minStakeOnly: c.calcSystemsMin,
    blockStakeTexts: c.groupsSumms,
    currency: c.currency?.toUpperCase(),
    wantsFreeBets: c.isNeedUpdatePromoCode,
    language: c.lng,
  }));
export type CouponRequest = z.output<typeof CouponRequest>;

/** The body of MakeBetWeb. */
export const BetRequest = z
  .object({
    couponEvents: z.array(LegRequest).min(1).max(60),
    ...composition,
    summ: wireAmount,
    checkCf: checkCf.default('refuse-any'),
    /** Tolerance in hundredths of a percent (assumed; 250 = 2.5 %). */
    tolerance: wireInt(0, 10_000).default(0),
    /** True says that the coupon has a live leg; a coupon without one is then refused. */
    live: wireBoolean.optional(),
    /** The player agrees to a cut: a stake above the most that is taken is placed at that most. Without it a cut is only offered. */
    approvedBet: wireBoolean.default(false),
    /** A bet with a live leg waits for its market's delay. True: the answer is `waiting` at once and the decision follows on `me`. False: the answer comes with the decision. */
    notWait: wireBoolean.default(false),
    betGuid: wireGuid,
    groupsSums: z.array(wireAmount).max(50).optional(),
    accountId: wireInt(1).optional(),
    oneClickBet: wireBoolean.default(false),
    couponCode: z.string().max(40).optional(),
    /** The code of a free bet that pays the stake. */
    promo: z.union([noText, z.string().trim().min(4).max(40)]).optional(),
    /** The free-bet account: the free bet that ends first and suits pays the stake. */
    userIdBonus: numberOrNone,
    /** The stake is lent against the potential of running bets. */
    avanceBet: wireBoolean.default(false),
    /** Waits until the total price reaches `autoBetCf`, written as `autoBetCfView` says (0 decimal, 1 fractional, 2 American, 3 Hong Kong, 4 Indonesian, 5 Malay). */
    isAutoBet: wireBoolean.default(false),
    autoBetCf: z.union([noText, z.number().positive().max(100_000).transform(String), z.string().trim().min(1).max(16)]).optional(),
    autoBetCfView: oddsFormat.default('decimal'),
    /** An auto bet ends when the score of one of its live matches changes. */
    dropOnScoreChange: wireBoolean.default(false),
    /** A selection of an auto bet follows its match from the line to live; without it the bet ends when the match starts. */
    transformEventKind: wireBoolean.default(false),
    /** The whole amount that the player has in mind. What of it is not taken is named in the answer, to be asked of a trader; in a bid it is the stake asked for. */
    VIPBetSumm: z.union([noText, wireAmount]).optional(),
    lng: z.string().max(8).optional(),
  })
  .refine((b) => b.live !== true || b.couponEvents.some((leg) => leg.feed === 'live'), {
    path: ['live'],
    message: 'no leg of this coupon is live',
  })
  .refine((b) => b.isAutoBet === (b.autoBetCf !== undefined), {
    path: ['autoBetCf'],
    message: 'the price that an auto bet waits for, and only such a bet',
  })
  .refine((b) => b.isAutoBet || !(b.dropOnScoreChange || b.transformEventKind), { path: ['isAutoBet'], message: 'only an auto bet waits' })
  .refine((b) => [b.promo !== undefined || b.userIdBonus !== undefined, b.avanceBet, b.isPowerBet].filter(Boolean).length <= 1, {
    path: ['promo'],
    message: 'one thing pays the stake',
  })
  .refine(isWholePowerBet, POWER_BET)
  .refine(hasPlaceForCover, COVER)
  .transform((b) => ({
    legs: b.couponEvents,
    ...composed(b),
    stakeText: b.summ,
    priceMode: b.checkCf,
    toleranceBasisPoints: b.tolerance,
    stakeCutApproved: b.approvedBet,
    answerAtOnce: b.notWait,
    betGuid: b.betGuid,
    blockStakeTexts: b.groupsSums,
    accountId: b.accountId,
    oneClick: b.oneClickBet,
    couponCode: b.couponCode,
    freeBetCode: b.promo,
    freeBetAccountId: b.userIdBonus,
    advance: b.avanceBet,
    auto:
      b.autoBetCf === undefined
        ? null
        : {
            targetText: b.autoBetCf,
            format: b.autoBetCfView,
            dropsOnScore: b.dropOnScoreChange,
            followsToLive: b.transformEventKind,
          },
    wantedStakeText: b.VIPBetSumm,
    language: b.lng,
  }));
export type BetRequest = z.output<typeof BetRequest>;
