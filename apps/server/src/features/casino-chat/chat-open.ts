import { findLaw, readCallerResidence } from '#features/casino';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { CasinoChatDeps } from './casino-chat-deps.ts';

/**
 * The chat is there where the law of the caller's country and the site allow it. Throws Failure `casino_closed` where games are not, and
 * `casino_chat_closed` where the chat is not.
 */
export async function requireOpenChat(deps: CasinoChatDeps, caller: Caller, game: string): Promise<void> {
  const { site } = deps;
  const { countryId, age } = await readCallerResidence(deps, caller);
  const law = findLaw(deps, countryId, game, age);
  if (!law.allowed) throw new Failure('casino_closed');
  const { casinoChat } = site.readSettings({ brandId: caller.brand.id, country: site.countryCode(countryId) });
  if (!law.chat || !casinoChat) throw new Failure('casino_chat_closed');
}
