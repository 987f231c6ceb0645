import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { wireId64 } from '../wire.ts';

const ofConsole = { method: 'POST', access: 'operator', roles: ['admin'], envelope: 'flag', assumed: true } as const;
const rate = { max: 60, windowSeconds: 60 } as const;

const Edge = z.number().int();

/** A version of a table: a game at the brand with the house's share of a stake, millionths. */
export const CasinoTableVersion = z.object({
  game: z.string(),
  version: z.number().int(),
  edgePpm: Edge,
  /** Between what an operator may set it; null where the rules of the game fix it. */
  bounds: z.object({ min: Edge, max: Edge }).nullable(),
  /** The return of the usual options at this edge, and what finished rounds of all versions have returned, millionths of the stake. */
  returnPpm: z.number().int(),
  observed: z.object({ rounds: z.number().int(), returnPpm: z.number().int(), bandPpm: z.number().int() }).nullable(),
  /** Epoch ms. */
  addedAt: z.number(),
  /** The operators who proposed and approved the version; null for the first version, which is the game's own. */
  setBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
});
export type CasinoTableVersion = z.infer<typeof CasinoTableVersion>;

/** Another edge of a table, as one operator proposed it for another one to decide. */
export const CasinoEdgeProposal = z.object({
  id: z.string(),
  game: z.string(),
  /** The edge in play, the one that is proposed, and the return that the latter leaves to the usual options; millionths. */
  edgePpm: Edge,
  proposedPpm: Edge,
  returnPpm: z.number().int(),
  reason: z.string(),
  proposedBy: z.string(),
  /** Epoch ms. */
  proposedAt: z.number(),
  expiresAt: z.number(),
});
export type CasinoEdgeProposal = z.infer<typeof CasinoEdgeProposal>;

export const CASINO_OPERATOR_CALLS = {
  operatorCasinoTables: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/tables' }],
    summary: "The brand's tables as they are played now, the edges that are proposed, and former versions of the tables, the newest first",
    rate,
    body: z.object({}),
    reply: z.object({
      tables: z.array(CasinoTableVersion),
      proposals: z.array(CasinoEdgeProposal),
      former: z.array(CasinoTableVersion),
    }),
    fails: ['rate_limited'],
  }),
  operatorProposeCasinoEdge: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/edges/propose' }],
    summary:
      'Proposes another edge of a table: nothing changes until another operator approves; one proposal of a table at a time; audited',
    rate,
    body: z.object({
      game: z.string().max(40),
      /** The version that the operator has seen: who was overtaken looks again. */
      version: z.number().int().min(1),
      edgePpm: Edge.min(0).max(1_000_000),
      reason: OperatorReason,
    }),
    reply: z.object({ proposalId: z.string() }),
    fails: ['rate_limited', 'casino_game_unknown', 'casino_table_changed', 'conflict'],
  }),
  operatorDecideCasinoEdge: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/edges/decide' }],
    summary:
      "Approves or refuses another operator's edge; approved, it is a new version of the table, by which rounds that begin from then on are drawn; audited",
    rate,
    body: z.object({ proposalId: wireId64, decision: z.enum(['approve', 'refuse']), reason: OperatorReason }),
    reply: z.object({ status: z.enum(['approved', 'refused']) }),
    fails: ['rate_limited', 'not_found', 'conflict', 'same_person', 'casino_table_changed'],
  }),
} as const;
