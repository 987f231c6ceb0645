import { z } from 'zod';
import { defineCall } from './call.ts';

/** How the identifier is to be read; of the kinds of R052 those that a password goes with. */
export const LoginKind = z.enum(['id', 'email', 'phone_number']);
export type LoginKind = z.infer<typeof LoginKind>;

const Credentials = z.object({
  type: LoginKind.optional(),
  login: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
});

export const UserToken = z.object({
  userId: z.string(),
  /** Also set as the cookie `user_token`; its `exp` claim is when it ends (seconds since 1970). */
  token: z.string(),
  expiresAt: z.number().int(),
});
export type UserToken = z.infer<typeof UserToken>;

/** A short-lived token for the header Authorization. `expireDate` is ISO 8601. */
export const ServiceToken = z.object({
  type: z.literal('token'),
  id: z.string(),
  attributes: z.object({ userToken: z.string(), expireDate: z.string() }),
});
export type ServiceToken = z.infer<typeof ServiceToken>;

export const SESSION_CALLS = {
  authenticate: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/auth', row: 'C016' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Sign in by number, e-mail or phone',
    captcha: true,
    rate: { max: 30, windowSeconds: 60 },
    body: Credentials.transform((c) => ({ kind: c.type ?? null, identifier: c.login, password: c.password })),
    reply: UserToken,
    fails: ['wrong_credentials', 'account_blocked', 'rate_limited'],
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
