import { LOYALTY_TIERS } from '@touchline/catalogue/casino/loyalty-tiers';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CASHBACK_KINDS, CASHBACK_STATUSES } from './enums.ts';

/** A level of the club. */
export const ClubLevelView = z.object({
  tier: z.enum(LOYALTY_TIERS),
  /** Whole points from which on it is reached. */
  points: z.number().int(),
  /** Of a week's net loss, millionths. */
  lossPpm: z.number().int(),
  /** The most of a week, decimal text in the caller's currency. */
  max: z.string(),
  /** Of what the house keeps on average out of a day's stakes, millionths; 0 where the level has none. */
  edgeSharePpm: z.number().int(),
});
export type ClubLevelView = z.infer<typeof ClubLevelView>;

/** A period in a currency, as it stands or as it was settled; amounts are decimal text. */
export const CashbackView = z.object({
  kind: z.enum(CASHBACK_KINDS),
  /** The first day, of the player's country: "2026-03-02". */
  day: z.string(),
  /** Epoch ms. */
  startsAt: z.number(),
  endsAt: z.number(),
  currency: z.string(),
  rounds: z.number().int(),
  staked: z.string(),
  returned: z.string(),
  /** Paid; of an open period what would be, were it to end now. */
  amount: z.string(),
  status: z.enum(CASHBACK_STATUSES),
});
export type CashbackView = z.infer<typeof CashbackView>;

/** The casino's VIP club (S231) and its cashback (S132, S133). Calls of our own. */
export const CASINO_CLUB_CALLS = {
  casinoClub: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/club' }],
    access: 'any',
    envelope: 'flag',
    summary: "The levels of the brand's VIP club, and the caller's own: points, level and the periods that run",
    reply: z.object({
      /** False where the law of the caller's country allows none, or the player is kept from play; then there are no levels. */
      offered: z.boolean(),
      /** The caller's, or the one that a visitor would have. */
      currency: z.string(),
      /** Less than this is not paid; a point is as much of what the house keeps on average. */
      min: z.string(),
      /** Stakes that a point takes in a game that keeps 1 %. */
      stakesForPoint: z.string(),
      levels: z.array(ClubLevelView),
      /** Null of a guest. */
      own: z.object({ tier: z.enum(LOYALTY_TIERS), points: z.number().int(), periods: z.array(CashbackView) }).nullable(),
    }),
    fails: [],
    assumed: true,
  }),
  casinoCashback: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/cashback' }],
    access: 'session',
    envelope: 'flag',
    summary: "The player's last 60 periods of a kind of cashback, the newest first",
    query: z.object({ kind: z.enum(CASHBACK_KINDS) }),
    reply: z.object({ offered: z.boolean(), periods: z.array(CashbackView) }),
    fails: [],
    assumed: true,
  }),
} as const;
