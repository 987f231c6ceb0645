import { LOGIN_IDENTIFIERS } from '@touchline/catalogue/account/login-kinds';
import { z } from 'zod';
import { AppealText, AppealView } from '../blocks/calls.ts';
import { RESTRICTION_SCOPES } from '../blocks/enums.ts';
import { defineCall } from '../call.ts';
import { wireBoolean } from '../wire.ts';

/** How the identifier is to be read; of the kinds of R060 those that a password goes with. */
export const LoginKind = z.enum(['id', 'email', 'phone_number']);
export type LoginKind = z.infer<typeof LoginKind>;

/** The meaning of a `sms` identifier: the proof that C018 gave for the code. An `xframe_token` is the token itself. Neither has a password. */
const Credentials = z
  .object({
    type: z.enum(LOGIN_IDENTIFIERS).optional(),
    login: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(200).optional(),
  })
  .superRefine(({ type, password }, issue) => {
    if (type !== 'sms' && type !== 'xframe_token' && password === undefined)
      issue.addIssue({ code: 'custom', path: ['password'], message: 'auth_required_field' });
  });

/** A code as typed: blanks do not count. */
export const wireCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{4,8}$/, 'auth_incorrect_code'));
export const wireGuid = z.string().regex(/^[\w-]{10,64}$/, 'auth_incorrect_code');
/** Digits with the calling code, however they are grouped. */
const wirePhone = z
  .string()
  .trim()
  .regex(/^\+?[\d\s()-]{6,24}$/, 'phone_min_length')
  .transform((text) => text.replace(/\D/g, ''))
  .pipe(z.string().min(6, 'phone_min_length').max(20));

/** At least 8 characters with a letter and a digit. Validation keys of R150 stand as messages: the site shows them in its language. */
export const wirePassword = z
  .string()
  .min(8, 'password_min_length')
  .max(128)
  .regex(/\p{L}/u, 'password_letter')
  .regex(/\d/, 'password_digit');

export const UserToken = z.object({
  userId: z.string(),
  /** Also set as the cookie `user_token`; its `exp` claim is when it ends (seconds since 1970). */
  token: z.string(),
  expiresAt: z.number().int(),
});
export type UserToken = z.infer<typeof UserToken>;

export const LoggedInStep = UserToken.extend({ step: z.literal('signed-in') });

/** The code of the player's app is still missing: to be sent with this guid (C019, C024) until it ends (epoch ms). */
const SecondFactorStep = z.object({ step: z.literal('second-factor'), guid: z.string(), expiresAt: z.number().int() });

/** How a sign-in stands after the first proof. */
export const LoginResponse = z.discriminatedUnion('step', [LoggedInStep, SecondFactorStep]);
export type LoginResponse = z.infer<typeof LoginResponse>;

/** The sent code, without its receiver: the same for a phone that nobody has. Times in seconds. */
export const SentCode = z.object({
  guid: z.string(),
  message: z.string(),
  code_length: z.number().int(),
  /** Another one can be asked for. */
  resend_after: z.number().int(),
  expires_in: z.number().int(),
});
export type SentCode = z.infer<typeof SentCode>;

/** A short-lived token for the header Authorization. `expireDate` is ISO 8601. */
export const ServiceToken = z.object({
  type: z.literal('token'),
  id: z.string(),
  attributes: z.object({ userToken: z.string(), expireDate: z.string() }),
});
export type ServiceToken = z.infer<typeof ServiceToken>;

/** A session that lives. Times are epoch ms. */
export const SessionView = z.object({
  id: z.string(),
  current: z.boolean(),
  /** Of the browser and the system, as far as they say. */
  browser: z.string(),
  system: z.string(),
  ip: z.string(),
  method: z.string(),
  startedAt: z.number().int(),
  seenAt: z.number().int(),
});

/** A password reset that waits for the new password. */
export const PasswordReset = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  /** Of the code that an SMS holds; a link needs none. */
  code_length: z.number().int(),
  /** Epoch ms. */
  expiresAt: z.number().int(),
});

