import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { wireId64, wireInt } from '../wire.ts';

const ofConsole = { method: 'POST', access: 'operator', envelope: 'flag', assumed: true } as const;
const rate = { max: 60, windowSeconds: 60 } as const;
const MAX_DAYS = 365;

/** Two players whom operators should look at. `chance`: at most so likely is it if nothing is wrong. */
const SuspectPairView = z.object({
  playerA: z.string(),
  playerB: z.string(),
  /** Hands in which chips went from one to the other. */
  hands: z.number().int(),
  lastAt: z.number(),
  signals: z.array(z.object({ kind: z.enum(['chip-dumping', 'soft-play']), chance: z.number() })),
});

export const POKER_OPERATOR_CALLS = {
  operatorPokerSignals: defineCall({
    ...ofConsole,
    roles: ['risk', 'admin'],
    paths: [{ path: '/operator-api/poker/signals' }],
    summary:
      'Pairs of players who have met within so many days and between whom chips go one way, or who do not bet against each other; audited',
    rate,
    body: z.object({ days: wireInt(1, MAX_DAYS) }),
    reply: z.object({ pairs: z.array(SuspectPairView) }),
    fails: ['rate_limited'],
  }),
  operatorVoidPokerHand: defineCall({
    ...ofConsole,
    roles: ['admin'],
    paths: [{ path: '/operator-api/poker/hands/void' }],
    summary: 'Voids the hand that is played at a table: all chips are where they were when it began; audited',
    rate,
    body: z.object({ pokerTableId: wireId64, reason: OperatorReason }),
    reply: z.object({ voided: z.boolean() }),
    fails: ['rate_limited', 'poker_table_unknown'],
  }),
  operatorVoidPokerSitGo: defineCall({
    ...ofConsole,
    roles: ['admin'],
    paths: [{ path: '/operator-api/poker/sit-and-gos/void' }],
    summary: 'Voids a sit-and-go that has not ended: every entry is given back whole, its fee with it; audited',
    rate,
    body: z.object({ sitGoId: wireId64, reason: OperatorReason }),
    reply: z.object({ voided: z.boolean() }),
    fails: ['rate_limited', 'poker_sit_go_unknown'],
  }),
} as const;
