import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';

const ofConsole = { method: 'POST', access: 'operator', roles: ['admin'], envelope: 'flag', assumed: true } as const;
const rate = { max: 60, windowSeconds: 60 } as const;

const Edge = z.number().int();

/** A version of a table: a game at the brand with the house's share of a stake, millionths. */
export const CasinoTableVersion = z.object({
  game: z.string(),
  version: z.number().int(),
  edgePpm: Edge,
  /** Between what an operator may set it; null where the rules of the game fix it. */
  bounds: z.object({ least: Edge, most: Edge }).nullable(),
  /** The return of the usual options at this edge, and what finished rounds of all versions have returned, millionths of the stake. */
  returnPpm: z.number().int(),
  observed: z.object({ rounds: z.number().int(), returnPpm: z.number().int(), bandPpm: z.number().int() }).nullable(),
  /** Epoch ms. */
  addedAt: z.number(),
  /** The operator who set it; null for the first version. */
  setBy: z.string().nullable(),
});
export type CasinoTableVersion = z.infer<typeof CasinoTableVersion>;

export const CASINO_OPERATOR_CALLS = {
  operatorCasinoTables: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/tables' }],
    summary: "The brand's tables as they are played now, and their former versions, the newest first",
    rate,
    body: z.object({}),
    reply: z.object({ tables: z.array(CasinoTableVersion), former: z.array(CasinoTableVersion) }),
    fails: ['rate_limited'],
  }),
  operatorSetCasinoEdge: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/tables/set' }],
    summary: 'A new version of a table with another edge: rounds that begin from this moment on are drawn by it; audited',
    rate,
    body: z.object({
      game: z.string().max(40),
      /** The version that the operator has seen: who was overtaken looks again. */
      version: z.number().int().min(1),
      edgePpm: Edge.min(0).max(1_000_000),
      reason: OperatorReason,
    }),
    reply: z.object({ version: z.number().int() }),
    fails: ['rate_limited', 'casino_game_unknown', 'casino_table_changed'],
  }),
} as const;
