import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Requests of a player about the data that is kept of them: a copy (GDPR article 20), and erasure (article 17). Calls of our own. */
const base = { access: 'session', envelope: 'flag', assumed: true } as const;

const Password = z.string().min(1, 'required').max(200);

export const EXPORT_STATUSES = ['preparing', 'ready', 'taken', 'expired'] as const;
/** Why an account cannot be erased now. */
export const ERASURE_BLOCKERS = ['balance', 'running-bets', 'self-excluded'] as const;
export type ErasureHindrance = (typeof ERASURE_BLOCKERS)[number];

export const PrivacyState = z.object({
  /** The newest copy that was asked for; null where none was. Times are epoch ms. */
  copy: z
    .object({
      status: z.enum(EXPORT_STATUSES),
      requestedAt: z.number(),
      /** Until when it can be downloaded. */
      expiresAt: z.number(),
      bytes: z.number().int().nullable(),
    })
    .nullable(),
  blockers: z.array(z.enum(ERASURE_BLOCKERS)),
});
export type PrivacyState = z.infer<typeof PrivacyState>;

export const PRIVACY_CALLS = {
  privacyState: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/privacy' }],
    summary: "Whether a copy of the player's data is ready, and what stands in the way of erasing it",
    reply: PrivacyState,
    fails: [],
  }),
  requestDataExport: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/privacy/copy' }],
    summary: "Has a copy of all of the player's data made; the inbox tells when it is ready",
    rate: { max: 5, windowSeconds: 3600 },
    body: z.object({ password: Password }),
    reply: PrivacyState,
    fails: ['wrong_password', 'copy_waits', 'rate_limited'],
  }),
  privacyDownload: defineCall({
    ...base,
    envelope: 'raw',
    method: 'POST',
    paths: [{ path: '/web-api/privacy/copy/download' }],
    summary: 'The copy as JSON, once; what was kept for it is gone afterwards',
    rate: { max: 10, windowSeconds: 3600 },
    body: z.object({ password: Password }),
    reply: z.string(),
    fails: ['wrong_password', 'not_found', 'rate_limited'],
  }),
  privacyErase: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/privacy/erase' }],
    summary: 'Erases the player for good: the key of the personal data is destroyed, what the law keeps stays under the number alone',
    rate: { max: 5, windowSeconds: 3600 },
    body: z.object({ password: Password, sure: z.literal(true) }),
    reply: z.object({ erased: z.literal(true) }),
    fails: ['wrong_password', 'account_not_empty', 'bets_open', 'self_excluded', 'rate_limited'],
  }),
} as const;
