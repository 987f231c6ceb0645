import { randomBytes } from 'node:crypto';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@touchline/catalogue/account/social-providers';
import { makeToken } from '#platform/auth/one-time-code';
import { cookieName, parseCookies } from '#platform/http/cookies';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler } from '#platform/http/handler';
import { atBrand } from '#platform/tenant/brand';
import { linkProfile } from '../link-profile.ts';
import { exchangeCode, type FlowChecks, startAuthorization } from '../providers/authorization-flow.ts';
import { ethereumMessage, personOfEthereum } from '../providers/ethereum.ts';
import type { SocialIdentity } from '../providers/provider.ts';
import { personOfTelegram, telegramUrl } from '../providers/telegram.ts';
import { readLinked, readProvidersOf, takeFlow, writeFlow } from '../social.store.ts';
import type { Configured, SocialDeps } from '../social-deps.ts';
import { writeTicket } from '../social-ticket.ts';

const FLOW_COOKIE = 'social_flow';
const FLOW_SECONDS = 600;

function requireConfigured({ configured }: SocialDeps, provider: SocialProvider, { brand }: Pick<Caller, 'brand'>): Configured {
  const found = configured(provider, brand);
  if (!found) throw new Failure('social_unavailable');
  return found;
}
const noteOf =
  ({ platform }: SocialDeps, provider: SocialProvider) =>
  (err: unknown): void =>
    platform.log.warn({ err, provider }, 'a social provider did not confirm a visit');

export const socialProviders =
  ({ platform, configured }: SocialDeps): Handler<'socialProviders'> =>
  async (_input, { player, brand }) => {
    const linked = player ? await readProvidersOf(platform.pool, player.id) : [];
    return SOCIAL_PROVIDERS.filter((provider) => configured(provider, brand)).map((provider) => ({
      provider,
      linked: linked.includes(provider),
      standIn: platform.config.social[provider] === undefined,
    }));
  };

export const beginSocial =
  (deps: SocialDeps): Handler<'beginSocial'> =>
  async ({ body: { provider } }, caller, reply) => {
    const { platform, hash } = deps;
    const found = requireConfigured(deps, provider, caller);
    const nowMs = platform.clock.now();
    const browser = makeToken();
    const expected: FlowChecks = { state: makeToken(), verifier: makeToken(), nonce: randomBytes(16).toString('hex') };
    const url = await buildAuthorizationUrl(found, expected);
    await writeFlow(platform.pool, {
      stateHash: hash(`state ${expected.state}`),
      provider,
      browserHash: hash(`browser ${browser}`),
      verifier: expected.verifier,
      nonce: expected.nonce,
      playerId: caller.player?.id ?? null,
      lifeSeconds: FLOW_SECONDS,
    });
    reply.cookie(FLOW_COOKIE, browser, { maxAgeSeconds: FLOW_SECONDS });
    return { url: url.href, expiresAt: nowMs + FLOW_SECONDS * 1000 };

    async function buildAuthorizationUrl({ provider: kind, visitor }: Configured, { state, nonce }: FlowChecks): Promise<URL> {
      if (kind.kind === 'openid' || kind.kind === 'oauth')
        return startAuthorization(kind, visitor, expected, { nowMs, note: noteOf(deps, provider) });
      const back = new URL(visitor.redirectUri);
      back.searchParams.set('state', state);
      if (kind.kind === 'telegram') return telegramUrl(visitor.clientSecret, back.href);
      // The wallet is in the browser: the page has it sign this text and sends the signature as the code.
      back.searchParams.set('message', ethereumMessage(caller.brand.publicUrl, nonce, nowMs));
      return back;
    }
  };

/** C023. A profile with an account's e-mail is not linked to that account by itself: that takes the account's password. */
export const socialAuthenticate =
  (deps: SocialDeps): Handler<'socialAuthenticate'> =>
  async ({ body: { provider, code, state, iss } }, caller, reply) => {
    const { platform, hash, session } = deps;
    const found = requireConfigured(deps, provider, caller);
    const flow = await takeFlow(platform.pool, {
      stateHash: hash(`state ${state}`),
      provider,
      browserHash: hash(`browser ${browserOf(caller, platform.config.publicUrl)}`),
    });
    if (!flow) throw new Failure('step_ended');
    reply.clearCookie(FLOW_COOKIE);
    const person = await personOf(found, { state, nonce: flow.nonce, verifier: flow.verifier });
    const subjectHash = hash(`subject ${provider} ${atBrand(caller.brand.id, person.subject)}`);
    if (flow.playerId !== null) {
      if (caller.player?.id !== flow.playerId) throw new Failure('step_ended');
      await linkProfile(deps, flow.playerId, { provider, subjectHash }, caller);
      return { step: 'linked', provider };
    }
    const playerId = await readLinked(platform.pool, provider, subjectHash);
    if (playerId !== undefined) return session.signIn(playerId, 'social', caller, reply);
    return {
      step: 'registration',
      ticket: await writeTicket(deps.ticketKey, provider, person, platform.clock.now()),
      profile: person.fields,
    };

    async function personOf({ provider: kind, visitor }: Configured, expected: FlowChecks): Promise<SocialIdentity> {
      const nowMs = platform.clock.now();
      if (kind.kind === 'openid' || kind.kind === 'oauth')
        return exchangeCode(kind, visitor, expected, { code, iss }, { nowMs, note: noteOf(deps, provider) });
      const named =
        kind.kind === 'telegram'
          ? personOfTelegram(code, visitor.clientSecret, nowMs)
          : personOfEthereum(code, caller.brand.publicUrl, expected.nonce);
      if (!named) throw new Failure('social_refused');
      return named;
    }
  };

const browserOf = (caller: Caller, publicUrl: URL): string =>
  parseCookies(caller.message.header('cookie')).get(cookieName(FLOW_COOKIE, publicUrl.protocol === 'https:')) ?? '';
