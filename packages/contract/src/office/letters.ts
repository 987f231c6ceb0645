import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireInt } from '../wire.ts';
import { MAIL_TYPES, PLAYER_SETTINGS } from './enums.ts';

/** The letters of one kind that a link in one of them is about. */
export const EmailSubscription = z.object({
  setting: z.enum(PLAYER_SETTINGS.map(({ key }) => key)),
  subscribed: z.boolean(),
  /** Masked; null where the player has none any more. */
  address: z.string().nullable(),
});
export type EmailSubscription = z.infer<typeof EmailSubscription>;

/** By the link of a letter, without signing in. */
const letterCall = {
  access: 'any',
  envelope: 'flag',
  assumed: true,
  rate: { max: 60, windowSeconds: 3600 },
  query: z.object({ token: z.string().min(1, 'required').max(100) }),
  reply: EmailSubscription,
  fails: ['not_found', 'rate_limited'],
} as const;

export const OFFICE_LETTER_CALLS = {
  mailing: defineCall({
    access: 'session',
    envelope: 'flag',
    assumed: true,
    method: 'POST',
    paths: [{ path: '/web-api/user/mailing', row: 'C015' }],
    summary: 'Sends the player a letter of a type: 0 tells under which address the site is reached',
    rate: { max: 5, windowSeconds: 3600 },
    body: z.object({ type: wireInt(MAIL_TYPES.vipDomain, MAIL_TYPES.vipDomain) }),
    reply: z.object({ sent: z.literal(true) }),
    fails: ['email_missing', 'rate_limited'],
  }),
  getEmailSubscription: defineCall({
    ...letterCall,
    method: 'GET',
    paths: [{ path: '/web-api/letters/subscription' }],
    summary: 'Whether the player still gets the letters that a link is from',
  }),
  unsubscribeEmails: defineCall({
    ...letterCall,
    method: 'POST',
    paths: [{ path: '/web-api/letters/unsubscribe' }],
    summary: "Ends the letters that a link is from; also what a mail program's own button posts (RFC 8058)",
  }),
  resubscribeEmails: defineCall({
    ...letterCall,
    method: 'POST',
    paths: [{ path: '/web-api/letters/resubscribe' }],
    summary: 'Takes the end of these letters back',
  }),
} as const;
