import { actorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { type CasinoChatDeps, tellRoom } from '../casino-chat-deps.ts';
import { readAllowedName } from '../choose-name.ts';
import { readRoomsOf } from '../message.store.ts';
import { lockPerson, writeName } from '../person.store.ts';

/** For names that slipped through: what the player has written bears the new one, on open pages too. */
export const operatorRenameChat =
  (deps: CasinoChatDeps): Handler<'operatorRenameChat'> =>
  async ({ body: { playerId: id, name: asked, reason } }, caller) => {
    const { platform, account, operators } = deps;
    const playerId = BigInt(id);
    await account.requirePlayer(playerId, caller.brand.id);
    const allowed = await readAllowedName(deps, caller.brand, playerId, asked);
    const author = await inTransaction(platform.pool, async (client) => {
      const person = await lockPerson(client, playerId);
      if (!person) throw new Failure('not_found');
      if (!(await writeName(client, allowed))) throw new Failure('casino_chat_name_taken', { fields: { name: ['taken'] } });
      await operators.record(client, { ...actorOf(caller), action: 'rename-chat', target: `player ${playerId}`, reason });
      return person.id.toString();
    });
    for (const room of await readRoomsOf(platform.pool, playerId)) tellRoom(deps, room, { renamed: [{ author, name: allowed.name }] });
    return { name: allowed.name };
  };
