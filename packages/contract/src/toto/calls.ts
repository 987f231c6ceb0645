import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CompetitorView, StateView } from '../line/shapes.ts';
import { PAID_STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireGuid, wireInt, wireLanguage } from '../wire.ts';
import { TOTO_DRAW_STATUSES, TOTO_POOL_KEYS, TOTO_TICKET_STATUSES } from './enums.ts';

const Pool = z.enum(TOTO_POOL_KEYS);
const number = z.string().regex(/^\d{1,18}$/, 'a number');

/** A draw in a list. Amounts are decimal text in `currency`, in which its pool is kept. */
export const TotoDrawView = z.object({
  drawId: z.string(),
  pool: Pool,
  /** Counts the draws of a pool from 1. */
  number: z.number().int(),
  status: z.enum(TOTO_DRAW_STATUSES),
  sport: z.number().int(),
  currency: z.string(),
  /** The jackpot now; of a settled draw what it was before. */
  jackpot: z.string(),
  /** The sum that its tiers share out so far, without the jackpot. */
  poolAmount: z.string(),
  tickets: z.number().int(),
  /** Epoch ms. */
  opensAt: z.number(),
  closesAt: z.number(),
  settledAt: z.number().nullable(),
  /** The payout of a settled draw. */
  paid: z.string().nullable(),
});
export type TotoDrawView = z.infer<typeof TotoDrawView>;

/** An outcome of a match on the sheet. `outcome` is the number under which it is marked. */
const TotoOutcome = z.object({
  outcome: z.number().int(),
  /** "1", "2:1", "Over". */
  label: z.string(),
  name: z.string(),
  /** By the house's prices, without its margin; thousandths. */
  chance: z.number().int(),
  /** Of the stakes of all tickets; thousandths, null while there is no ticket. */
  picked: z.number().int().nullable(),
});

export const TotoMatchView = z.object({
  place: z.number().int(),
  matchId: z.number().int(),
  sport: z.number().int(),
  champName: z.string(),
  flag: z.string(),
  home: CompetitorView,
  away: CompetitorView,
  /** Epoch ms. */
  startsAt: z.number(),
  /** Of totals: "224.5". */
  line: z.string().nullable(),
  outcomes: z.array(TotoOutcome),
  /** While the match is in the book. */
  state: StateView.nullable(),
  /** Final score, once known. */
  score: z.tuple([z.number(), z.number()]).nullable(),
  /** The right outcome; null while open. */
  result: z.union([z.number().int(), z.literal('void')]).nullable(),
});
export type TotoMatchView = z.infer<typeof TotoMatchView>;

export const TotoTierView = z.object({
  correct: z.number().int(),
  permille: z.number().int(),
  /** The sum that the tier shares out: so far, or of a settled draw in the end. The highest has the jackpot on top. */
  pot: z.string(),
  /** Of a settled draw: winning lines, tickets that have one, what the price of one line won; null before that and where nobody won. */
  lines: z.number().int().nullable(),
  tickets: z.number().int().nullable(),
  perLine: z.string().nullable(),
  /** Not paid because of void matches. */
  closed: z.boolean(),
});
export type TotoTierView = z.infer<typeof TotoTierView>;

export const TotoSheet = TotoDrawView.extend({
  matches: z.array(TotoMatchView),
  tiers: z.array(TotoTierView),
  /** The price of tickets for the caller: in the active account's currency, in the pool's for guests. */
  price: z.object({ currency: z.string(), line: z.string(), maxStake: z.string() }),
});
export type TotoSheet = z.infer<typeof TotoSheet>;

export const TotoTicketView = z.object({
  ticketId: z.string(),
  guid: z.string(),
  status: z.enum(TOTO_TICKET_STATUSES),
  drawId: z.string(),
  pool: Pool,
  number: z.number().int(),
  drawStatus: z.enum(TOTO_DRAW_STATUSES),
  closesAt: z.number(),
  currency: z.string(),
  stake: z.string(),
  lines: z.number().int(),
  /** How many times the price of a line is staked on each. */
  stakeMultiplier: z.number().int(),
  marks: z.array(z.array(z.number().int())),
  placedAt: z.number(),
  settledAt: z.number().nullable(),
  /** Of a settled ticket. */
  paid: z.string().nullable(),
  /** Winning lines by tier, of a settled ticket. */
  winning: z.array(z.object({ correct: z.number().int(), lines: z.number().int(), paid: z.string() })),
  /** Matches with a mark that came, void ones too; of those decided so far. */
  hits: z.number().int(),
  decided: z.number().int(),
});
export type TotoTicketView = z.infer<typeof TotoTicketView>;

const lng = wireLanguage.optional();

export const TOTO_CALLS = {
  totoDraws: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/toto/draws' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Pools that take tickets or are being played, the first to close first; and the draws settled last',
    query: z.object({ lng }),
    reply: z.object({ draws: z.array(TotoDrawView), settled: z.array(TotoDrawView) }),
    fails: [],
    assumed: true,
  }),
  totoResults: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/toto/results' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Draws that are over, newest first, 20 a page',
    query: z.object({ lng, pool: Pool.optional(), before: number.optional() }),
    reply: z.object({ draws: z.array(TotoDrawView), next: z.string().nullable() }),
    fails: [],
    assumed: true,
  }),
  totoSheet: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/toto/draws/:drawId' }],
    access: 'any',
    envelope: 'flag',
    summary: 'A draw with its matches, chances, what others picked, tiers and, once settled, who won what',
    params: z.object({ drawId: number }),
    query: z.object({ lng }),
    reply: TotoSheet,
    fails: ['toto_unknown'],
    assumed: true,
  }),
  makeTotoTicket: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/toto/tickets' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Takes a ticket: the outcomes marked for each match, and how many times the price of a line. Idempotent by its guid.',
    rate: { max: 60, windowSeconds: 60 },
    body: z.object({
      drawId: number,
      guid: wireGuid,
      marks: z.array(z.array(z.number().int().min(0).max(1023)).max(30)).max(20),
      stakeMultiplier: wireInt(1, 100),
    }),
    reply: z.object({ ticket: TotoTicketView, balance: z.string() }),
    fails: ['toto_unknown', 'toto_closed', 'toto_lines', 'stake_too_high', ...PAID_STAKE_REFUSALS, 'bet_guid_reused', 'feed_down'],
    assumed: true,
  }),
  totoTickets: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/toto/tickets' }],
    access: 'session',
    envelope: 'flag',
    summary: "The player's tickets, newest first, 20 a page; those of one draw where it is named",
    query: z.object({ before: number.optional(), drawId: number.optional() }),
    reply: z.object({ tickets: z.array(TotoTicketView), next: z.string().nullable() }),
    fails: [],
    assumed: true,
  }),
  totoTicket: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/toto/tickets/:ticketId' }],
    access: 'session',
    envelope: 'flag',
    summary: 'A ticket with the sheet of its draw: the receipt',
    params: z.object({ ticketId: number }),
    query: z.object({ lng }),
    reply: z.object({ ticket: TotoTicketView, sheet: TotoSheet }),
    fails: ['toto_ticket_unknown'],
    assumed: true,
  }),
} as const;
