import { z } from 'zod';
import { BetView } from '../bets/calls.ts';
import { RESTRICTION_SCOPES } from '../blocks/enums.ts';
import { defineCall } from '../call.ts';
import { DocumentView } from '../identification/calls.ts';
import { IDENTITY_STATUSES } from '../identification/enums.ts';
import { LimitsView, TestResult } from '../limits/calls.ts';
import { PaymentView } from '../payments/calls.ts';
import { SupportTicket } from '../support/calls.ts';
import { wireAmount, wireId64, wireInt, wireText } from '../wire.ts';
import { OperatorReason } from './calls.ts';
import { MASKED_FIELDS, PROPOSAL_KINDS, PROPOSAL_STATUSES } from './enums.ts';

const base = { method: 'POST', access: 'operator', envelope: 'flag', assumed: true } as const;
const rate = { max: 60, windowSeconds: 60 } as const;
const playerOf = { playerId: wireId64, reason: OperatorReason } as const;

/** A player whole. Names, addresses and the day of birth are masked; parts that the operator's roles do not need are null. Epoch ms. */
export const OperatorPlayer = z.object({
  profile: z.object({
    id: z.string(),
    kind: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    birthDate: z.string().nullable(),
    country: z.string(),
    language: z.string(),
    emailConfirmed: z.boolean(),
    phoneConfirmed: z.boolean(),
    registeredAt: z.number(),
  }),
  standing: z.object({
    /** The standing at this moment; `until` null: for good. */
    blocks: z.array(
      z.object({
        scope: z.enum(RESTRICTION_SCOPES),
        reason: z.string().nullable(),
        since: z.number().nullable(),
        until: z.number().nullable(),
      }),
    ),
    selfExcludedUntil: z.number().nullable(),
    identity: z.enum(IDENTITY_STATUSES),
    /** The most that one bet may stake, in the base currency; null where only the house's own bounds count. */
    maxStake: z.string().nullable(),
  }),
  notes: z.array(z.object({ id: z.string(), by: z.string(), text: z.string(), at: z.number() })),
  balances: z.array(z.object({ currency: z.string(), kind: z.string(), balance: z.string(), grantId: z.string().nullable() })).nullable(),
  bets: z.array(BetView).nullable(),
  payments: z.array(PaymentView).nullable(),
  sessions: z
    .array(
      z.object({
        ip: z.string(),
        device: z.string(),
        method: z.string(),
        startedAt: z.number(),
        seenAt: z.number(),
        endedAt: z.number().nullable(),
      }),
    )
    .nullable(),
  documents: z.array(DocumentView).nullable(),
  support: z.array(SupportTicket).nullable(),
  /** Limits that hold, with what is used of them and the looser ones that wait; the break or exclusion that runs. */
  limits: LimitsView.pick({ currency: true, limits: true, exclusion: true }).nullable(),
  /** The band of the newest self-test, never the answers; none where the player took none. */
  selfTests: z
    .array(TestResult.pick({ band: true, takenAt: true }))
    .max(1)
    .nullable(),
  audit: z
    .array(z.object({ at: z.number(), by: z.string(), action: z.string(), target: z.string(), reason: z.string().nullable() }))
    .nullable(),
});
export type OperatorPlayer = z.infer<typeof OperatorPlayer>;

export const ProposalView = z.object({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  playerId: z.string(),
  /** Of credits, debits, bonuses and points. */
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  /** Of a bet to be made void. */
  betId: z.string().nullable(),
  /** Of a bonus to be ended. */
  grantId: z.string().nullable(),
  reason: z.string(),
  status: z.enum(PROPOSAL_STATUSES),
  proposedBy: z.string(),
  decidedBy: z.string().nullable(),
  /** Epoch ms. */
  proposedAt: z.number(),
  expiresAt: z.number(),
  decidedAt: z.number().nullable(),
});
export type ProposalView = z.infer<typeof ProposalView>;

