import { SHARED_GAME_KEYS } from '@touchline/contract/casino/enums';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoChatDeps } from '../casino-chat-deps.ts';
import { requireOpenChat } from '../chat-open.ts';
import { readAllowedName } from '../choose-name.ts';
import { readPerson, writePerson } from '../person.store.ts';
import { readOwnChat } from '../present-chat.ts';

/** A name is chosen once: who could change it would be somebody else after every quarrel. */
export const casinoChatName =
  (deps: CasinoChatDeps): Handler<'casinoChatName'> =>
  async ({ body: { name } }, caller) => {
    const { id } = caller.player;
    const { pool } = deps.platform;
    await requireOpenChat(deps, caller, SHARED_GAME_KEYS[0]);
    await deps.account.requireStanding(id, 'betting');
    if (await readPerson(pool, id)) throw new Failure('casino_chat_named');
    const allowed = await readAllowedName(deps, caller.brand, id, name);
    if (!(await writePerson(pool, allowed))) throw new Failure('casino_chat_name_taken', { fields: { name: ['taken'] } });
    return readOwnChat(pool, id);
  };
