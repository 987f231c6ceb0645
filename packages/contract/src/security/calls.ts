import { z } from 'zod';
import { defineCall } from '../call.ts';
import { VerificationCodeSent, wireAnswer, wireCode } from '../phones/calls.ts';
import { wireBoolean, wireGuid, wireInt, wireLanguage } from '../wire.ts';
import { DEVICE_KINDS, PASSWORD_LENGTH, SECRET_QUESTIONS, SECURITY_CHANGES, SECURITY_ITEMS } from './enums.ts';

const base = { access: 'session', envelope: 'flag', assumed: true } as const;

/** A session of the player (R073). Times are epoch seconds. */
export const PlayerSession = z.object({
  session_id: z.string(),
  is_current: z.boolean(),
  device: z.enum(DEVICE_KINDS),
  /** As the browser calls itself: "Chrome 141, Windows". */
  browser: z.string(),
  /** The address with its last part hidden. */
  address: z.string(),
  /** The network as its address tells it: this machine, a private network, or the internet. */
  place: z.enum(['this-machine', 'private-network', 'internet']),
  /** With what the player proved who they are: password, sms... */
  method: z.string(),
  began_at: z.number().int(),
  seen_at: z.number().int(),
  ended_at: z.number().int().nullable(),
  end_reason: z.string().nullable(),
});
export type PlayerSession = z.infer<typeof PlayerSession>;

/** Base64 of UTF-8, as password fields travel (R069): unreadable over a shoulder, no protection by itself. */
const wireBase64 = z
  .string()
  .min(1, 'required')
  .max(1000)
  .transform((text, context) => {
    const bytes = /^[A-Za-z0-9+/]*={0,2}$/.test(text) && text.length % 4 === 0 ? Uint8Array.from(atob(text), (c) => c.charCodeAt(0)) : null;
    try {
      if (bytes) return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      // Said below, as for what is not Base64 at all.
    }
    context.addIssue({ code: 'custom', message: 'base64 of text' });
    return z.NEVER;
  });

/** A password to be chosen: 8 characters and more, with a letter and a digit, no control characters. */
const NewPassword = wireBase64.pipe(
  z
    .string()
    .min(PASSWORD_LENGTH.min, 'password_min_length')
    .max(PASSWORD_LENGTH.max, 'password_max_length')
    .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'password_available_symbols')
    .regex(/\p{L}/u, 'password_letter')
    .regex(/\d/, 'password_digit'),
);

const wireEmail = z.string().trim().min(1, 'required').max(254);

export const SecurityOverview = z.object({
  /** From 0 to 100. */
  level: z.number().int(),
  items: z.array(z.object({ key: z.enum(SECURITY_ITEMS), done: z.boolean(), points: z.number().int() })),
  email: z.string().nullable(),
  email_confirmed: z.boolean(),
  phone: z.string().nullable(),
  phone_confirmed: z.boolean(),
  login: z.string().nullable(),
  auth_by_email: z.boolean(),
  two_factor: z.boolean(),
  secure_question: z.string().nullable(),
  /** Epoch seconds. */
  password_changed_at: z.number().int(),
  /** Until when withdrawals wait because of a change; null where they do not. Epoch seconds. */
  withdrawals_paused_until: z.number().int().nullable(),
});

