import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PaymentView } from '../payments/calls.ts';
import { PAYMENT_METHOD_IDS } from '../payments/enums.ts';
import { wireFiles } from '../uploaded-file.ts';
import { wireAmount, wireGuid, wireId64, wireText } from '../wire.ts';
import { SupportTicketDetail } from './calls.ts';
import { SUPPORT_FILES, SUPPORT_TEXT } from './enums.ts';
import {
  FACT_LENGTH,
  MAX_QUERY_PAYMENTS,
  PAYMENT_FACTS,
  PAYMENT_FINDINGS,
  PAYMENT_TOPIC_KEYS,
  PROOF,
  QUERY_FACTS,
} from './payment-query-enums.ts';

/**
 * The payment consultant (S181-S185): requests about payments, each payment with what its player says of it and what the house found out.
 * A request is a thread of support; what is written to it, its pictures and its end go by the calls of support. Calls of our own.
 */
const base = { access: 'session', envelope: 'flag', assumed: true } as const;
const console = { access: 'operator', roles: ['support'], envelope: 'flag', assumed: true } as const;

const pictures = { files: SUPPORT_FILES.max, fileBytes: SUPPORT_FILES.bytes } as const;
const Fact = wireText(FACT_LENGTH.min, FACT_LENGTH.max);
const PaymentAsk = z.enum([...PAYMENT_FACTS, PROOF]);
const QueryAsk = z.enum([...QUERY_FACTS, PROOF]);

const inThread = { threadId: wireId64.transform(BigInt) } as const;
const thread = z.object(inThread);
const inPayment = z.object({ ...inThread, itemId: wireId64.transform(BigInt) });

/** Facts as the player typed them. */
const GivenFacts = z.object({
  amount: z.string().optional(),
  /** ISO day. */
  paidOn: z.string().optional(),
  method: z.enum(PAYMENT_METHOD_IDS).optional(),
  reference: z.string().optional(),
  holder: z.string().optional(),
  last4: z.string().optional(),
  bank: z.string().optional(),
  period: z.string().optional(),
});

export const QueriedPayment = z.object({
  id: z.string(),
  /** The payment as the history has it; null where the player named one that it does not show. */
  payment: PaymentView.nullable(),
  asked: z.array(PaymentAsk),
  given: GivenFacts,
  finding: z.enum(PAYMENT_FINDINGS).nullable(),
});
export type QueriedPayment = z.infer<typeof QueriedPayment>;

export const PaymentQuery = SupportTicketDetail.extend({
  topic: z.enum(PAYMENT_TOPIC_KEYS),
  /** Asked of the request as a whole. */
  asked: z.array(QueryAsk),
  given: GivenFacts,
  payments: z.array(QueriedPayment),
});
export type PaymentQuery = z.infer<typeof PaymentQuery>;

const filling = {
  rate: { max: 60, windowSeconds: 600 },
  upload: pictures,
  fails: ['not_found', 'support_closed', 'file_kind', 'file_pixels', 'file_broken', 'too_large', 'rate_limited'],
} as const;
const proofs = { key: wireGuid, files: wireFiles(0, SUPPORT_FILES.max).default([]) } as const;

