import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DECIDE_SETTING, PROPOSE_SETTING, ProposedSetting, SETTING_CALL, SETTING_PROPOSAL, SETTING_VERSION } from '../operator/settings.ts';
import { JACKPOT_TIERS } from './enums.ts';
import { JackpotView } from './jackpot-shapes.ts';

const MAX_GAMES = 200;

/** Of the jackpots at a brand: the games that take part, and each tier, the smallest first; amounts in units of the order of a euro. */
export const JackpotRulesView = z.object({
  games: z.array(z.string().max(40)).max(MAX_GAMES),
  tiers: z
    .array(
      z.object({
        /** The amount that the house puts up for each pot. */
        seed: z.number().int(),
        /** The part of each stake that the house adds, millionths. */
        ratePpm: z.number().int(),
        /** Of a mystery the amount that it drops by; of the grand the stakes that win it once on average. */
        bound: z.number().int(),
      }),
    )
    .length(JACKPOT_TIERS.length),
});
export type JackpotRulesView = z.infer<typeof JackpotRulesView>;

/** A version of the rules, which pots that are made from then on keep. */
export const JackpotRulesVersion = JackpotRulesView.extend(SETTING_VERSION);
export type JackpotRulesVersion = z.infer<typeof JackpotRulesVersion>;

/** Other rules, as one operator proposed them for another one to decide. */
export const JackpotRulesProposal = JackpotRulesView.extend(SETTING_PROPOSAL);
export type JackpotRulesProposal = z.infer<typeof JackpotRulesProposal>;

export const JACKPOT_OPERATOR_CALLS = {
  operatorJackpotRules: defineCall({
    ...SETTING_CALL,
    paths: [{ path: '/operator-api/casino/jackpots' }],
    summary: "The rules of the brand's jackpots, those that are proposed, the former ones, the newest first, and the pots that fill",
    body: z.object({}),
    reply: z.object({
      current: JackpotRulesVersion,
      proposals: z.array(JackpotRulesProposal),
      former: z.array(JackpotRulesVersion),
      pots: z.array(JackpotView.extend({ currency: z.string() })),
    }),
    fails: ['rate_limited'],
  }),
  operatorProposeJackpotRules: defineCall({
    ...SETTING_CALL,
    paths: [{ path: '/operator-api/casino/jackpots/propose' }],
    summary: 'Proposes other rules of the jackpots: nothing changes until another operator approves; one proposal at a time; audited',
    body: JackpotRulesView.extend(PROPOSE_SETTING),
    reply: ProposedSetting,
    fails: ['rate_limited', 'conflict'],
  }),
  operatorDecideJackpotRules: defineCall({
    ...DECIDE_SETTING,
    paths: [{ path: '/operator-api/casino/jackpots/decide' }],
    summary:
      "Approves or refuses another operator's rules; approved, they are a new version, which pots that are made from then on keep; audited",
  }),
} as const;
