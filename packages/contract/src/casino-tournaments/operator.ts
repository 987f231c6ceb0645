import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason, plainText } from '../operator/calls.ts';
import { wireId64, wireInt } from '../wire.ts';
import { PRIZE_UNITS, TOURNAMENT_STATUSES } from './enums.ts';
import { TournamentRules } from './shapes.ts';

const ofConsole = { method: 'POST', access: 'operator', roles: ['content', 'admin'], envelope: 'flag', assumed: true } as const;
const rate = { max: 60, windowSeconds: 60 } as const;

const Prize = z.object({
  from: z.number().int().min(1).max(1_000),
  to: z.number().int().min(1).max(1_000),
  amount: z.number().int().min(1).max(1_000_000),
});
const Name = plainText(80).refine((text) => text.length >= 2, 'at least 2 characters');

/** A tournament as the console lists it. */
const OperatorTournament = z.object({
  tournament: z.string(),
  name: z.string(),
  status: z.enum(TOURNAMENT_STATUSES),
  rules: TournamentRules,
  games: z.array(z.string()),
  currencies: z.array(z.string()),
  prizeUnit: z.enum(PRIZE_UNITS),
  /** Whole points, or units of the order of a euro. */
  prizes: z.array(Prize),
  /** Epoch ms. */
  startsAt: z.number(),
  endsAt: z.number(),
  players: z.number().int(),
  /** Prizes that have been paid, of those that were settled. */
  paid: z.number().int(),
  owed: z.number().int(),
  /** The operator who made it; null of the house's own series. */
  setBy: z.string().nullable(),
  /** The second operator, of prizes in money. */
  approvedBy: z.string().nullable(),
});

export const CASINO_TOURNAMENT_OPERATOR_CALLS = {
  operatorTournaments: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/tournaments' }],
    summary: "The brand's tournaments, the newest first; audited",
    rate,
    body: z.object({}),
    reply: z.object({ tournaments: z.array(OperatorTournament) }),
    fails: ['rate_limited'],
  }),
  operatorCreateTournament: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/tournaments/create' }],
    summary:
      'Announces a tournament; one with prizes in money is proposed, and another operator approves it; audited. Its rules, its prizes and the least stakes of its currencies are fixed with it.',
    rate,
    body: z.object({
      /** By language; the base language's where one is missing. */
      names: z.record(z.string().regex(/^[a-z]{2}$/), Name),
      rules: TournamentRules,
      /** None named: every game. */
      games: z.array(z.string().max(40)).max(100),
      /** None named: every currency of the brand. */
      currencies: z.array(z.string().max(8)).max(50),
      prizeUnit: z.enum(PRIZE_UNITS),
      prizes: z.array(Prize).min(1).max(20),
      /** Epoch ms. */
      startsAt: wireInt(0, 8_640_000_000_000),
      endsAt: wireInt(0, 8_640_000_000_000),
      reason: OperatorReason,
    }),
    reply: z.object({ tournament: z.string(), status: z.enum(TOURNAMENT_STATUSES) }),
    fails: ['rate_limited'],
  }),
  operatorApproveTournament: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/tournaments/approve' }],
    summary: 'Announces a tournament with prizes in money that another operator proposed; audited. Who refuses it cancels it.',
    rate,
    body: z.object({ tournament: wireId64, reason: OperatorReason }),
    reply: z.object({ approved: z.literal(true) }),
    fails: ['rate_limited', 'tournament_unknown', 'tournament_over', 'same_person', 'conflict'],
  }),
  operatorCancelTournament: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/tournaments/cancel' }],
    summary: 'Calls a tournament off before its places are settled: nobody wins anything; audited',
    rate,
    body: z.object({ tournament: wireId64, reason: OperatorReason }),
    reply: z.object({ cancelled: z.literal(true) }),
    fails: ['rate_limited', 'tournament_unknown', 'tournament_over'],
  }),
} as const;
