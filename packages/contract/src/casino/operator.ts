import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DECIDE_SETTING, PROPOSE_SETTING, ProposedSetting, SETTING_CALL, SETTING_PROPOSAL, SETTING_VERSION } from '../operator/settings.ts';

const Edge = z.number().int();

/** A version of a table: a game at the brand with the house's share of a stake, millionths. */
export const CasinoTableVersion = z.object({
  game: z.string(),
  edgePpm: Edge,
  /** Between what an operator may set it; null where the rules of the game fix it. */
  bounds: z.object({ min: Edge, max: Edge }).nullable(),
  /** The return of the usual options at this edge, and what finished rounds of all versions have returned, millionths of the stake. */
  returnPpm: z.number().int(),
  observed: z.object({ rounds: z.number().int(), returnPpm: z.number().int(), bandPpm: z.number().int() }).nullable(),
  ...SETTING_VERSION,
});
export type CasinoTableVersion = z.infer<typeof CasinoTableVersion>;

/** Another edge of a table, as one operator proposed it for another one to decide. */
export const CasinoEdgeProposal = z.object({
  game: z.string(),
  /** The edge in play, the one that is proposed, and the return that the latter leaves to the usual options; millionths. */
  edgePpm: Edge,
  proposedPpm: Edge,
  returnPpm: z.number().int(),
  ...SETTING_PROPOSAL,
});
export type CasinoEdgeProposal = z.infer<typeof CasinoEdgeProposal>;

export const CASINO_OPERATOR_CALLS = {
  operatorCasinoTables: defineCall({
    ...SETTING_CALL,
    paths: [{ path: '/operator-api/casino/tables' }],
    summary: "The brand's tables as they are played now, the edges that are proposed, and former versions of the tables, the newest first",
    body: z.object({}),
    reply: z.object({
      tables: z.array(CasinoTableVersion),
      proposals: z.array(CasinoEdgeProposal),
      former: z.array(CasinoTableVersion),
    }),
    fails: ['rate_limited'],
  }),
  operatorProposeCasinoEdge: defineCall({
    ...SETTING_CALL,
    paths: [{ path: '/operator-api/casino/edges/propose' }],
    summary:
      'Proposes another edge of a table: nothing changes until another operator approves; one proposal of a table at a time; audited',
    body: z.object({
      game: z.string().max(40),
      ...PROPOSE_SETTING,
      edgePpm: Edge.min(0).max(1_000_000),
    }),
    reply: ProposedSetting,
    fails: ['rate_limited', 'casino_game_unknown', 'casino_table_changed', 'conflict'],
  }),
  operatorDecideCasinoEdge: defineCall({
    ...DECIDE_SETTING,
    paths: [{ path: '/operator-api/casino/edges/decide' }],
    summary:
      "Approves or refuses another operator's edge; approved, it is a new version of the table, by which rounds that begin from then on are drawn; audited",
    fails: [...DECIDE_SETTING.fails, 'casino_table_changed'],
  }),
} as const;
