import { z } from 'zod';
import { BET_FUNDINGS, BET_KINDS } from '../bets/enums.ts';

/** Coupons and placed bets on the wire. */

export const BetKind = z.enum(BET_KINDS);

/** Terms of a race's places: the part of the winnings that one pays (`num`/`den`), and how many there are. */
export const PlaceTerms = z.object({ num: z.number().int(), den: z.number().int(), places: z.number().int() });
export type PlaceTerms = z.infer<typeof PlaceTerms>;

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
  /** Best odds guaranteed: the starting price pays it where that is the better one. */
  bestOdds: z.boolean(),
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
  /** Of one line, rounded down: what the lines share is the whole stake. Decimal text. */
  unitStake: z.string().nullable(),
  totalOdds: z.string().nullable(),
  /** Of several lines: what a unit of the stake returns when as few legs win as pay at all. Null where `totalOdds` is the only price. */
  minOdds: z.string().nullable(),
  /** On the whole coupon: that of any bet, and one minor unit on each line. */
  minStake: z.string(),
  maxStake: z.string(),
  stakeTax: z.string().nullable(),
  payoutTax: z.string().nullable(),
  minReturn: z.string().nullable(),
  potentialReturn: z.string().nullable(),
  currency: z.string(),
  /** Seconds that a live bet waits; 0 before the match. */
  delaySeconds: z.number().int(),
  /** Share of an anti-accumulator that the house keeps; null for every other kind. */
  marginPermille: z.number().int().nullable(),
  /** Named full covers that so many legs can form: [name, lines]. */
  coverOptions: z.array(z.tuple([z.string(), z.number().int()])),
  /**
   * Joint price of each combination of the bet builder in thousandths, in the order asked for; null where it has none, with the reason.
   * `together`: the price of all its selections up to each, by their places in the coupon; empty where there is none.
   */
  combinations: z.array(
    z.object({
      odds: z.number().int().nullable(),
      together: z.array(z.number().int()),
      problem: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  ),
  /**
   * The accumulator boost's addition: permille of the winnings and the amount within `potentialReturn`; `next`: what one more leg would bring. Null
   * where it is not asked for.
   */
  boost: z
    .object({
      permille: z.number().int(),
      amount: z.string().nullable(),
      /** Legs that count: at the least price of a leg or above. */
      legs: z.number().int(),
      minLegOdds: z.number().int(),
      next: z.object({ legs: z.number().int(), permille: z.number().int() }).nullable(),
    })
    .nullable(),
  /** Each way: the place terms by leg, no places where a leg has none; null for every other kind. */
  eachWay: z.array(PlaceTerms).nullable(),
  /** Free bets that may pay for this coupon, where `isNeedUpdatePromoCode` asks for them. */
  freeBets: z.array(z.object({ code: z.string(), left: z.string(), minOdds: z.number().int(), expiresAt: z.number() })).nullable(),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type LegView = z.infer<typeof LegView>;
export type CouponView = z.infer<typeof CouponView>;

/**
 * The answer to a placed bet. `waiting` is followed by a decision on `me` and readable under its guid; `auto` waits for its price and can
 * be cancelled under `autoBetId`.
 */
export const BetPlacementResponse = z.object({
  betGuid: z.string(),
  status: z.enum(['accepted', 'waiting', 'auto']),
  betId: z.string().nullable(),
  autoBetId: z.string().nullable(),
  /** The source that paid the stake. */
  funding: z.enum(BET_FUNDINGS),
  /** Epoch ms until which the bet can be undone; null where it cannot. */
  undoUntil: z.number().nullable(),
  /** The part of the wanted amount that was not taken: to be asked of a trader as a bid. Null where all of it was. */
  remainder: z.string().nullable(),
  /** Epoch ms at which a waiting bet is decided. */
  decidesAt: z.number().nullable(),
  stake: z.string(),
  totalOdds: z.string().nullable(),
  potentialReturn: z.string().nullable(),
  balance: z.string(),
  currency: z.string(),
  legs: z.array(
    z.object({
      matchId: z.number().int(),
      selectionId: z.number().int(),
      /** Thousandths; of a place leg those to win. */
      odds: z.number().int(),
      /** Of the place half of an each-way bet, which follows its win half in the same order; null for every other leg. */
      place: PlaceTerms.nullable(),
    }),
  ),
});
export type BetPlacementResponse = z.infer<typeof BetPlacementResponse>;
