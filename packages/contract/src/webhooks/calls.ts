import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { DELIVERY_STATUSES, WEBHOOK_ACTIONS, WEBHOOK_KINDS } from './enums.ts';

const base = { method: 'POST', access: 'operator', roles: ['admin'], envelope: 'flag', assumed: true } as const;
const rate = { max: 60, windowSeconds: 60 } as const;
const Id = z.string().regex(/^\d{1,18}$/, 'the number of a webhook');
const Kinds = z
  .array(z.enum(WEBHOOK_KINDS))
  .min(1)
  .refine((kinds) => new Set(kinds).size === kinds.length, 'each kind once');

/** Times are epoch ms. */
export const WebhookView = z.object({
  id: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  paused: z.boolean(),
  createdBy: z.string(),
  createdAt: z.number(),
  waiting: z.number().int(),
  givenUp: z.number().int(),
  deliveredAt: z.number().nullable(),
  /** Why the last try failed, and when the next one is; null while it works. */
  failing: z.object({ error: z.string(), nextTryAt: z.number() }).nullable(),
});
export type WebhookView = z.infer<typeof WebhookView>;

export const WebhookDeliveryView = z.object({
  id: z.string(),
  /** Of the event: the message's `webhook-id`, by which a receiver knows one that comes twice. */
  eventId: z.string(),
  kind: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  tries: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.number(),
  deliveredAt: z.number().nullable(),
});
export type WebhookDeliveryView = z.infer<typeof WebhookDeliveryView>;

export const WEBHOOKS_CALLS = {
  operatorWebhooks: defineCall({
    ...base,
    paths: [{ path: '/operator-api/webhooks' }],
    summary: "Where a brand's events are sent to, and how that goes",
    rate,
    body: z.object({}),
    reply: z.object({ webhooks: z.array(WebhookView) }),
    fails: ['rate_limited'],
  }),
  operatorAddWebhook: defineCall({
    ...base,
    paths: [{ path: '/operator-api/webhooks/add' }],
    summary: 'Sends events of the brand to an address from now on; the secret that signs them is told here and never again; audited',
    rate,
    body: z.object({ url: z.string().trim().min(1).max(500), kinds: Kinds, reason: OperatorReason }),
    reply: z.object({ id: z.string(), secret: z.string() }),
    fails: ['rate_limited', 'conflict'],
  }),
  operatorActOnWebhook: defineCall({
    ...base,
    paths: [{ path: '/operator-api/webhooks/act' }],
    summary:
      'Pauses or resumes a webhook (what happens in between waits), sends it a test, sends again what was given up, or removes it; audited',
    rate,
    body: z.object({ webhookId: Id, action: z.enum(WEBHOOK_ACTIONS), reason: OperatorReason }),
    reply: z.object({ webhookId: z.string() }),
    fails: ['rate_limited', 'not_found'],
  }),
  operatorWebhookDeliveries: defineCall({
    ...base,
    paths: [{ path: '/operator-api/webhooks/deliveries' }],
    summary: 'What was sent to a webhook in the last 30 days, the newest first, of one status or of all',
    rate,
    body: z.object({
      webhookId: Id,
      status: z.enum(DELIVERY_STATUSES).optional(),
      before: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      count: z.int().min(1).max(200).default(50),
    }),
    reply: z.object({ deliveries: z.array(WebhookDeliveryView) }),
    fails: ['rate_limited', 'not_found'],
  }),
} as const;
