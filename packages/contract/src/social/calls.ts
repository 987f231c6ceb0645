import { SOCIAL_PROVIDERS } from '@touchline/catalogue/account/social-providers';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { LoggedInStep, LoginResponse, wireCode } from '../session/calls.ts';
import { wireBoolean } from '../wire.ts';

export const SocialProvider = z.enum(SOCIAL_PROVIDERS);

/** A provider's profile of a person, as far as it has one; by the names of the registration's fields. */
export const SocialProfile = z.object({
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  birth_date: z.string().optional(),
});
export type SocialProfile = z.infer<typeof SocialProfile>;

/** A profile without an account: to be registered with the ticket (S194), within a quarter of an hour. */
const RegistrationStep = z.object({ step: z.literal('registration'), ticket: z.string(), profile: SocialProfile });
const LinkedStep = z.object({ step: z.literal('linked'), provider: SocialProvider });

/** Rights that a partner's application may ask a player for: who they are; to sign them in inside its frame. */
export const OAUTH_SCOPES = ['profile', 'xframe'] as const;
export type OauthScope = (typeof OAUTH_SCOPES)[number];

const Scope = z
  .string()
  .max(100)
  .transform((text) => [...new Set(text.split(/[ ,]+/).filter((right) => right !== ''))])
  .pipe(z.array(z.enum(OAUTH_SCOPES)).min(1));
const ClientId = z.string().regex(/^[\w.-]{3,64}$/, 'a client id');
const asked = { client_id: ClientId, redirect_uri: z.string().max(500), scope: Scope };

export const SOCIAL_CALLS = {
  socialProviders: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/socauth/providers' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Services that players can sign in by here; those that the player has linked are marked',
    reply: z.array(
      z.object({
        provider: SocialProvider,
        linked: z.boolean(),
        /** Not the service itself, but our own provider for tests in its place. */
        standIn: z.boolean(),
      }),
    ),
    fails: [],
    assumed: true,
  }),
  beginSocial: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/socauth/start' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Where to send the browser to sign in by a service, or to link it to the signed-in player',
    rate: { max: 30, windowSeconds: 600 },
    body: z.object({ provider: SocialProvider }),
    /** `expiresAt` is epoch ms. */
    reply: z.object({ url: z.string(), expiresAt: z.number().int() }),
    fails: ['social_unavailable', 'social_refused', 'rate_limited'],
    assumed: true,
  }),
  socialAuthenticate: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/socauth/auth', row: 'C023' }],
    access: 'guest',
    envelope: 'flag',
    summary: 'Back from the service with its code: signs in, asks for a second factor, links, or begins a registration',
    rate: { max: 30, windowSeconds: 600 },
    body: z.object({
      provider: SocialProvider,
      code: z.string().min(1).max(2000),
      state: z.string().min(10).max(200),
      /** RFC 9207, where the service sends it. */
      iss: z.string().max(300).optional(),
    }),
    reply: z.discriminatedUnion('step', [...LoginResponse.options, RegistrationStep, LinkedStep]),
    fails: ['social_unavailable', 'social_refused', 'social_linked', 'step_ended', 'account_blocked', 'wrong_credentials', 'rate_limited'],
    assumed: true,
  }),
  linkSocial: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/socauth/link' }],
    access: 'guest',
    envelope: 'flag',
    summary:
      "Links a service's profile to an account whose login and password are given, with the app's code where it asks for one; signs in",
    captcha: true,
    rate: { max: 20, windowSeconds: 600 },
    body: z.object({
      social_ticket: z.string().min(20).max(2000),
      login: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(200),
      code: wireCode.optional(),
    }),
    /** `code`: the account has a second factor; the same again with its code. */
    reply: z.discriminatedUnion('step', [LoggedInStep, z.object({ step: z.literal('code') })]),
    fails: [
      'captcha_required',
      'wrong_credentials',
      'code_wrong',
      'step_ended',
      'social_linked',
      'account_blocked',
      'unavailable',
      'rate_limited',
    ],
    assumed: true,
  }),
  oauthRights: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/oauth/rights', row: 'C021' }],
    access: 'any',
    envelope: 'flag',
    summary: 'What an application of a partner asks the player for, before the player says yes',
    query: z.object(asked),
    reply: z.object({
      client: z.object({ id: z.string(), name: z.string() }),
      rights: z.array(z.enum(OAUTH_SCOPES)),
      isAuthorized: z.boolean(),
    }),
    fails: ['client_unknown', 'invalid'],
    assumed: true,
  }),
  oauthAuthorize: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/oauth/auth', row: 'C022' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The player’s answer to an application: gives the address to return to, with a code or with access_denied',
    rate: { max: 30, windowSeconds: 600 },
    body: z.object({
      ...asked,
      state: z.string().min(8).max(200),
      code_challenge: z.string().regex(/^[\w-]{43}$/, 'an S256 challenge'),
      code_challenge_method: z.literal('S256'),
      allow: wireBoolean,
    }),
    reply: z.object({ redirect_url: z.string() }),
    fails: ['client_unknown', 'invalid', 'unauthenticated', 'rate_limited'],
    assumed: true,
  }),
  oauthToken: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/oauth/token' }],
    access: 'any',
    envelope: 'plain',
    summary: 'A partner’s server changes the code for what was allowed (RFC 6749 4.1.3 with PKCE)',
    rate: { max: 120, windowSeconds: 60 },
    body: z.object({
      grant_type: z.literal('authorization_code'),
      client_id: ClientId,
      client_secret: z.string().min(1).max(200),
      code: z.string().min(20).max(200),
      redirect_uri: z.string().max(500),
      code_verifier: z.string().regex(/^[\w.~-]{43,128}$/, 'a code verifier'),
    }),
    reply: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.number().int(),
      scope: z.string(),
      /** With the right `xframe`: signs the player in inside the partner’s frame (C026), once, within a minute. */
      xframe_token: z.string().optional(),
    }),
    fails: ['client_unknown', 'step_ended', 'rate_limited'],
    assumed: true,
  }),
  oauthUser: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/oauth/user' }],
    access: 'any',
    envelope: 'plain',
    summary: 'Who the player of an access token is, with the right `profile`',
    reply: z.object({ sub: z.string(), country: z.string(), currency: z.string(), locale: z.string() }),
    fails: ['token_not_authenticated', 'forbidden'],
    assumed: true,
  }),
} as const;
