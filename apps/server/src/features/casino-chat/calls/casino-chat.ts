import type { Handler } from '#platform/http/handler';
import type { CasinoChatDeps } from '../casino-chat-deps.ts';
import { requireOpenChat } from '../chat-open.ts';
import { readRoom } from '../message.store.ts';
import { presentMessage, readOwnChat } from '../present-chat.ts';

/** As many as fill the box a few times. */
const SHOWN = 50;

export const casinoChat =
  (deps: CasinoChatDeps): Handler<'casinoChat'> =>
  async ({ params: { game }, query: { language } }, caller) => {
    await requireOpenChat(deps, caller, game);
    const { pool } = deps.platform;
    const [messages, own] = await Promise.all([
      readRoom(pool, { brandId: caller.brand.id, game, language }, SHOWN),
      caller.player ? readOwnChat(pool, caller.player.id) : null,
    ]);
    return { messages: messages.map(presentMessage), own };
  };
