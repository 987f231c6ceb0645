import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { wireId64, wireInt } from '../wire.ts';
import { SIT_GO_STATUSES } from './enums.ts';

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

/** Decimals of the currency. */
const money = z.string();
const count = z.number().int();

/** A cash table with what has been played there within a day. */
const OperatorPokerTable = z.object({
  tableId: z.string(),
  name: z.string(),
  variant: z.enum(['holdem', 'omaha']),
  currency: z.string(),
  smallBlind: money,
  bigBlind: money,
  seats: count,
  players: count,
  bots: count,
  /** Whether a hand is being played now. */
  isPlaying: z.boolean(),
  hands: count,
  pots: money,
  rake: money,
});
export type OperatorPokerTable = z.infer<typeof OperatorPokerTable>;

/** A sit-and-go that has not ended, or has within a day. Instants are epoch ms. */
const OperatorPokerSitGo = z.object({
  sitGoId: z.string(),
  name: z.string(),
  status: z.enum(SIT_GO_STATUSES),
  currency: z.string(),
  buyIn: money,
  fee: money,
  seats: count,
  /** Entries of players and of house bots. */
  players: count,
  bots: count,
  hands: count,
  openedAt: z.number(),
  endedAt: z.number().nullable(),
  /** Null before the beginning. */
  tableId: z.string().nullable(),
});
export type OperatorPokerSitGo = z.infer<typeof OperatorPokerSitGo>;

/** A hand with all who were dealt into it. Amounts are chips where the reply has no currency. */
const OperatorPokerHand = z.object({
  handId: z.string(),
  status: z.enum(['open', 'over', 'void']),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  /** Null before the end, and of a hand that is void. */
  pot: money.nullable(),
  rake: money.nullable(),
  /** The version of the table's terms by which it was dealt; null at the table of a sit-and-go, which has its own. */
  termsVersion: count.nullable(),
  seats: z.array(
    z.object({
      seat: count,
      playerId: z.string().nullable(),
      /** Of a house bot. */
      bot: z.string().nullable(),
      /** Chips after the hand less those before; null as the pot. */
      net: money.nullable(),
    }),
  ),
});
export type OperatorPokerHand = z.infer<typeof OperatorPokerHand>;

export const POKER_OPERATOR_CALLS = {
  operatorPokerTables: defineCall({
    ...ofConsole,
    roles: ['risk', 'admin'],
    paths: [{ path: '/operator-api/poker/tables' }],
    summary: 'The cash tables of the brand with what was played there within a day, and its sit-and-gos; audited',
    rate,
    body: z.object({}),
    reply: z.object({ tables: z.array(OperatorPokerTable), sitGos: z.array(OperatorPokerSitGo) }),
    fails: ['rate_limited'],
  }),
  operatorPokerHands: defineCall({
    ...ofConsole,
    roles: ['risk', 'admin'],
    paths: [{ path: '/operator-api/poker/hands' }],
    summary: 'The hands of a table, newest first, 20 a page; audited',
    rate,
    body: z.object({ pokerTableId: wireId64, before: wireId64.optional() }),
    reply: z.object({
      name: z.string(),
      /** Null at the table of a sit-and-go, whose chips are no money. */
      currency: z.string().nullable(),
      hands: z.array(OperatorPokerHand),
      next: z.string().nullable(),
    }),
    fails: ['rate_limited', 'poker_table_unknown'],
  }),
  operatorPokerHand: defineCall({
    ...ofConsole,
    roles: ['risk', 'admin'],
    paths: [{ path: '/operator-api/poker/hands/text' }],
    summary: 'A hand that is over, as a text with the cards of all who were dealt in; audited',
    rate,
    body: z.object({ pokerHandId: wireId64 }),
    reply: z.object({ text: z.string() }),
    fails: ['rate_limited', 'poker_hand_unknown'],
  }),
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
