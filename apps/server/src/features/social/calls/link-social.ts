import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { atBrand } from '#platform/tenant/brand';
import { linkProfile } from '../link-profile.ts';
import type { SocialDeps } from '../social-deps.ts';
import { readTicket } from '../social-ticket.ts';

/**
 * A profile becomes an account's that was there before it: only for who has its password, and the code of its app. The e-mail that a service
 * tells is no proof (C023).
 */
export function linkSocial(deps: SocialDeps): Handler<'linkSocial'> {
  const { platform, hash, session, secondFactor, ticketKey } = deps;
  return async ({ body: { social_ticket, login, password, code } }, caller, reply) => {
    const profile = await readTicket(ticketKey, social_ticket, platform.clock.now());
    if (!profile) throw new Failure('step_ended');
    const playerId = await session.provePassword(login, password, null, caller);
    if (await secondFactor.isEnabled(playerId)) {
      if (code === undefined) return { step: 'code' };
      await session.proveSecondFactor(playerId, code, caller);
    }
    await session.requireOpen(playerId);
    const { provider, subject } = profile;
    await linkProfile(deps, playerId, { provider, subjectHash: hash(`subject ${provider} ${atBrand(caller.brand.id, subject)}`) }, caller);
    return { step: 'signed-in', ...(await session.begin(playerId, caller, reply, 'social')) };
  };
}
