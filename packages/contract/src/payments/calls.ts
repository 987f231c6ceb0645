import { z } from 'zod';
import { defineCall } from '../call.ts';
import { isPeriod, PERIOD_ORDER, wireAmount, wireBoolean, wireGuid, wireInt, wireSeconds } from '../wire.ts';
import { PAYMENT_DIRECTIONS, PAYMENT_STATUS_GROUP_KEYS, PAYMENT_STATUSES, WITHDRAWAL_DECLINE_REASONS } from './enums.ts';

export const PaymentView = z.object({
  id: z.string(),
  direction: z.enum(PAYMENT_DIRECTIONS),
  method: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** Epoch ms. */
  createdAt: z.number(),
  finishedAt: z.number().nullable(),
  /** Of withdrawals: where the money goes, its last digits alone. */
  destination: z.string().nullable(),
  /** Until when a withdrawal waits because the account's security changed; null where it does not any more. */
  heldUntil: z.number().nullable(),
  /** Why it was declined. */
  refusal: z.enum(WITHDRAWAL_DECLINE_REASONS).nullable(),
});
export type PaymentView = z.infer<typeof PaymentView>;

/** Filters of the history; the period is in epoch seconds, its end not included. */
const historyFilter = {
  direction: z.enum(PAYMENT_DIRECTIONS).optional(),
  state: z.enum(PAYMENT_STATUS_GROUP_KEYS).optional(),
  from: wireSeconds.optional(),
  to: wireSeconds.optional(),
} as const;

/** `title` and `media_key` as in the payment list of the specification (R078). */
export const DepositMethod = z.object({
  id: z.string(),
  title: z.string(),
  media_key: z.string(),
  minAmount: z.string(),
  maxAmount: z.string(),
  presets: z.array(z.string()),
  currency: z.string(),
});

const paymentPath = z.object({ id: wireGuid });

export const PAYMENTS_CALLS = {
  getDepositOptions: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/officeapi/getrechargedata', row: 'C050' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Ways to deposit with their limits in the currency of the active account',
    reply: z.object({ accountId: z.string(), currency: z.string(), methods: z.array(DepositMethod) }),
    fails: [],
    assumed: true,
  }),
  paymentHistory: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/gethistorypaymentmainaccount', row: 'C042' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Payments, newest first; a page holds 50 times its number (R121)',
    body: z
      .object({ is_include_archive: wireBoolean.default(false), page_number: wireInt(1, 100).default(1) })
      .transform((b) => ({ includeArchive: b.is_include_archive, page: b.page_number })),
    reply: z.object({ items: z.array(PaymentView), hasMore: z.boolean() }),
    fails: [],
    assumed: true,
  }),
  payments: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/payments' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Deposits and withdrawals in one list, newest first, in pages by keyset',
    query: z
      .object({
        ...historyFilter,
        /** `next` of the page before. */
        before: wireGuid.optional(),
        count: wireInt(1, 50).default(20),
      })
      .refine(isPeriod, PERIOD_ORDER),
    reply: z.object({ payments: z.array(PaymentView), next: z.string().nullable() }),
    fails: [],
    assumed: true,
  }),
  paymentsExport: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/payments/export' }],
    access: 'session',
    envelope: 'raw',
    summary: "The player's payments as CSV (RFC 4180, UTF-8), newest first, 10,000 at most",
    rate: { max: 10, windowSeconds: 60 },
    query: z.object(historyFilter).refine(isPeriod, PERIOD_ORDER),
    reply: z.string(),
    fails: [],
    assumed: true,
  }),
  createDeposit: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/payments/deposit' }],
    access: 'session',
    envelope: 'flag',
    summary: "Begin a deposit; the answer says where the provider's page is",
    rate: { max: 30, windowSeconds: 60 },
    body: z
      .object({
        method: z.string().regex(/^[a-z0-9-]{2,40}$/),
        amount: wireAmount,
        /** Made by the client: the same key again answers with the same deposit. */
        key: wireGuid,
        /** Path of ours to come back to. */
        return_path: z
          .string()
          .max(300)
          .regex(/^\/(?![/\\])[^\s\\]*$/, 'a path of this site')
          .optional(),
      })
      .transform((b) => ({ method: b.method, amountText: b.amount, key: b.key, returnPath: b.return_path ?? null })),
    reply: z.object({ payment: PaymentView, redirectUrl: z.string() }),
    fails: [
      'payment_method_unknown',
      'amount_format',
      'amount_too_low',
      'amount_too_high',
      'self_excluded',
      'limit_exceeded',
      'limit_required',
      'time_limit',
      'unavailable',
      'account_blocked',
      'deposits_blocked',
      'payment_reused',
      'rate_limited',
    ],
    assumed: true,
  }),
  paymentStatus: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/payments/:id' }],
    access: 'session',
    envelope: 'flag',
    summary: 'How a payment stands',
    params: paymentPath,
    reply: PaymentView,
    fails: ['not_found'],
    assumed: true,
  }),
  sandboxWebhook: defineCall({
    method: 'POST',
    paths: [{ path: '/webhooks/sandbox' }],
    access: 'signed',
    envelope: 'plain',
    summary:
      "The sandbox provider's word on a deposit or a withdrawal, signed: HMAC-SHA-256 over `timestamp.body` in x-signature, the time in x-timestamp",
    body: z.object({
      eventId: z.string().min(8).max(64),
      paymentId: wireGuid,
      /** Grows with every event of a payment, so that late ones are recognised. */
      sequence: z.number().int().min(1).max(1_000_000),
      /** `failed` is said of withdrawals alone, `declined` and `expired` of deposits. */
      status: z.enum(['pending', 'paid', 'declined', 'expired', 'failed']),
      amount: wireAmount,
      currency: z.string().regex(/^[A-Za-z]{3,5}$/),
    }),
    reply: z.object({ received: z.literal(true) }),
    fails: ['forbidden', 'not_found', 'conflict'],
    assumed: true,
  }),
} as const;
