import { invariant } from '@touchline/kernel/invariant';
import { actorOf, operatorOf, watermark } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { EncodedReply, type Handler } from '#platform/http/handler';
import type { SupportDeps } from '../support-deps.ts';
import type { AgentThread, Desk } from './desk.ts';

export interface SupportConsoleDeps extends SupportDeps {
  readonly desk: Desk;
}

type Row = AgentThread['row'];

/** Threads as the console shows them: with the login of who has each. */
async function withTakers<T extends object>({ operators }: SupportDeps, threads: readonly { readonly row: Row; readonly view: T }[]) {
  const logins = await operators.readLogins(threads.flatMap(({ row }) => (row.operatorId === null ? [] : [row.operatorId])));
  return threads.map(({ row, view }) => ({
    ...view,
    playerId: row.playerId.toString(),
    chat: row.kind === 'chat',
    taken: row.operatorId === null ? null : (logins.get(row.operatorId) ?? null),
    playerTyping: row.typing,
  }));
}

async function readTalkFor(deps: SupportConsoleDeps, threadId: bigint) {
  const { row, thread, posts } = await deps.desk.readTalk(deps.platform.pool, threadId);
  const [view] = await withTakers(deps, [{ row, view: thread }]);
  invariant(view, 'one thread gives one view');
  return { thread: view, posts };
}

export const operatorSupport =
  (deps: SupportConsoleDeps): Handler<'operatorSupport'> =>
  async ({ query: { chat, playerId } }, caller) => {
    const threads = await deps.desk.readRunning({
      brandId: caller.brand.id,
      chat,
      playerId: playerId === undefined ? undefined : BigInt(playerId),
    });
    await deps.operators.recordFirst({ ...actorOf(caller), action: 'read-support', target: `${threads.length} threads` });
    return withTakers(deps, threads);
  };

export const operatorSupportThread =
  (deps: SupportConsoleDeps): Handler<'operatorSupportThread'> =>
  async ({ params: { threadId } }, caller) => {
    const talk = await readTalkFor(deps, threadId);
    const target = `thread ${threadId} of player ${talk.thread.playerId}`;
    await deps.operators.recordFirst({ ...actorOf(caller), action: 'read-support', target });
    return talk;
  };

export const assignTicket =
  ({ platform, operators, desk }: SupportConsoleDeps): Handler<'operatorAssignTicket'> =>
  async ({ params: { threadId } }, caller) => {
    const operator = operatorOf(caller);
    await inTransaction(platform.pool, async (client) => {
      const player = await desk.take(client, threadId, operator.id);
      const target = `thread ${threadId} of player ${player}`;
      await operators.record(client, { ...actorOf(caller), action: 'take-support', target });
    });
    platform.events.nudge();
    return { taken: true };
  };

export const operatorSupportAnswer =
  (deps: SupportConsoleDeps): Handler<'operatorSupportAnswer'> =>
  async ({ params: { threadId }, body: { text, key, close } }, caller) => {
    const operator = operatorOf(caller);
    await inTransaction(deps.platform.pool, async (client) => {
      const { playerId, isNew } = await deps.desk.answer(client, threadId, { operatorId: operator.id, text, key, close });
      const target = `thread ${threadId} of player ${playerId}`;
      if (isNew) await deps.operators.record(client, { ...actorOf(caller), action: 'answer-support', target });
      else await deps.operators.requirePlayerOf(client, caller, playerId);
    });
    deps.platform.events.nudge();
    return readTalkFor(deps, threadId);
  };

export const operatorSupportClose =
  ({ platform, operators, desk }: SupportConsoleDeps): Handler<'operatorSupportClose'> =>
  async ({ params: { threadId } }, caller) => {
    const operator = operatorOf(caller);
    await inTransaction(platform.pool, async (client) => {
      const player = await desk.close(client, threadId, operator.id);
      const target = `thread ${threadId} of player ${player}`;
      await operators.record(client, { ...actorOf(caller), action: 'close-support', target });
    });
    platform.events.nudge();
    return { closed: true };
  };

export const operatorSupportTyping =
  ({ desk }: SupportConsoleDeps): Handler<'operatorSupportTyping'> =>
  async ({ params: { threadId } }, { brand }) => {
    await desk.typing(threadId, brand.id);
    return { shown: true };
  };

export const operatorSupportFile =
  ({ platform, operators, desk }: SupportConsoleDeps): Handler<'operatorSupportFile'> =>
  async ({ params: { fileId } }, caller) => {
    const operator = operatorOf(caller);
    const { jpeg } = await inTransaction(platform.pool, async (client) => {
      const file = await desk.openFile(client, fileId);
      await operators.record(client, { ...actorOf(caller), action: 'support-file', target: `player ${file.playerId}` });
      return file;
    });
    return new EncodedReply({ etag: `"${fileId}"`, identity: await watermark(jpeg, operator.login), contentType: 'image/jpeg' });
  };
