import { createHash, timingSafeEqual } from 'node:crypto';
import { makeToken } from '#platform/auth/one-time-code';
import type { OauthClient } from '#platform/config/partners';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { ACCESS_SECONDS, exchangeCode, readAccess, writeGrant } from '../oauth-grant.store.ts';
import type { SocialDeps } from '../social-deps.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The application, asking for nothing that it was not given, to return nowhere that it did not name. */
function requireClient(
  { platform }: SocialDeps,
  { client_id, redirect_uri, scope }: { readonly client_id: string; readonly redirect_uri: string; readonly scope?: readonly string[] },
): OauthClient {
  const client = platform.config.oauthClients.find(({ id }) => id === client_id);
  if (!client) throw new Failure('client_unknown');
  // An address that is not the application's own is never returned to, not even with a refusal (RFC 9700, 4.1).
  if (!client.redirectUris.includes(redirect_uri)) throw new Failure('invalid', { fields: { redirect_uri: ['unknown'] } });
  if (scope?.some((one) => !client.scopes.includes(one))) throw new Failure('invalid', { fields: { scope: ['unknown'] } });
  return client;
}

/** C021. */
export const oauthRights =
  (deps: SocialDeps): Handler<'oauthRights'> =>
  ({ query }, { player }) => {
    const { id, name } = requireClient(deps, query);
    return { client: { id, name }, rights: query.scope, isAuthorized: player !== null };
  };

/** C022. */
export const oauthAuthorize =
  (deps: SocialDeps): Handler<'oauthAuthorize'> =>
  async ({ body }, { player, brand }) => {
    const client = requireClient(deps, body);
    const back = new URL(body.redirect_uri);
    back.searchParams.set('state', body.state);
    back.searchParams.set('iss', brand.publicUrl.origin);
    if (!body.allow) {
      back.searchParams.set('error', 'access_denied');
      return { redirect_url: back.href };
    }
    if (!player) throw new Failure('unauthenticated');
    const code = makeToken();
    await writeGrant(deps.platform.pool, {
      codeHash: deps.hash(`grant ${code}`),
      clientId: client.id,
      playerId: player.id,
      scopes: body.scope,
      redirectUri: body.redirect_uri,
      challenge: body.code_challenge,
    });
    back.searchParams.set('code', code);
    return { redirect_url: back.href };
  };

/** The code is good once, for the application, the address and the verifier that it was asked with. */
export const oauthToken =
  (deps: SocialDeps): Handler<'oauthToken'> =>
  async ({ body }) => {
    const client = requireClient(deps, body);
    if (!timingSafeEqual(sha256(body.client_secret), sha256(client.secret))) throw new Failure('client_unknown');
    const token = makeToken();
    const grant = await exchangeCode(deps.platform.pool, {
      codeHash: deps.hash(`grant ${body.code}`),
      clientId: client.id,
      redirectUri: body.redirect_uri,
      challenge: sha256(body.code_verifier).toString('base64url'),
      accessHash: deps.hash(`access ${token}`),
    });
    if (!grant) throw new Failure('step_ended');
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      scope: grant.scopes.join(' '),
      ...(grant.scopes.includes('xframe') ? { xframe_token: await deps.session.issueXframe(grant.playerId, client.id) } : {}),
    };
  };

export const oauthUser =
  ({ platform, hash, account, site }: SocialDeps): Handler<'oauthUser'> =>
  async (_input, { message }) => {
    const token = /^Bearer ([\w-]{20,100})$/i.exec(message.header('authorization') ?? '')?.[1];
    const grant = token === undefined ? undefined : await readAccess(platform.pool, hash(`access ${token}`));
    if (!grant) throw new Failure('token_not_authenticated');
    if (!grant.scopes.includes('profile')) throw new Failure('forbidden');
    const { currency } = await account.readActiveAccount(grant.playerId);
    const player = await account.readSignInStatus(grant.playerId);
    return {
      sub: String(grant.playerId),
      country: site.countryCode(player?.countryId ?? 0) ?? '',
      currency,
      locale: player?.language ?? 'en',
    };
  };
