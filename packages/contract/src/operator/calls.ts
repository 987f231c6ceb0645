import { z } from 'zod';
import { BetView } from '../bets/calls.ts';
import { defineCall, OPERATOR_ROLES } from '../call.ts';
import { wireInt, wireLanguage } from '../wire.ts';

export const OperatorRole = z.enum(OPERATOR_ROLES);

/** The operator signed in at the console. `roles` say which calls answer. */
/** `brand`: the name of the one whose console it is. */
export const OperatorView = z.object({ id: z.string(), login: z.string(), roles: z.array(OperatorRole), brand: z.string() });
export type OperatorView = z.infer<typeof OperatorView>;

/** No control characters, no halves of surrogate pairs: what the audit's hash covers must survive the database unchanged. */
export const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'plain text');

/** Why a player is looked at; kept with the action for good. */
export const OperatorReason = plainText(300).refine((text) => text.length >= 5, 'at least 5 characters');
const Number64 = z.string().regex(/^\d{1,18}$/, 'a number');
const wireMoney = z.string();

const CurrencyBets = z.object({
  currency: z.string(),
  /** Bets that wait for their results, what was staked on them and what they can return at most. */
  open: z.object({ bets: z.number().int(), stake: wireMoney, possible: wireMoney }),
  /** Of the current day (UTC): placed with which stakes, settled with which payouts. */
  today: z.object({ bets: z.number().int(), turnover: wireMoney, paid: wireMoney }),
});

export const OperatorDashboard = z.object({
  /** Epoch ms. The figures may be some seconds old. */
  at: z.number(),
  players: z.number().int(),
  bets: z.array(CurrencyBets),
  /** Paid in on the current day (UTC). */
  deposits: z.array(z.object({ currency: z.string(), deposits: z.number().int(), amount: wireMoney })),
  feed: z.object({ silent: z.boolean(), matches: z.number().int() }),
  /** Null while no check has run. */
  ledger: z
    .object({
      /** Epoch ms. */
      at: z.number(),
      transactions: z.number().int(),
      entries: z.number().int(),
      sealed: z.number().int(),
      faults: z.number().int(),
    })
    .nullable(),
});
export type OperatorDashboard = z.infer<typeof OperatorDashboard>;

/** A player as support sees one: contact data only as far as it takes to compare. */
export const PlayerSummary = z.object({
  id: z.string(),
  kind: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string(),
  language: z.string(),
  blocked: z.boolean(),
  /** Epoch ms; null where the player does not exclude themself. */
  selfExcludedUntil: z.number().nullable(),
  registeredAt: z.number(),
  accounts: z.array(z.object({ currency: z.string(), balance: wireMoney })),
});
export type PlayerSummary = z.infer<typeof PlayerSummary>;

export const OPERATOR_CALLS = {
  operatorLogin: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/login' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Sign in at the console; sets a cookie that only the console sends',
    captcha: true,
    rate: { max: 10, windowSeconds: 60 },
    body: z
      .object({
        login: z
          .string()
          .trim()
          .regex(/^[A-Za-z0-9._-]{2,64}$/, 'a login'),
        password: z.string().min(1).max(200),
      })
      .transform((b) => ({ login: b.login.toLowerCase(), password: b.password })),
    reply: OperatorView,
    fails: ['captcha_required', 'wrong_credentials', 'rate_limited'],
    assumed: true,
  }),
  operatorLogout: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/logout' }],
    access: 'operator',
    roles: OPERATOR_ROLES,
    envelope: 'flag',
    summary: 'Sign out of the console',
    reply: z.object({ ended: z.literal(true) }),
    fails: [],
    assumed: true,
  }),
  operatorMe: defineCall({
    method: 'GET',
    paths: [{ path: '/operator-api/me' }],
    access: 'operator',
    roles: OPERATOR_ROLES,
    envelope: 'flag',
    summary: 'Who is signed in at the console',
    reply: OperatorView,
    fails: [],
    assumed: true,
  }),
  operatorOverview: defineCall({
    method: 'GET',
    paths: [{ path: '/operator-api/overview' }],
    access: 'operator',
    roles: ['admin', 'risk'],
    envelope: 'flag',
    summary: 'The house at a glance: players, bets and deposits per currency, feed, ledger',
    reply: OperatorDashboard,
    fails: [],
    assumed: true,
  }),
  operatorFindBets: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/find-bets' }],
    access: 'operator',
    roles: ['support', 'risk', 'trader'],
    envelope: 'flag',
    summary: 'A bet by its number, or the bets of a player, newest first, in pages by keyset; audited',
    rate: { max: 120, windowSeconds: 60 },
    body: z
      .object({
        betId: Number64.optional(),
        playerId: Number64.optional(),
        /** `next` of the page before. */
        before: Number64.optional(),
        count: wireInt(1, 50).default(20),
        reason: OperatorReason,
        lng: wireLanguage.optional(),
      })
      .refine((b) => (b.betId === undefined) !== (b.playerId === undefined), {
        path: ['playerId'],
        message: 'either betId or playerId',
      }),
    reply: z.object({
      bets: z.array(BetView.extend({ playerId: z.string() })),
      /** Cursor of the next page, null on the last. */
      next: z.string().nullable(),
    }),
    fails: ['rate_limited'],
    assumed: true,
  }),
  operatorFindPlayers: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/find-players' }],
    access: 'operator',
    roles: ['support'],
    envelope: 'flag',
    summary: 'The player with a number, an e-mail or a phone, each given whole: nobody is found by a name; contact data masked; audited',
    rate: { max: 60, windowSeconds: 60 },
    // A body, since contact data has no place in addresses, which are logged.
    body: z.object({ by: z.enum(['id', 'email', 'phone']), value: plainText(254), reason: OperatorReason }),
    reply: z.object({ players: z.array(PlayerSummary) }),
    fails: ['rate_limited'],
    assumed: true,
  }),
  operatorLedgerCheck: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/ledger-check' }],
    access: 'operator',
    roles: ['admin'],
    envelope: 'flag',
    summary: 'Go through the whole ledger and the audit of operators now; audited',
    rate: { max: 6, windowSeconds: 60 },
    reply: z.object({
      transactions: z.number().int(),
      entries: z.number().int(),
      sealed: z.number().int(),
      faults: z.array(z.string()),
      audit: z.object({ rows: z.number().int(), faults: z.array(z.string()) }),
    }),
    fails: ['rate_limited'],
    assumed: true,
  }),
} as const;