export const OPERATOR_PLAYER_CALLS = {
  operatorPlayer: defineCall({
    ...base,
    paths: [{ path: '/operator-api/player' }],
    roles: ['support', 'kyc', 'risk', 'payments', 'admin'],
    summary: 'A player whole, as far as the roles of the operator need it, contact data masked; audited',
    rate,
    body: z.object(playerOf),
    reply: OperatorPlayer,
    fails: ['not_found', 'rate_limited'],
  }),
  operatorUnmask: defineCall({
    ...base,
    paths: [{ path: '/operator-api/player/unmask' }],
    roles: ['support', 'kyc', 'payments'],
    summary: 'One masked field of a player as it is; audited',
    rate: { max: 30, windowSeconds: 60 },
    body: z.object({ ...playerOf, field: z.enum(MASKED_FIELDS) }),
    reply: z.object({ value: z.string().nullable() }),
    fails: ['not_found', 'rate_limited'],
  }),
  operatorAddNote: defineCall({
    ...base,
    paths: [{ path: '/operator-api/player/notes' }],
    roles: ['support', 'kyc', 'risk', 'payments'],
    summary: 'Notes something on a player, for other operators; audited',
    rate,
    body: z.object({ playerId: wireId64, text: wireText(2, 2_000) }),
    reply: z.object({ noteId: z.string() }),
    fails: ['not_found', 'rate_limited'],
  }),
  operatorBlock: defineCall({
    ...base,
    paths: [{ path: '/operator-api/player/block' }],
    roles: ['risk', 'kyc', 'support'],
    summary:
      'Bars a player from everything (login: all sessions and sockets end), or from betting, deposits or withdrawals alone, for good or until a moment; audited',
    rate,
    body: z.object({
      ...playerOf,
      scope: z.enum(RESTRICTION_SCOPES).default('login'),
      /** The text that the player sees. */
      publicReason: wireText(2, 300),
      /** Epoch ms, of the future; null: until it is lifted. */
      until: z.number().int().min(0).max(4_102_444_800_000).nullable().default(null),
    }),
    reply: z.object({ blocked: z.literal(true), scope: z.enum(RESTRICTION_SCOPES), sessionsEnded: z.number().int() }),
    fails: ['not_found', 'conflict', 'rate_limited'],
  }),
  operatorUnblock: defineCall({
    ...base,
    paths: [{ path: '/operator-api/player/unblock' }],
    roles: ['risk', 'kyc'],
    summary: 'Lifts a block of a player; audited',
    rate,
    body: z.object({ ...playerOf, scope: z.enum(RESTRICTION_SCOPES).default('login') }),
    reply: z.object({ blocked: z.literal(false), scope: z.enum(RESTRICTION_SCOPES) }),
    fails: ['not_found', 'conflict', 'rate_limited'],
  }),
  operatorSetMaxStake: defineCall({
    ...base,
    paths: [{ path: '/operator-api/player/max-stake' }],
    roles: ['risk'],
    summary: "The most that one bet of a player may stake, in the base currency, below the house's own bounds; null lifts it; audited",
    rate,
    body: z.object({ ...playerOf, amount: wireAmount.nullable() }),
    reply: z.object({ maxStake: z.string().nullable() }),
    fails: ['not_found', 'amount_format', 'rate_limited'],
  }),
  operatorCreateProposal: defineCall({
    ...base,
    paths: [{ path: '/operator-api/proposals' }],
    roles: ['payments', 'risk'],
    summary:
      'Proposes a manual credit or debit, a bonus or its end, points, or to make a running bet void: nothing happens until another operator approves; audited',
    rate,
    body: z.discriminatedUnion('kind', [
      z.object({
        ...playerOf,
        kind: z.enum(['credit', 'debit', 'bonus']),
        amount: wireAmount,
        currency: z.string().regex(/^[A-Z]{3,5}$/, 'a currency'),
      }),
      z.object({ ...playerOf, kind: z.literal('points'), points: wireInt(1, 1_000_000) }),
      z.object({ ...playerOf, kind: z.enum(['bonus-release', 'bonus-forfeit']), grantId: wireId64 }),
      z.object({ ...playerOf, kind: z.literal('void-bet'), betId: wireId64 }),
    ]),
    reply: ProposalView,
    fails: ['not_found', 'amount_format', 'bet_unknown', 'rate_limited'],
  }),
  operatorProposals: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/operator-api/proposals' }],
    roles: ['payments', 'risk', 'admin'],
    summary: 'Proposals, the newest first',
    query: z.object({ status: z.enum(PROPOSAL_STATUSES).optional() }),
    reply: z.array(ProposalView),
    fails: [],
  }),
  operatorDecideProposal: defineCall({
    ...base,
    paths: [{ path: '/operator-api/proposals/decide' }],
    roles: ['payments', 'risk', 'admin'],
    summary: "Approves or refuses another operator's proposal; approving carries it out, once; audited",
    rate,
    body: z.object({ proposalId: wireId64, decision: z.enum(['approve', 'refuse']), reason: OperatorReason }),
    reply: ProposalView,
    fails: [
      'not_found',
      'conflict',
      'same_person',
      'insufficient_funds',
      'bonus_unknown',
      'bonus_ended',
      'self_excluded',
      'bet_not_running',
      'unavailable',
      'rate_limited',
    ],
  }),
} as const;
