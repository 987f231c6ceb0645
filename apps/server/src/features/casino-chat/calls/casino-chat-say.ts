import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { type CasinoChatDeps, tellRoom } from '../casino-chat-deps.ts';
import { requireOpenChat } from '../chat-open.ts';
import { readMessageByGuid, readSaidBefore, writeMessage } from '../message.store.ts';
import { readMute } from '../mute.store.ts';
import { lockPerson } from '../person.store.ts';
import { presentMessage } from '../present-chat.ts';
import { cleanText } from '../rules/clean-text.ts';
import { foldText, textFault } from '../rules/text-fault.ts';
import { readWords } from '../words.store.ts';

/** Everything that holds of one player in all rooms and processes together, by the database's clock. */
const PACE = { secondsBetween: 3, maxPerMinute: 10, minutesWithoutRepeat: 5 } as const;

export const casinoChatSay =
  (deps: CasinoChatDeps): Handler<'casinoChatSay'> =>
  async ({ params: { game }, body: { language, guid, text: written } }, caller) => {
    const { id: playerId } = caller.player;
    const { pool } = deps.platform;
    const room = { brandId: caller.brand.id, game, language };
    await requireOpenChat(deps, caller, game);
    await deps.account.requireStanding(playerId, 'betting');
    const text = cleanText(written);
    const fault = textFault(text, (await readWords(pool, room.brandId, language)).words);
    if (fault) throw new Failure('casino_chat_text', { fields: { text: [fault] } });
    const folded = foldText(text);
    const { message, isNew } = await inTransaction(pool, async (client) => {
      if (!(await lockPerson(client, playerId))) throw new Failure('casino_chat_nameless');
      const known = await readMessageByGuid(client, playerId, guid);
      if (known) return { message: known, isNew: false };
      if (await readMute(client, playerId)) throw new Failure('casino_chat_muted');
      const before = await readSaidBefore(client, playerId, folded, PACE);
      if (before.repeated) throw new Failure('casino_chat_repeated', { fields: { text: ['repeated'] } });
      if (before.tooSoon || before.tooMany) throw new Failure('casino_chat_too_fast');
      await writeMessage(client, { ...room, playerId, guid, text, folded });
      const said = await readMessageByGuid(client, playerId, guid);
      if (!said) throw new Error('a message that was written is there');
      return { message: said, isNew: true };
    });
    const view = presentMessage(message);
    if (isNew) tellRoom(deps, room, { said: [view] });
    return view;
  };
