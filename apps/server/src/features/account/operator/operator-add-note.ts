import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import type { Handler } from '#platform/http/handler';
import type { AccountDeps } from '../account-deps.ts';
import { requireKept } from './find-player.ts';

export const operatorAddNote =
  (deps: AccountDeps): Handler<'operatorAddNote'> =>
  async ({ body: { playerId: id, text } }, caller) => {
    const { platform, operators } = deps;
    const operatorId = operatorOf(caller).id;
    const playerId = BigInt(id);
    await requireKept(deps, playerId, caller.brand.id);
    const noteId = await inTransaction(platform.pool, async (client) => {
      await operators.record(client, { ...actorOf(caller), action: 'add-note', target: `player ${playerId}` });
      return operators.addNote(client, { playerId, operatorId, text });
    });
    return { noteId: noteId.toString() };
  };