export const PAYMENT_QUERY_CALLS = {
  paymentQueries: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/payment-consultant/requests' }],
    summary: "The player's requests about payments, the one that moved last first, and whether each waits for details",
    reply: z.array(
      z.object({
        thread: SupportTicketDetail.shape.thread,
        topic: z.enum(PAYMENT_TOPIC_KEYS),
        payments: z.number().int(),
        waits: z.boolean(),
      }),
    ),
    fails: [],
  }),
  paymentQuery: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/payment-consultant/requests/:threadId' }],
    summary: 'A request about payments whole: its payments, what is asked of each, what was found out, and what was written',
    params: thread,
    reply: PaymentQuery,
    fails: ['not_found'],
  }),
  createPaymentQuery: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/payment-consultant/requests' }],
    summary: 'Asks about payments of the history, or about one that it does not show; sent again under its key it is one request',
    rate: { max: 20, windowSeconds: 3600 },
    body: z.object({
      topic: z.enum(PAYMENT_TOPIC_KEYS),
      text: wireText(SUPPORT_TEXT.min, SUPPORT_TEXT.max),
      key: wireGuid,
      /** None: about a payment that the history does not show. */
      payments: z.array(wireGuid).max(MAX_QUERY_PAYMENTS).default([]),
    }),
    reply: PaymentQuery,
    fails: ['not_found', 'payment_unfit', 'support_full', 'rate_limited'],
  }),
  addQueriedPayment: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/payment-consultant/requests/:threadId/payments' }],
    summary: 'Adds a payment of the history to a request; one that is there already is not added again',
    rate: { max: 60, windowSeconds: 600 },
    params: thread,
    body: z.object({ paymentId: wireGuid }),
    reply: PaymentQuery,
    fails: ['not_found', 'payment_unfit', 'support_closed', 'query_full', 'rate_limited'],
  }),
  fillQueriedPayment: defineCall({
    ...base,
    ...filling,
    method: 'POST',
    paths: [{ path: '/web-api/payment-consultant/requests/:threadId/payments/:itemId' }],
    summary:
      'Gives all that is asked of a payment (multipart/form-data, with pictures where a proof is asked); sent again under its key it is one',
    params: inPayment,
    body: z.object({
      ...proofs,
      amount: wireAmount.optional(),
      paidOn: z.iso.date().optional(),
      method: z.enum(PAYMENT_METHOD_IDS).optional(),
      reference: Fact.optional(),
      holder: Fact.optional(),
      last4: z
        .string()
        .regex(/^\d{4}$/, 'four digits')
        .optional(),
    }),
    reply: PaymentQuery,
  }),
  fillPaymentQuery: defineCall({
    ...base,
    ...filling,
    method: 'POST',
    paths: [{ path: '/web-api/payment-consultant/requests/:threadId/details' }],
    summary: 'Gives all that is asked of a request as a whole (multipart/form-data); sent again under its key it is one',
    params: thread,
    body: z.object({ ...proofs, holder: Fact.optional(), bank: Fact.optional(), period: Fact.optional() }),
    reply: PaymentQuery,
  }),
  operatorPaymentQuery: defineCall({
    ...console,
    method: 'GET',
    paths: [{ path: '/operator-api/payment-queries/:threadId' }],
    summary: 'A request about payments whole; audited',
    params: thread,
    reply: PaymentQuery,
    fails: ['not_found'],
  }),
  operatorAskPaymentQuery: defineCall({
    ...console,
    method: 'POST',
    paths: [{ path: '/operator-api/payment-queries/:threadId/ask' }],
    summary: 'Asks for details of one payment, or of the request as a whole; the player is told in the inbox and by push; audited',
    rate: { max: 240, windowSeconds: 60 },
    params: thread,
    body: z
      .object({
        /** Null: of the request as a whole. */
        itemId: wireId64.transform(BigInt).nullable(),
        asked: z
          .array(z.enum([...new Set([...PAYMENT_FACTS, ...QUERY_FACTS, PROOF])] as [string, ...string[]]))
          .min(1)
          .max(10),
        text: wireText(1, SUPPORT_TEXT.max),
        key: wireGuid,
      })
      .refine(({ itemId, asked }) => asked.every((one) => (itemId === null ? QueryAsk : PaymentAsk).safeParse(one).success), {
        path: ['asked'],
        message: 'of a payment, or of the request',
      }),
    reply: PaymentQuery,
    fails: ['not_found', 'support_closed', 'support_taken', 'rate_limited'],
  }),
  operatorFindPayment: defineCall({
    ...console,
    method: 'POST',
    paths: [{ path: '/operator-api/payment-queries/:threadId/payments/:itemId' }],
    summary: 'Says what the house found out about a payment; the player is told; audited',
    rate: { max: 240, windowSeconds: 60 },
    params: inPayment,
    body: z.object({ finding: z.enum(PAYMENT_FINDINGS), text: wireText(1, SUPPORT_TEXT.max), key: wireGuid }),
    reply: PaymentQuery,
    fails: ['not_found', 'support_closed', 'support_taken', 'rate_limited'],
  }),
} as const;
