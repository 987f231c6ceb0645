import { LOYALTY_TIERS } from '@touchline/catalogue/casino/loyalty-tiers';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DECIDE_SETTING, PROPOSE_SETTING, ProposedSetting, SETTING_CALL, SETTING_PROPOSAL, SETTING_VERSION } from '../operator/settings.ts';

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
        maxUnits: z.number().int(),
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
export const ClubTermsVersion = ClubTermsView.extend(SETTING_VERSION);
export type ClubTermsVersion = z.infer<typeof ClubTermsVersion>;

/** Other terms, as one operator proposed them for another one to decide. */
export const ClubTermsProposal = ClubTermsView.extend(SETTING_PROPOSAL);
export type ClubTermsProposal = z.infer<typeof ClubTermsProposal>;

export const CASINO_CLUB_OPERATOR_CALLS = {
  operatorClubTerms: defineCall({
    ...SETTING_CALL,
    paths: [{ path: '/operator-api/casino/club' }],
    summary: "The terms of the brand's VIP club as they are now, those that are proposed, and the former ones, the newest first",
    body: z.object({}),
    reply: z.object({ current: ClubTermsVersion, proposals: z.array(ClubTermsProposal), former: z.array(ClubTermsVersion) }),
    fails: ['rate_limited'],
  }),
  operatorProposeClubTerms: defineCall({
    ...SETTING_CALL,
    paths: [{ path: '/operator-api/casino/club/propose' }],
    summary: 'Proposes other terms of the VIP club: nothing changes until another operator approves; one proposal at a time; audited',
    body: ClubTermsView.extend(PROPOSE_SETTING),
    reply: ProposedSetting,
    fails: ['rate_limited', 'conflict'],
  }),
  operatorDecideClubTerms: defineCall({
    ...DECIDE_SETTING,
    paths: [{ path: '/operator-api/casino/club/decide' }],
    summary:
      "Approves or refuses another operator's terms; approved, they are a new version, by which periods that begin from then on are settled; audited",
  }),
} as const;
