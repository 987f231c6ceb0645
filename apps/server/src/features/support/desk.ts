import type { PersonalNews } from '@touchline/contract/push';
import type { SupportTalk, SupportThread } from '@touchline/contract/support';
import type { DbOrTrx, Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import { queryOn } from '#platform/query-on';
import { addPost } from './add-post.ts';
import { fileContext, readTalk, readThreadViews } from './present-talk.ts';
import {
  lockThread,
  readFile,
  readRunning,
  readThread,
  readThreadByKey,
  type ThreadRow,
  writeTaken,
  writeThreadState,
} from './support.store.ts';
import type { SupportDeps } from './support-deps.ts';

const MOST = 100;

export interface DeskThread {
  readonly row: Pick<ThreadRow, 'playerId' | 'kind' | 'operatorId' | 'typing'>;
  readonly view: SupportThread;
}

/** The house's side of support, for the console. What it does happens in its caller's transaction, beside the row of the audit. */
export function createDesk(deps: SupportDeps) {
  const { platform, messages, vault } = deps;
  const { db, outbox, bus } = platform;

  /** A thread that an operator may write to, locked. Throws Failure `not_found`, `support_closed`, `support_taken`. */
  async function lockForOperator(trx: Trx, threadId: bigint, operatorId: bigint): Promise<ThreadRow> {
    const thread = await lockThread(trx, threadId);
    if (!thread) throw new Failure('not_found');
    if (thread.status === 'closed') throw new Failure('support_closed');
    if (thread.operatorId !== null && thread.operatorId !== operatorId) throw new Failure('support_taken');
    return thread;
  }
  const newsOf = ({ id, kind }: ThreadRow, event: 'post' | 'typing' | 'state'): PersonalNews => ({
    kind: 'support',
    threadId: id.toString(),
    chat: kind === 'chat',
    event,
  });
  const tell = (trx: DbOrTrx, thread: ThreadRow, event: 'post' | 'state'): Promise<void> =>
    outbox.write(trx, [{ subject: `news.player.${thread.playerId}`, message: newsOf(thread, event) }]);

  async function requireThread(on: DbOrTrx, threadId: bigint): Promise<ThreadRow> {
    const thread = await readThread(on, threadId);
    if (!thread) throw new Failure('not_found');
    return thread;
  }

  return {
    async readRunning(wanted: { readonly chat: boolean | undefined; readonly playerId: bigint | undefined }): Promise<DeskThread[]> {
      const rows = await readRunning(db, wanted, MOST);
      const views = await readThreadViews(deps, rows);
      return rows.flatMap((row, i) => (views[i] ? [{ row, view: views[i] }] : []));
    },
    /** Throws Failure `not_found`. */
    async readTalk(on: DbOrTrx, threadId: bigint): Promise<SupportTalk & Pick<DeskThread, 'row'>> {
      const row = await requireThread(on, threadId);
      return { row, ...(await readTalk(deps, on, row)) };
    },
    /** Gives the player whose it is. */
    async take(trx: Trx, threadId: bigint, operatorId: bigint): Promise<bigint> {
      const thread = await lockForOperator(trx, threadId, operatorId);
      await writeTaken(trx, threadId, operatorId);
      await tell(trx, thread, 'state');
      return thread.playerId;
    },
    /** Answers under a key once, and closes where asked to. Gives the player, and whether it was new. */
    async answer(
      trx: Trx,
      threadId: bigint,
      {
        operatorId,
        text,
        key,
        close,
      }: { readonly operatorId: bigint; readonly text: string; readonly key: string; readonly close: boolean },
    ): Promise<{ readonly playerId: bigint; readonly isNew: boolean }> {
      const thread = await requireThread(trx, threadId);
      const { playerId } = thread;
      const post = { playerId, threadId, author: 'operator', operatorId, onceKey: key } as const;
      await lockThread(trx, threadId);
      if ((await readThreadByKey(trx, post)) !== undefined) return { playerId, isNew: false };
      await lockForOperator(trx, threadId, operatorId);
      await addPost(deps, trx, { ...post, text });
      await writeThreadState(trx, threadId, close ? 'closed' : 'answered', operatorId);
      await tell(trx, thread, 'post');
      // In a chat the player looks on; a request may be answered days later.
      if (thread.kind === 'request') {
        const args = { id: threadId.toString() };
        await messages.write(queryOn(trx), [
          { playerId, topic: 'support', text: { key: 'support-answer', args }, link: `/office/support/${threadId}` },
        ]);
      }
      return { playerId, isNew: true };
    },
    async close(trx: Trx, threadId: bigint, operatorId: bigint): Promise<bigint> {
      const thread = await lockForOperator(trx, threadId, operatorId);
      await writeThreadState(trx, threadId, 'closed', operatorId);
      await tell(trx, thread, 'state');
      return thread.playerId;
    },
    /** For the moment only: nothing of it is kept. */
    async typing(threadId: bigint): Promise<void> {
      const thread = await requireThread(db, threadId);
      bus.publish(`news.player.${thread.playerId}`, newsOf(thread, 'typing'));
    },
    /** Throws Failure `not_found`. */
    async openFile(on: DbOrTrx, fileId: string): Promise<{ readonly playerId: bigint; readonly jpeg: Buffer }> {
      const file = await readFile(on, fileId);
      if (!file) throw new Failure('not_found');
      return { playerId: file.playerId, jpeg: await vault.open(on, file.playerId, fileContext(fileId), file.image) };
    },
  };
}