/** The page of a block. Times are epoch ms. */
export const BlockPage = z.object({
  blockedAt: z.number().int().nullable(),
  /** The operator's text for the player; null if there is none. */
  reason: z.string().nullable(),
  mayAppeal: z.boolean(),
  /** Null: until an operator lifts it. */
  until: z.number().int().nullable(),
  appeal: AppealView.nullable(),
});

const signInFailures = ['captcha_required', 'account_blocked', 'unavailable', 'rate_limited'] as const;
const blockTicket = z.string().min(20).max(1000);

export const SESSION_CALLS = {
  authenticate: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/auth', row: 'C016' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Sign in by number, e-mail, phone, the proof of an SMS code or the token of a partner frame; may ask for a second factor',
    captcha: true,
    rate: { max: 30, windowSeconds: 60 },
    body: Credentials,
    reply: LoginResponse,
    fails: [...signInFailures, 'wrong_credentials'],
    assumed: true,
  }),
  sendLoginCode: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/sms-auth/send-code', row: 'C017' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Send a code to sign in with to a phone; answers alike for phones that nobody has',
    captcha: true,
    rate: { max: 10, windowSeconds: 600 },
    body: z.object({ phone: wirePhone }),
    reply: SentCode,
    fails: ['captcha_required', 'rate_limited'],
    assumed: true,
  }),
  verifyLoginCode: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/sms-auth/check-code', row: 'C018' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Takes the code of an SMS and gives a proof to sign in with, once',
    rate: { max: 30, windowSeconds: 600 },
    body: z.object({ guid: wireGuid, code: wireCode }),
    reply: z.object({ proof: z.string() }),
    fails: ['code_wrong', 'step_ended', 'rate_limited'],
    assumed: true,
  }),
  secondFactor: defineCall({
    method: 'POST',
    paths: [
      { path: '/web-api/user/twoauth/', row: 'C019' },
      { path: '/web-api/socauth/twofactor/', row: 'C024' },
    ],
    access: 'guest',
    envelope: 'flag',
    summary: 'The code of the authenticator app ends a sign-in; `remember` spares this browser the question for 90 days',
    rate: { max: 30, windowSeconds: 600 },
    body: z.object({ guid: wireGuid, code: wireCode, remember: wireBoolean.optional() }),
    reply: LoggedInStep,
    fails: ['code_wrong', 'step_ended', 'account_blocked', 'rate_limited'],
    assumed: true,
  }),
  xframeAuthenticate: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/xframe/v1/user/auth', row: 'C026' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Sign in inside a frame of a partner, with the token that the partner was given; good once, for a minute',
    rate: { max: 30, windowSeconds: 60 },
    body: z.object({ xframe_token: z.string().min(20).max(200) }),
    reply: LoggedInStep,
    fails: ['wrong_credentials', 'account_blocked', 'rate_limited'],
    assumed: true,
  }),
  sessions: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/session-api/sessions/user', row: 'C025' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Where the player is signed in, newest first',
    reply: z.object({ sessions: z.array(SessionView) }),
    fails: [],
    assumed: true,
  }),
  beginPasswordReset: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/v1/user/passwordreset/request' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Send a link by mail or a code by SMS to whoever forgot the password; answers alike for logins that nobody has',
    captcha: true,
    rate: { max: 10, windowSeconds: 600 },
    body: z.object({ login: z.string().trim().min(1).max(254), type: z.enum(['email', 'phone_number']).optional() }),
    reply: z.object({ id: z.string(), channel: z.enum(['mail', 'sms']), code_length: z.number().int(), expiresAt: z.number().int() }),
    fails: ['captcha_required', 'rate_limited'],
    assumed: true,
  }),
  readPasswordReset: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/api/internal/v1/user/passwordreset', row: 'C010' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Whether the link of a reset letter is still good',
    rate: { max: 60, windowSeconds: 600 },
    query: z.object({ id: wireGuid, token: z.string().min(20).max(100) }),
    reply: PasswordReset,
    fails: ['step_ended', 'rate_limited'],
    assumed: true,
  }),
  resetPassword: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/v1/user/passwordreset', row: 'C011' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Set a new password with the token of the link or the code of the SMS; ends every session of the player',
    rate: { max: 30, windowSeconds: 600 },
    body: z
      .object({ id: wireGuid, token: z.string().min(20).max(100).optional(), code: wireCode.optional(), password: wirePassword })
      .refine(({ token, code }) => token !== undefined || code !== undefined, { path: ['code'], message: 'auth_required_field' })
      .transform(({ id, token, code, password }) => ({ id, secret: token ?? code ?? '', password })),
    reply: z.object({ changed: z.literal(true) }),
    fails: ['password_breached', 'code_wrong', 'step_ended', 'rate_limited'],
    assumed: true,
  }),
  blockPage: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/user/block' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Why an account is blocked (S209), for whoever proved with the right password whose it is',
    query: z.object({ ticket: blockTicket }),
    reply: BlockPage,
    fails: ['step_ended', 'rate_limited'],
    rate: { max: 60, windowSeconds: 600 },
    assumed: true,
  }),
  appealBlock: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/block/appeal' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'What a blocked player has to say about it (S210); one at a time, answered by an operator',
    rate: { max: 10, windowSeconds: 3600 },
    body: z.object({ ticket: blockTicket, text: AppealText }),
    reply: BlockPage,
    fails: ['step_ended', 'appeal_waits', 'rate_limited'],
    assumed: true,
  }),
  operatorAppeals: defineCall({
    method: 'GET',
    paths: [{ path: '/operator-api/appeals' }],
    access: 'operator',
    roles: ['support', 'risk', 'admin'],
    envelope: 'flag',
    summary: 'Appeals of blocked players that wait, oldest first',
    reply: z.array(
      z.object({ id: z.string(), playerId: z.string(), scope: z.enum(RESTRICTION_SCOPES), text: z.string(), createdAt: z.number().int() }),
    ),
    fails: [],
    assumed: true,
  }),
  operatorAnswerAppeal: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/answer-appeal' }],
    access: 'operator',
    roles: ['risk', 'admin'],
    envelope: 'flag',
    summary: 'Lifts a block or keeps it, with words for the player; recorded',
    body: z.object({
      appealId: z.string().regex(/^[1-9]\d{0,17}$/, 'the number of an appeal'),
      decision: z.enum(['lifted', 'kept']),
      answer: z.string().trim().min(3).max(1000),
    }),
    reply: z.object({ playerId: z.string(), decision: z.enum(['lifted', 'kept']) }),
    fails: ['not_found'],
    assumed: true,
  }),
  disconnect: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/disconnect', row: 'C020' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Sign out: ends this session everywhere it is used',
    reply: z.object({ ended: z.literal(true) }),
    fails: [],
    assumed: true,
  }),
  serviceToken: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/api/mobile/v1/token/', row: 'C244' }],
    access: 'session',
    envelope: 'jsonapi',
    summary: 'A service token of this session',
    reply: ServiceToken,
    fails: [],
    assumed: false,
  }),
  /** 403, not 401, tells a client that there is no session to refresh from. */
  refreshServiceToken: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/api/mobile/v1/token/refresh', row: 'C245' }],
    access: 'any',
    envelope: 'jsonapi',
    summary: 'A new service token; 403 if the player is not signed in',
    reply: ServiceToken,
    fails: ['token_not_authenticated'],
    assumed: false,
  }),
  userToken: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/user/gettoken', row: 'C246' }],
    access: 'session',
    envelope: 'flag',
    summary: 'A fresh user token of this session, also set as a cookie',
    reply: UserToken,
    fails: [],
    assumed: false,
  }),
} as const;
