import { z } from 'zod';
import { defineCall } from './call.ts';
import { wireFlag, wireInt } from './wire.ts';
import { REGISTRATION_KINDS } from './words.ts';

export const RegistrationKind = z.enum(REGISTRATION_KINDS);
export type RegistrationKind = z.infer<typeof RegistrationKind>;

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
/** At least 8 characters with a letter and a digit. */
const Password = z.string().min(8, 'password_min_length').max(128).regex(/\p{L}/u, 'password_letter').regex(/\d/, 'password_digit');
const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{M}'` -]+$/u, 'validation_available_symbols');
const BirthDate = z.iso.date();

/** One body for all kinds: which fields are required follows from the kind, and a missing one is named in `validation_errors`. */
const Registration = z
  .object({
    country_id: wireInt(1, 1000),
    currency_id: wireInt(1, 1000),
    /** "I am of age". */
    adult: wireFlag,
    /** "I accept the rules". */
    terms: wireFlag,
    lng: z.string().max(8).optional(),
    promo_code: z.string().trim().max(40).optional(),
    phone_number: Phone.optional(),
    email: Email.optional(),
    password: Password.optional(),
    first_name: PersonName.optional(),
    last_name: PersonName.optional(),
    birth_date: BirthDate.optional(),
  })
  .transform((r) => ({
    countryId: r.country_id,
    currencyId: r.currency_id,
    adult: r.adult,
    terms: r.terms,
    language: r.lng ?? null,
    phone: r.phone_number ?? null,
    email: r.email?.toLowerCase() ?? null,
    password: r.password ?? null,
    firstName: r.first_name ?? null,
    lastName: r.last_name ?? null,
    birthDate: r.birth_date ?? null,
  }));
export type Registration = z.output<typeof Registration>;

export const REGISTRATION_CALLS = {
  register: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/registration/:kind' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Open an account and sign in; a password made by us is told once',
    captcha: true,
    rate: { max: 20, windowSeconds: 600 },
    params: z.object({ kind: RegistrationKind }),
    body: Registration,
    reply: z.object({
      userId: z.string(),
      login: z.string(),
      /** Only where we made it (fast, phone); never readable again. */
      password: z.string().nullable(),
      token: z.string(),
      expiresAt: z.number().int(),
      currency: z.string(),
    }),
    fails: ['invalid', 'under_age', 'terms_not_accepted', 'country_not_served', 'login_taken', 'rate_limited'],
    assumed: true,
  }),
} as const;
