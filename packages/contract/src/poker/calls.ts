import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PAID_STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireGuid, wireId64, wireInt } from '../wire.ts';
import { PokerDeckView, PokerOwnRate, PokerPastHand, PokerTableInfo, PokerTableView } from './shapes.ts';

const MAX_SEATS = 9;
const MAX_CHIPS = 1_000_000_000_000;
const table = z.object({ pokerTableId: wireId64 });
const hand = z.object({ pokerHandId: wireId64 });
const view = z.object({ view: PokerTableView });
const moved = z.object({ view: PokerTableView, balance: z.string() });

export const POKER_CALLS = {
  pokerTables: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/poker' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The tables of the poker rooms that are offered where the caller lives',
    reply: z.object({ tables: z.array(PokerTableInfo) }),
    fails: [],
    assumed: true,
  }),
  pokerTable: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/poker/tables/:pokerTableId' }],
    access: 'any',
    envelope: 'flag',
    summary: 'A table with its seats and its hand as the caller may see them: whoever watches sees no cards that are not turned up',
    params: table,
    reply: z.object({ view: PokerTableView, ownRate: PokerOwnRate.nullable() }),
    fails: ['poker_table_unknown'],
    assumed: true,
  }),
  pokerSit: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/poker/tables/:pokerTableId/sit' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Takes a free seat with chips that are bought. Idempotent by its guid.',
    rate: { max: 30, windowSeconds: 60 },
    params: table,
    body: z.object({ seat: wireInt(1, MAX_SEATS), chips: wireInt(1, MAX_CHIPS), guid: wireGuid }),
    reply: moved,
    fails: ['poker_table_unknown', 'poker_buy_in', 'poker_seated', 'poker_seat_taken', 'casino_closed', ...PAID_STAKE_REFUSALS],
    assumed: true,
  }),
  pokerTopUp: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/poker/tables/:pokerTableId/top-up' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Buys chips between two hands. Idempotent by its guid.',
    rate: { max: 30, windowSeconds: 60 },
    params: table,
    body: z.object({ chips: wireInt(1, MAX_CHIPS), guid: wireGuid }),
    reply: moved,
    fails: ['poker_table_unknown', 'poker_seat_unknown', 'poker_in_hand', 'poker_buy_in', 'casino_closed', ...PAID_STAKE_REFUSALS],
    assumed: true,
  }),
  pokerLeave: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/poker/tables/:pokerTableId/leave' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Leaves the seat between two hands: its chips go back to the account',
    params: table,
    reply: moved,
    fails: ['poker_table_unknown', 'poker_seat_unknown', 'poker_in_hand'],
    assumed: true,
  }),
  pokerPresence: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/poker/tables/:pokerTableId/presence' }],
    access: 'session',
    envelope: 'flag',
    summary: "Sits out or comes back from the next hand on, and gives the player's part in its cut; what is absent stays",
    params: table,
    body: z.object({ isPresent: z.boolean().optional(), postsAtOnce: z.boolean().optional(), cut: wireGuid.optional() }),
    reply: view,
    fails: ['poker_table_unknown', 'poker_seat_unknown'],
    assumed: true,
  }),
  pokerAct: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/poker/tables/:pokerTableId/act' }],
    access: 'session',
    envelope: 'flag',
    summary: "Takes the decision of the player whose turn it is, by the database's clock; the last one of a hand moves its chips",
    rate: { max: 120, windowSeconds: 60 },
    params: table,
    body: z.object({
      pokerHandId: wireId64,
      kind: z.enum(['fold', 'check', 'call', 'raise']),
      /** All that the seat has then bet on the street; of a raise alone. */
      to: wireInt(1, MAX_CHIPS).optional(),
    }),
    reply: view,
    fails: ['poker_table_unknown', 'poker_turn', 'poker_action'],
    assumed: true,
  }),
  pokerHands: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/poker/hands' }],
    access: 'session',
    envelope: 'flag',
    summary: "The player's hands that are over, newest first, 20 a page; of one table where it is named",
    query: z.object({ pokerTableId: wireId64.optional(), before: wireId64.optional() }),
    reply: z.object({ hands: z.array(PokerPastHand), next: z.string().nullable() }),
    fails: [],
    assumed: true,
  }),
  pokerHandText: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/poker/hands/:pokerHandId/text' }],
    access: 'session',
    envelope: 'flag',
    summary: 'A hand of the player that is over, as a text in the form that programs for players read',
    params: hand,
    reply: z.object({ text: z.string() }),
    fails: ['poker_hand_unknown'],
    assumed: true,
  }),
  pokerHandDeck: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/poker/hands/:pokerHandId/deck' }],
    access: 'session',
    envelope: 'flag',
    summary: 'The sealed deck of a hand of the player that is over: the cards that the player has seen, each with its salt',
    params: hand,
    reply: z.object({ deck: PokerDeckView }),
    fails: ['poker_hand_unknown'],
    assumed: true,
  }),
} as const;