export const SECURITY_CALLS = {
  securityOverview: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/user/secure', row: 'C014' }],
    summary: 'How well the account is protected, and what would protect it better',
    reply: SecurityOverview,
    fails: [],
  }),
  securityHistory: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/security/history' }],
    summary: 'What was changed about the security of the account, newest first',
    query: z.object({ limit: wireInt(1, 200).default(50) }),
    reply: z.array(
      z.object({
        change: z.enum(SECURITY_CHANGES),
        /** Epoch seconds. */
        at: z.number().int(),
        device: z.enum(DEVICE_KINDS),
        browser: z.string(),
        address: z.string(),
      }),
    ),
    fails: [],
  }),
  logOutOtherSessions: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/disconnecteverywhere', row: 'C027' }],
    summary: 'Ends every other session of the player; this one goes on',
    reply: z.object({ ended: z.number().int() }),
    fails: [],
  }),
  endSession: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/closesession', row: 'C028' }],
    summary: 'Ends one session of the player',
    body: z.object({ session_id: wireGuid }).transform((b) => ({ sessionId: b.session_id })),
    reply: z.object({ ended: z.literal(true) }),
    fails: ['not_found'],
  }),
  sessionId: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/officeapi/getsessionid', row: 'C029' }],
    summary: 'The name of this session in the list',
    reply: z.object({ session_id: z.string() }),
    fails: [],
  }),
  userSessions: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/getusersessions', row: 'C030' }],
    summary: 'Sessions with their devices, newest first; the running ones unless the ended are asked for too',
    body: z.object({ with_ended: wireBoolean.default(false) }).transform((b) => ({ withEnded: b.with_ended })),
    reply: z.array(PlayerSession),
    fails: [],
  }),
  secureQuestion: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/getUserSecureQuestion', row: 'C035' }],
    summary: "The player's secret question",
    body: z.object({ lng: wireLanguage.optional() }).transform((b) => ({ language: b.lng })),
    reply: z.object({ secure_question: z.string().nullable() }),
    fails: [],
  }),
  secureQuestionWithPhone: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/getusersecurequestion-with-phone', row: 'C036' }],
    summary: 'The secret question, and the phone with its middle hidden',
    reply: z.object({ secure_question: z.string().nullable(), phone: z.string().nullable() }),
    fails: [],
  }),
  secureQuestions: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/officeapi/getsecurequestions', row: 'C037' }],
    summary: 'Questions to choose from',
    query: z.object({ lng: wireLanguage.optional() }).transform((q) => ({ language: q.lng })),
    reply: z.array(z.object({ id: z.number().int(), question: z.string() })),
    fails: [],
  }),
  setSecretQuestion: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/setanswertosecurequestion', row: 'C038' }],
    summary: 'Chooses a question of the list and answers it',
    rate: { max: 10, windowSeconds: 600 },
    body: z
      .object({ question_id: wireInt(1, SECRET_QUESTIONS.length), answer: wireAnswer, password: wireBase64 })
      .transform((b) => ({ questionId: b.question_id, answer: b.answer, password: b.password })),
    reply: z.object({ secure_question: z.string() }),
    fails: ['wrong_password', 'captcha_required', 'rate_limited'],
    captcha: true,
  }),
  setCustomSecretQuestion: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/setanswertocustomsecurequestion', row: 'C039' }],
    summary: 'Asks a question of one’s own and answers it',
    rate: { max: 10, windowSeconds: 600 },
    body: z.object({
      question: z
        .string()
        .trim()
        .min(5, 'min_symbols_limit')
        .max(150)
        .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'plain text'),
      answer: wireAnswer,
      password: wireBase64,
    }),
    reply: z.object({ secure_question: z.string() }),
    fails: ['wrong_password', 'captcha_required', 'rate_limited'],
    captcha: true,
  }),
  changeLogin: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/office/account/login', row: 'C055' }],
    summary: 'Chooses a login of one’s own, and whether the e-mail signs in too',
    rate: { max: 10, windowSeconds: 600 },
    body: z
      .object({
        login: z
          .string()
          .trim()
          .toLowerCase()
          .regex(/^[a-z][a-z0-9._-]{2,31}$/, 'login_format'),
        auth_by_email: wireBoolean,
      })
      .transform((b) => ({ login: b.login, authByEmail: b.auth_by_email })),
    reply: z.object({ login: z.string(), auth_by_email: z.boolean() }),
    fails: ['login_taken', 'rate_limited'],
  }),
  changePassword: defineCall({
    ...base,
    envelope: 'plain',
    method: 'PUT',
    paths: [{ path: '/web-api/api/web/user/v1/password', row: 'C064' }],
    captcha: true,
    summary: 'Changes the password; its fields travel in base64. A password known from leaks is refused.',
    rate: { max: 10, windowSeconds: 600 },
    body: z
      .object({
        old_password: wireBase64,
        password: NewPassword,
        password_confirmation: wireBase64,
        end_other_sessions: wireBoolean.default(false),
      })
      .refine((b) => b.password === b.password_confirmation, { path: ['password_confirmation'], message: 'passwords_differ' })
      .refine((b) => b.password !== b.old_password, { path: ['password'], message: 'password_same' })
      .transform((b) => ({ oldPassword: b.old_password, password: b.password, endOtherSessions: b.end_other_sessions })),
    reply: z.object({ changed: z.literal(true), ended_sessions: z.number().int() }),
    fails: ['wrong_password', 'password_breached', 'captcha_required', 'rate_limited'],
  }),
  changeEmail: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/security/email' }],
    captcha: true,
    summary: 'Begins a change of the e-mail address: a code goes to the new one. Nothing changes before it is confirmed.',
    rate: { max: 10, windowSeconds: 600 },
    body: z.object({ email: wireEmail, password: wireBase64 }),
    reply: VerificationCodeSent,
    fails: ['wrong_password', 'captcha_required', 'rate_limited'],
  }),
  confirmEmail: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/security/email/confirm' }],
    summary: 'Confirms an address by the code that it received',
    rate: { max: 20, windowSeconds: 600 },
    body: z.object({ confirm_code: wireCode }).transform((b) => ({ code: b.confirm_code })),
    reply: z.object({ email: z.string() }),
    fails: ['code_wrong', 'code_ended', 'login_taken', 'rate_limited'],
  }),
  sendEmailActivation: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/security/email/activation' }],
    summary: 'Sends a code to the address that the account has and that was never confirmed',
    rate: { max: 10, windowSeconds: 600 },
    reply: VerificationCodeSent,
    fails: ['email_missing', 'email_confirmed', 'rate_limited'],
  }),
} as const;
