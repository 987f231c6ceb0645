import { randomBytes } from 'node:crypto';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@touchline/catalogue/social-providers';
import { cookieName, parseCookies } from '#platform/cookies';
import { Failure } from '#platform/failure';
import type { Caller, Handler } from '#platform/handler';
import { makeToken } from '#platform/one-time-code';
import { linkProfile } from '../link-profile.ts';
import { ethereumMessage, personOfEthereum } from '../providers/ethereum.ts';
import type { Person } from '../providers/provider.ts';
import { personOfTelegram, telegramUrl } from '../providers/telegram.ts';
import { beginVisit, type Expected, endVisit } from '../providers/visit.ts';
import { readLinked, readProvidersOf, takeFlow, writeFlow } from '../social.store.ts';
import type { Configured, SocialDeps } from '../social-deps.ts';
import { writeTicket } from '../social-ticket.ts';

const FLOW_COOKIE = 'social_flow';
const FLOW_SECONDS = 600;

function requireConfigured({ configured }: SocialDeps, provider: SocialProvider): Configured {
  const found = configured(provider);
  if (!found) throw new Failure('social_unavailable');
  return found;
}
const noteOf =
  ({ platform }: SocialDeps, provider: SocialProvider) =>
  (err: unknown): void =>
    platform.log.warn({ err, provider }, 'a social provider did not confirm a visit');

export const socialProviders =
  ({ platform, configured }: SocialDeps): Handler<'socialProviders'> =>
  async (_input, { player }) => {
    const linked = player ? await readProvidersOf(platform.db, player.id) : [];
    return SOCIAL_PROVIDERS.filter((provider) => configured(provider)).map((provider) => ({
      provider,
      linked: linked.includes(provider),
      standIn: platform.config.social[provider] === undefined,
    }));
  };

export const beginSocial =
  (deps: SocialDeps): Handler<'beginSocial'> =>
  async ({ body: { provider } }, caller, reply) => {
    const { platform, hash } = deps;
    const found = requireConfigured(deps, provider);
    const nowMs = platform.clock.now();
    const browser = makeToken();
    const expected: Expected = { state: makeToken(), verifier: makeToken(), nonce: randomBytes(16).toString('hex') };
    const url = await addressOf(found, expected);
    await writeFlow(platform.db, {
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

    async function addressOf({ provider: kind, visitor }: Configured, { state, nonce }: Expected): Promise<URL> {
      if (kind.kind === 'openid' || kind.kind === 'oauth')
        return beginVisit(kind, visitor, expected, { nowMs, note: noteOf(deps, provider) });
      const back = new URL(visitor.redirectUri);
      back.searchParams.set('state', state);
      if (kind.kind === 'telegram') return telegramUrl(visitor.clientSecret, back.href);
      // The wallet is in the browser: the page has it sign this text and sends the signature as the code.
      back.searchParams.set('message', ethereumMessage(platform.config.publicUrl, nonce, nowMs));
      return back;
    }
  };

/** C023. A profile with an account's e-mail is not that account's: whoever has the password may link the two. */
export const socialAuthenticate =
  (deps: SocialDeps): Handler<'socialAuthenticate'> =>
  async ({ body: { provider, code, state, iss } }, caller, reply) => {
    const { platform, hash, session } = deps;
    const found = requireConfigured(deps, provider);
    const flow = await takeFlow(platform.db, {
      stateHash: hash(`state ${state}`),
      provider,
      browserHash: hash(`browser ${browserOf(caller, platform.config.publicUrl)}`),
    });
    if (!flow) throw new Failure('step_ended');
    reply.clearCookie(FLOW_COOKIE);
    const person = await personOf(found, { state, nonce: flow.nonce, verifier: flow.verifier });
    const subjectHash = hash(`subject ${provider} ${person.subject}`);
    if (flow.playerId !== null) {
      if (caller.player?.id !== flow.playerId) throw new Failure('step_ended');
      await linkProfile(deps, flow.playerId, { provider, subjectHash }, caller);
      return { step: 'linked', provider };
    }
    const playerId = await readLinked(platform.db, provider, subjectHash);
    if (playerId !== undefined) return session.signIn(playerId, 'social', caller, reply);
    return {
      step: 'registration',
      ticket: await writeTicket(deps.ticketKey, provider, person, platform.clock.now()),
      profile: person.fields,
    };

    async function personOf({ provider: kind, visitor }: Configured, expected: Expected): Promise<Person> {
      const nowMs = platform.clock.now();
      if (kind.kind === 'openid' || kind.kind === 'oauth')
        return endVisit(kind, visitor, expected, { code, iss }, { nowMs, note: noteOf(deps, provider) });
      const named =
        kind.kind === 'telegram'
          ? personOfTelegram(code, visitor.clientSecret, nowMs)
          : personOfEthereum(code, platform.config.publicUrl, expected.nonce);
      if (!named) throw new Failure('social_refused');
      return named;
    }
  };

const browserOf = (caller: Caller, publicUrl: URL): string =>
  parseCookies(caller.message.header('cookie')).get(cookieName(FLOW_COOKIE, publicUrl.protocol === 'https:')) ?? '';
