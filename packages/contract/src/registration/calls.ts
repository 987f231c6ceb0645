import { GENDERS, REGISTRATION_FIELDS, REGISTRATION_KINDS, WELCOME_BONUSES } from '@touchline/catalogue/account/registration-fields';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireCode, wireGuid, wirePassword } from '../session/calls.ts';
import { wireAmount, wireBoolean, wireInt } from '../wire.ts';

/** Validation keys of R150 stand as messages: the site shows them in its language. */
const Email = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, 'validation_enter_correct_email');
const Phone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s()-]{6,24}$/, 'phone_min_length');
const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{M}'` -]+$/u, 'validation_available_symbols');
const Line = z.string().trim().min(1).max(120);
const PersonalNumber = z
  .string()
  .trim()
  .regex(/^[\p{L}\d -]{4,24}$/u, 'validation_available_symbols');
const PromoCode = z
  .string()
  .trim()
  .regex(/^[\w-]{3,40}$/, 'validation_available_symbols');

/** Fields of every registration. */
const Consent = z.object({
  country_id: wireInt(1, 1000),
  currency_id: wireInt(1, 1000),
  /** "I am of age". */
  adult: wireBoolean,
  /** "I accept the rules". */
  terms: wireBoolean,
  /** "Write to me about offers". */
  marketing: wireBoolean.optional(),
  lng: z.string().max(8).optional(),
  promo_code: PromoCode.optional(),
  bonus: z.enum(WELCOME_BONUSES).optional(),
});

/** One body for all kinds: which fields are required follows from kind and country, and a missing one is named in `validation_errors`. */
const Registration = Consent.extend({
  phone_number: Phone.optional(),
  email: Email.optional(),
  password: wirePassword.optional(),
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  birth_date: z.iso.date().optional(),
  gender: z.enum(GENDERS).optional(),
  citizenship_id: wireInt(1, 1000).optional(),
  personal_number: PersonalNumber.optional(),
  city: Line.optional(),
  address: Line.optional(),
  post_code: z.string().trim().min(2).max(12).optional(),
  /** Of kind `social`: what C023 gave for a profile without an account. */
  social_ticket: z.string().min(20).max(2000).optional(),
}).transform((r) => ({ ...r, email: r.email?.toLowerCase() }));
export type Registration = z.output<typeof Registration>;

const Registered = z.object({
  userId: z.string(),
  login: z.string(),
  /** Only where we made it (fast, phone); never readable again. */
  password: z.string().nullable(),
  token: z.string(),
  expiresAt: z.number().int(),
  currency: z.string(),
});

/** Whether the addresses of a player still wait to be confirmed. Times are epoch ms. */
export const Activation = z.object({
  /** The address that the letter went to, with most of it hidden; null where there is nowhere to send to. */
  address: z.string().nullable(),
  channel: z.enum(['mail', 'sms']).nullable(),
  confirmed: z.boolean(),
  /** For C005, with the code of the letter. */
  id: z.string().nullable(),
  code_length: z.number().int(),
  /** From when on another letter can be asked for. */
  resendAt: z.number().int(),
  /** When the popup is to be shown again; null for never. */
  popupAt: z.number().int().nullable(),
});

/** JSON:API wraps what the query of the link said. */
const attributes = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ data: z.object({ attributes: z.object(shape) }) }).transform(({ data }) => data.attributes);
const Activated = z.object({ type: z.literal('activation'), id: z.string(), attributes: z.object({ channel: z.enum(['mail', 'sms']) }) });

const registrationFailures = [
  'captcha_required',
  'invalid',
  'under_age',
  'terms_not_accepted',
  'country_not_served',
  'registration_closed',
  'login_taken',
  'self_excluded',
  'unavailable',
  'rate_limited',
] as const;

