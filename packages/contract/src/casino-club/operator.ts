import { LOYALTY_TIERS } from '@touchline/catalogue/casino/loyalty-tiers';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { wireId64 } from '../wire.ts';

const ofConsole = { method: 'POST', access: 'operator', roles: ['admin'], envelope: 'flag', assumed: true } as const;
const rate = { max: 60, windowSeconds: 60 } as const;

/** Of the club at a brand: a level for each tier, the lowest first, and the share that providers' games are counted with. */
export const ClubTermsView = z.object({
  levels: z
    .array(
      z.object({
        /** Whole points from which on the level is reached. */
        points: z.number().int(),
        /** VIP cashback: of a week's net loss, millionths. */
        lossPpm: z.number().int(),
        /** The most of a week, in units of the order of a euro. */
        mostUnits: z.number().int(),
        /** Premium cashback: of what the house keeps on average out of a day's stakes, millionths; 0 where the level has none. */
        edgeSharePpm: z.number().int(),
      }),
    )
    .length(LOYALTY_TIERS.length),
  /** Millionths of a stake. */
  providersEdgePpm: z.number().int(),
});
export type ClubTermsView = z.infer<typeof ClubTermsView>;

/** A version of the terms; periods that begin from then on are settled by it. */
export const ClubTermsVersion = ClubTermsView.extend({
  version: z.number().int(),
  /** Epoch ms. */
  addedAt: z.number(),
  /** The operators who proposed and approved the version; null for the first one, which is the house's own. */
  setBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
});
export type ClubTermsVersion = z.infer<typeof ClubTermsVersion>;

/** Other terms, as one operator proposed them for another one to decide. */
export const ClubTermsProposal = ClubTermsView.extend({
  id: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  /** Epoch ms. */
  proposedAt: z.number(),
  expiresAt: z.number(),
});
export type ClubTermsProposal = z.infer<typeof ClubTermsProposal>;

export const CASINO_CLUB_OPERATOR_CALLS = {
  operatorClubTerms: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/club' }],
    summary: "The terms of the brand's VIP club as they are now, those that are proposed, and the former ones, the newest first",
    rate,
    body: z.object({}),
    reply: z.object({ current: ClubTermsVersion, proposals: z.array(ClubTermsProposal), former: z.array(ClubTermsVersion) }),
    fails: ['rate_limited'],
  }),
  operatorProposeClubTerms: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/club/propose' }],
    summary: 'Proposes other terms of the VIP club: nothing changes until another operator approves; one proposal at a time; audited',
    rate,
    body: ClubTermsView.extend({
      /** The version that the operator has seen: who was overtaken looks again. */
      version: z.number().int().min(1),
      reason: OperatorReason,
    }),
    reply: z.object({ proposalId: z.string() }),
    fails: ['rate_limited', 'conflict'],
  }),
  operatorDecideClubTerms: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/club/decide' }],
    summary:
      "Approves or refuses another operator's terms; approved, they are a new version, by which periods that begin from then on are settled; audited",
    rate,
    body: z.object({ proposalId: wireId64, decision: z.enum(['approve', 'refuse']), reason: OperatorReason }),
    reply: z.object({ status: z.enum(['approved', 'refused']) }),
    fails: ['rate_limited', 'not_found', 'conflict', 'same_person'],
  }),
} as const;
