import * as oauth from 'oauth4webapi';
import { Failure } from '#platform/http/failure';
import { type OauthProvider, type OpenIdProvider, personOf, type SocialIdentity } from './provider.ts';

/** The parts that a visit to a provider needs: the client that we are there, and how to get there. */
export interface OauthClientConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** In place of the network's own, for the stand-in in our process. */
  readonly fetch?: typeof fetch;
}

/** The shape of the provider's answer. */
export interface FlowChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

const TIMEOUT_MS = 8_000;
/** A provider's own word on its addresses is believed for so long. */
const DISCOVERED_MS = 3_600_000;

const discovered = new Map<string, { readonly server: oauth.AuthorizationServer; readonly until: number }>();

const options = (visitor: OauthClientConfig) => ({
  signal: AbortSignal.timeout(TIMEOUT_MS),
  ...(visitor.fetch ? { [oauth.customFetch]: visitor.fetch as never, [oauth.allowInsecureRequests]: true } : {}),
});

async function serverOf(
  provider: OpenIdProvider | OauthProvider,
  visitor: OauthClientConfig,
  nowMs: number,
): Promise<oauth.AuthorizationServer> {
  if (provider.kind === 'oauth') return provider.server;
  const known = discovered.get(provider.issuer);
  if (known && known.until > nowMs) return known.server;
  const issuer = new URL(provider.issuer);
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options(visitor)));
  // The stand-in lives as long as its process.
  if (!visitor.fetch) discovered.set(provider.issuer, { server, until: nowMs + DISCOVERED_MS });
  return server;
}

/** Every failure of a provider is the same failure to the player; the log has the details. */
async function refusing<T>(work: () => Promise<T>, note: (error: unknown) => void): Promise<T> {
  try {
    return await work();
  } catch (error) {
    note(error);
    throw new Failure('social_refused');
  }
}

/** The address that the browser goes to, with PKCE and a nonce. Throws Failure `social_refused` where the provider cannot be reached. */
export function startAuthorization(
  provider: OpenIdProvider | OauthProvider,
  visitor: OauthClientConfig,
  expected: FlowChecks,
  { nowMs, note }: { readonly nowMs: number; readonly note: (error: unknown) => void },
): Promise<URL> {
  return refusing(async () => {
    const server = await serverOf(provider, visitor, nowMs);
    const url = new URL(server.authorization_endpoint ?? '');
    const query = {
      client_id: visitor.clientId,
      redirect_uri: visitor.redirectUri,
      response_type: 'code',
      scope: provider.scope,
      state: expected.state,
      code_challenge: await oauth.calculatePKCECodeChallenge(expected.verifier),
      code_challenge_method: 'S256',
      ...(provider.kind === 'openid' ? { nonce: expected.nonce } : {}),
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }, note);
}

/** Changes the code for whom the provider names. Throws Failure `social_refused`. */
export function exchangeCode(
  provider: OpenIdProvider | OauthProvider,
  visitor: OauthClientConfig,
  expected: FlowChecks,
  answer: { readonly code: string; readonly iss?: string | undefined },
  { nowMs, note }: { readonly nowMs: number; readonly note: (error: unknown) => void },
): Promise<SocialIdentity> {
  return refusing(async () => {
    const server = await serverOf(provider, visitor, nowMs);
    const client: oauth.Client = { client_id: visitor.clientId, [oauth.clockTolerance]: 60 };
    const query = new URLSearchParams({
      code: answer.code,
      state: expected.state,
      ...(answer.iss === undefined ? {} : { iss: answer.iss }),
    });
    const parameters = oauth.validateAuthResponse(server, client, query, expected.state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.ClientSecretPost(visitor.clientSecret),
      parameters,
      visitor.redirectUri,
      expected.verifier,
      options(visitor),
    );
    if (provider.kind === 'openid') return readIdToken(server, client, response, expected, visitor);
    const { access_token } = await oauth.processAuthorizationCodeResponse(server, client, response);
    const profile = await oauth.protectedResourceRequest(
      access_token,
      'GET',
      new URL(provider.profileUrl),
      undefined,
      null,
      options(visitor),
    );
    const person = provider.readPerson((await profile.json()) as Record<string, unknown>);
    if (!profile.ok || !person) throw new Error(`profile has no usable id (HTTP ${profile.status})`);
    return person;
  }, note);
}

async function readIdToken(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  response: Response,
  expected: FlowChecks,
  visitor: OauthClientConfig,
): Promise<SocialIdentity> {
  const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: expected.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, options(visitor));
  const claims = oauth.getValidatedIdTokenClaims(result);
  const person = claims && personOf({ id: 'sub', email: 'email', first: 'given_name', last: 'family_name', birth: 'birthdate' })(claims);
  if (!person) throw new Error('ID token has no usable subject');
  return person;
}