export const REGISTRATION_CALLS = {
  register: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/registration/:kind' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Open an account and sign in (S191-S197); a password made by us is told once',
    captcha: true,
    rate: { max: 20, windowSeconds: 600 },
    params: z.object({ kind: z.enum(REGISTRATION_KINDS).exclude(['pay-and-play']) }),
    body: Registration,
    reply: Registered,
    fails: [...registrationFailures, 'password_breached', 'step_ended', 'social_linked'],
    assumed: true,
  }),
  registrationFields: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/registration/fields' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Which kinds of registration a country has and what each asks for',
    query: z.object({ country_id: wireInt(1, 1000) }),
    reply: z.object({
      minimumAge: z.number().int(),
      termsVersion: z.string(),
      bonuses: z.array(z.enum(WELCOME_BONUSES)),
      kinds: z.array(
        z.object({
          kind: z.enum(REGISTRATION_KINDS),
          fields: z.array(z.object({ field: z.enum(REGISTRATION_FIELDS), required: z.boolean() })),
        }),
      ),
    }),
    fails: ['invalid'],
    assumed: true,
  }),
  beginPayAndPlay: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/pay-and-play' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Register by the first deposit (S198): the bank says who pays; known players are signed in',
    captcha: true,
    rate: { max: 20, windowSeconds: 600 },
    body: Consent.extend({
      amount: wireAmount,
      return_path: z
        .string()
        .regex(/^\/(?![/\\])[\w\-/]*$/)
        .max(200)
        .default('/'),
    }),
    reply: z.object({ orderId: z.string(), redirectUrl: z.string() }),
    fails: [...registrationFailures, 'amount_format', 'amount_too_low', 'amount_too_high'],
    assumed: true,
  }),
  finishPayAndPlay: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/pay-and-play/finish' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Back from the bank, in the browser that began: signs in once the bank has said who paid',
    rate: { max: 60, windowSeconds: 600 },
    body: z.object({ order_id: wireGuid }),
    reply: z.discriminatedUnion('status', [
      z.object({ status: z.literal('waiting') }),
      Registered.extend({ status: z.literal('signed-in'), isNew: z.boolean() }),
    ]),
    fails: ['step_ended', 'under_age', 'account_blocked', 'rate_limited'],
    assumed: true,
  }),
  payAndPlayWebhook: defineCall({
    method: 'POST',
    paths: [{ path: '/webhooks/pay-and-play' }],
    access: 'signed',
    envelope: 'plain',
    summary: 'The bank says who pays, then that it was paid; signed, and harmless however often it is sent',
    body: z.discriminatedUnion('event', [
      z.object({
        event: z.literal('identity'),
        eventId: z.string().min(8).max(64),
        orderId: wireGuid,
        person: z.object({
          /** The bank's own lasting name for the person. */
          subject: z.string().min(4).max(100),
          first_name: PersonName,
          last_name: PersonName,
          birth_date: z.iso.date(),
          personal_number: PersonalNumber,
        }),
      }),
      z.object({
        event: z.enum(['paid', 'cancelled']),
        eventId: z.string().min(8).max(64),
        orderId: wireGuid,
        amount: wireAmount,
        currency: z.string().regex(/^[A-Z]{3,5}$/),
      }),
    ]),
    reply: z.object({ received: z.literal(true), userId: z.string().nullable() }),
    fails: ['forbidden', 'not_found', 'conflict', 'under_age'],
    assumed: true,
  }),
  activate: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/v1/user/activate', row: 'C004' }],
    access: 'guest',
    envelope: 'jsonapi',
    summary: 'The link of an activation letter: the address is the player’s',
    rate: { max: 30, windowSeconds: 600 },
    body: attributes({ id: wireGuid, token: z.string().min(20).max(100) }),
    reply: Activated,
    fails: ['step_ended', 'rate_limited'],
    assumed: true,
  }),
  activateFast: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/v1/user/activatefast', row: 'C005' }],
    access: 'guest',
    envelope: 'jsonapi',
    summary: 'The code of an activation letter or SMS, typed',
    rate: { max: 30, windowSeconds: 600 },
    body: attributes({ id: wireGuid, code: wireCode }),
    reply: Activated,
    fails: ['code_wrong', 'step_ended', 'rate_limited'],
    assumed: true,
  }),
  sendActivationMail: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/sendActivationMail', row: 'C008' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Send the activation letter again, one a minute; ends the one before',
    rate: { max: 20, windowSeconds: 3600 },
    reply: Activation,
    fails: ['email_missing', 'rate_limited'],
    assumed: true,
  }),
  activation: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/user/activation' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Whether the player’s address still waits to be confirmed, and when to remind of it',
    reply: Activation,
    fails: [],
    assumed: true,
  }),
  repeatActivationPopup: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/repeatActivationPopup', row: 'C009' }],
    access: 'session',
    envelope: 'flag',
    summary: 'The reminder to confirm the address was closed: it comes again after a day, and not at all once that is done',
    reply: Activation,
    fails: [],
    assumed: true,
  }),
  logCookieConsent: defineCall({
    method: 'POST',
    paths: [{ path: '/api-v3/v1/user/agreement-with-cookies/log', row: 'C007' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Keeps what someone chose about cookies: 0 nothing, 1 what is needed, 2 marketing, 3 all',
    rate: { max: 30, windowSeconds: 600 },
    body: z.object({ level: wireInt(0, 3) }),
    reply: z.object({ level: z.number().int() }),
    fails: ['rate_limited'],
    assumed: true,
  }),
} as const;
