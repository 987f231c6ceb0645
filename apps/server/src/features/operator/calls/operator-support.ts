import { invariant } from '@touchline/kernel/invariant';
import type { DeskThread } from '#features/support';
import { Encoded, type Handler } from '#platform/handler';
import { writeAudit } from '../audit.store.ts';
import { readOperatorLogins } from '../operator.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { watermark } from '../watermark.ts';

type Row = DeskThread['row'];

/** Threads as the console shows them: with the login of who has each. */
async function withTakers<T extends object>({ platform }: OperatorDeps, threads: readonly { readonly row: Row; readonly view: T }[]) {
  const logins = await readOperatorLogins(
    platform.db,
    threads.flatMap(({ row }) => (row.operatorId === null ? [] : [row.operatorId])),
  );
  return threads.map(({ row, view }) => ({
    ...view,
    playerId: row.playerId.toString(),
    chat: row.kind === 'chat',
    taken: row.operatorId === null ? null : (logins.get(row.operatorId) ?? null),
    playerTyping: row.typing,
  }));
}

async function readTalkFor(deps: OperatorDeps, threadId: bigint) {
  const { row, thread, posts } = await deps.support.readTalk(deps.platform.db, threadId);
  const [view] = await withTakers(deps, [{ row, view: thread }]);
  invariant(view, 'one thread gives one view');
  return { thread: view, posts };
}

export const operatorSupport =
  (deps: OperatorDeps): Handler<'operatorSupport'> =>
  async ({ query: { chat, playerId } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const threads = await deps.support.readRunning({ chat, playerId: playerId === undefined ? undefined : BigInt(playerId) });
    await deps.platform.db
      .transaction()
      .execute((trx) =>
        writeAudit(trx, { operatorId: operator.id, action: 'read-support', target: `${threads.length} threads`, reason: null }),
      );
    return withTakers(deps, threads);
  };

export const operatorSupportThread =
  (deps: OperatorDeps): Handler<'operatorSupportThread'> =>
  async ({ params: { threadId } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const talk = await readTalkFor(deps, threadId);
    const target = `thread ${threadId} of player ${talk.thread.playerId}`;
    await deps.platform.db
      .transaction()
      .execute((trx) => writeAudit(trx, { operatorId: operator.id, action: 'read-support', target, reason: null }));
    return talk;
  };

export const operatorSupportTake =
  ({ platform, support }: OperatorDeps): Handler<'operatorSupportTake'> =>
  async ({ params: { threadId } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    await platform.db.transaction().execute(async (trx) => {
      const player = await support.take(trx, threadId, operator.id);
      const target = `thread ${threadId} of player ${player}`;
      await writeAudit(trx, { operatorId: operator.id, action: 'take-support', target, reason: null });
    });
    platform.outbox.nudge();
    return { taken: true };
  };

export const operatorSupportAnswer =
  (deps: OperatorDeps): Handler<'operatorSupportAnswer'> =>
  async ({ params: { threadId }, body: { text, key, close } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    await deps.platform.db.transaction().execute(async (trx) => {
      const { playerId, isNew } = await deps.support.answer(trx, threadId, { operatorId: operator.id, text, key, close });
      const target = `thread ${threadId} of player ${playerId}`;
      if (isNew) await writeAudit(trx, { operatorId: operator.id, action: 'answer-support', target, reason: null });
    });
    deps.platform.outbox.nudge();
    return readTalkFor(deps, threadId);
  };

export const operatorSupportClose =
  ({ platform, support }: OperatorDeps): Handler<'operatorSupportClose'> =>
  async ({ params: { threadId } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    await platform.db.transaction().execute(async (trx) => {
      const player = await support.close(trx, threadId, operator.id);
      const target = `thread ${threadId} of player ${player}`;
      await writeAudit(trx, { operatorId: operator.id, action: 'close-support', target, reason: null });
    });
    platform.outbox.nudge();
    return { closed: true };
  };

export const operatorSupportTyping =
  ({ support }: OperatorDeps): Handler<'operatorSupportTyping'> =>
  async ({ params: { threadId } }) => {
    await support.typing(threadId);
    return { told: true };
  };

export const operatorSupportFile =
  ({ platform, support }: OperatorDeps): Handler<'operatorSupportFile'> =>
  async ({ params: { fileId } }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const { jpeg } = await platform.db.transaction().execute(async (trx) => {
      const file = await support.openFile(trx, fileId);
      await writeAudit(trx, { operatorId: operator.id, action: 'support-file', target: `player ${file.playerId}`, reason: null });
      return file;
    });
    return new Encoded({ etag: `"${fileId}"`, identity: await watermark(jpeg, operator.login), contentType: 'image/jpeg' });
  };
