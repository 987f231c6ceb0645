import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoChatDeps } from '../casino-chat-deps.ts';
import { deleteHidden, readAuthor, readHidden, writeHidden } from '../person.store.ts';

const MAX_HIDDEN = 200;

export const casinoChatHide =
  ({ platform: { pool } }: CasinoChatDeps): Handler<'casinoChatHide'> =>
  async ({ body: { author, hidden } }, caller) => {
    const { id: playerId } = caller.player;
    const person = await readAuthor(pool, caller.brand.id, BigInt(author));
    if (!person || person.playerId === playerId) throw new Failure('casino_chat_unknown');
    if (hidden) {
      if ((await readHidden(pool, playerId)).length >= MAX_HIDDEN) throw new Failure('casino_chat_hidden_full');
      await writeHidden(pool, playerId, person.id);
    } else await deleteHidden(pool, playerId, person.id);
    return { hidden: (await readHidden(pool, playerId)).map(String) };
  };
