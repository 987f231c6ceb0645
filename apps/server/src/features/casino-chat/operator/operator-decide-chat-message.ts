import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { type CasinoChatDeps, tellRoom } from '../casino-chat-deps.ts';
import { readMessage, writeRemoved } from '../message.store.ts';
import { writeReportsDecided } from '../report.store.ts';

/** The removal, the decided reports and the record stand or fall together; pages are told once they stand. */
export const operatorDecideChatMessage =
  (deps: CasinoChatDeps): Handler<'operatorDecideChatMessage'> =>
  async ({ body: { message: id, decision, reason } }, caller) => {
    const { platform, operators } = deps;
    const { pool, events } = platform;
    const message = await readMessage(pool, caller.brand.id, BigInt(id));
    if (!message) throw new Failure('not_found');
    await inTransaction(pool, async (client) => {
      const isRemoved = decision === 'remove' && (await writeRemoved(client, message.id, operatorOf(caller).id));
      const decided = await writeReportsDecided(client, message.id);
      // Somebody else has decided it meanwhile.
      if (!isRemoved && decided === 0) throw new Failure('conflict');
      const target = `message ${message.id} of player ${message.playerId}`;
      await operators.record(client, { ...actorOf(caller), action: `${decision}-chat-message`, target, reason });
    });
    if (decision === 'remove') tellRoom(deps, message, { removed: [message.id.toString()] });
    events.nudge();
    return { decision };
  };
