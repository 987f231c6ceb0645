import type { SocialProvider } from '@touchline/catalogue/account/social-providers';
import { resolveLanguage } from '@touchline/i18n/languages';
import type { FastifyInstance } from 'fastify';
import { createKeyedHash } from '#platform/auth/one-time-code';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import { parseCookies } from '#platform/http/cookies';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import { atBrand, type Brand } from '#platform/tenant/brand';
import { linkSocial } from './calls/link-social.ts';
import { oauthAuthorize, oauthRights, oauthToken, oauthUser } from './calls/oauth.ts';
import { beginSocial, socialAuthenticate, socialProviders } from './calls/social.ts';
import { deleteEndedGrants } from './oauth-grant.store.ts';
import { PROVIDERS } from './providers/providers.ts';
import { createLocalIdentity } from './sandbox-identity-provider.ts';
import { deleteEndedFlows, writeLink } from './social.store.ts';
import type { Configured, SocialDeps, SocialFeatureDeps } from './social-deps.ts';
import { readTicket, type TicketProfile } from './social-ticket.ts';

/** Players who sign in by another service (R061), and applications of partners that players sign in to by us. */
export async function createSocialFeature(platform: Platform, featureDeps: SocialFeatureDeps) {
  const { brands, pool, config, clock, jobs } = platform;
  const local = createLocalIdentity(config.publicUrl.origin, clock, (url) => brands.ofHost(url.host).publicUrl.origin === url.origin);
  let server: FastifyInstance | undefined;

  /** Requests to the stand-in stay in the process: a test's server does not listen. */
  const fetchLocally = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address);
    const method = init.method === 'POST' ? 'POST' : 'GET';
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const reply = await server?.inject({
      method,
      url: url.pathname,
      headers,
      ...(method === 'POST' ? { payload: await new Response(init.body ?? null).text() } : {}),
    });
    return new Response(reply?.body, { status: reply?.statusCode ?? 503, headers: { 'content-type': 'application/json' } });
  };
  const configured = (name: SocialProvider, { publicUrl }: Pick<Brand, 'publicUrl'>): Configured | undefined => {
    const redirectUri = `${publicUrl.origin}/socauth/${name}`;
    const client = config.social[name];
    if (client) return { provider: PROVIDERS[name], visitor: { ...client, redirectUri } };
    if (!config.localIdentity) return undefined;
    return {
      provider: { kind: 'openid', issuer: local.issuerOf(name), scope: 'openid email profile' },
      visitor: { clientId: 'touchline', clientSecret: 'touchline', redirectUri, fetch: fetchLocally as typeof fetch },
    };
  };
  const deps: SocialDeps = {
    platform,
    ...featureDeps,
    hash: createKeyedHash(await getOrCreateSecret(pool, 'social')),
    ticketKey: await getOrCreateSecret(pool, 'social-tickets'),
    configured,
  };
  jobs.define('social-clean', async () => {
    await deleteEndedFlows(pool);
    await deleteEndedGrants(pool);
  });
  jobs.every('37 * * * *', 'social-clean');

  return {
    handlers: {
      socialProviders: socialProviders(deps),
      beginSocial: beginSocial(deps),
      socialAuthenticate: socialAuthenticate(deps),
      linkSocial: linkSocial(deps),
      oauthRights: oauthRights(deps),
      oauthAuthorize: oauthAuthorize(deps),
      oauthToken: oauthToken(deps),
      oauthUser: oauthUser(deps),
    },
    /** The profile that a registration begins with (S194). Throws Failure `step_ended`. */
    async readTicket(text: string): Promise<TicketProfile> {
      const profile = await readTicket(deps.ticketKey, text, clock.now());
      if (!profile) throw new Failure('step_ended', { fields: { social_ticket: ['validation_required'] } });
      return profile;
    },
    /** The profile is the new player's. Throws Failure `social_linked` where it has become another's meanwhile. */
    async writeTicketUsed(on: Queryable, { provider, subject }: TicketProfile, playerId: bigint, brandId: number): Promise<void> {
      if (!(await writeLink(on, provider, deps.hash(`subject ${provider} ${atBrand(brandId, subject)}`), playerId)))
        throw new Failure('social_linked');
    },
    routes(http: FastifyInstance) {
      if (!platform.roles.has('api')) return;
      server = http;
      // Providers know one address for all languages; the screen that goes on stands in the player's.
      http.get<{ Params: { provider: string } }>('/socauth/:provider', async (request, reply) => {
        const language = resolveLanguage(parseCookies(request.headers.cookie).get('lng'));
        const query = new URLSearchParams(request.url.split('?')[1] ?? '');
        query.set('provider', request.params.provider);
        return reply.header('cache-control', 'no-store').redirect(`/${language}/social-return?${query.toString()}`, 303);
      });
      if (config.localIdentity) local.register(http);
    },
  } satisfies Feature & Record<string, unknown>;
}

export type SocialFeature = Awaited<ReturnType<typeof createSocialFeature>>;
