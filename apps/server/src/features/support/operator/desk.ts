import type { SupportTicket, SupportTicketDetail } from '@touchline/contract/support/calls';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import { writeEvent } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import { publishToPlayer } from '#platform/player-news';
import { isPlayerOf } from '#platform/tenant/player-brand';
import { addPost } from '../add-post.ts';
import { fileContext, readThreadViews, readThreadWithPosts } from '../present-thread.ts';
import {
  lockThread,
  type RunningThreads,
  readFile,
  readRunning,
  readThreadByKey,
  type ThreadRow,
  writeTaken,
  writeThreadState,
} from '../support.store.ts';
import type { SupportDeps } from '../support-deps.ts';
import { lockForOperator, requireThread, threadNews } from './agent-thread.ts';

const MAX = 100;

export interface AgentThread {
  readonly row: Pick<ThreadRow, 'playerId' | 'kind' | 'operatorId' | 'typing'>;
  readonly view: SupportTicket;
}

/** The house's side of support, for the console. What it does happens in its caller's transaction, beside the row of the audit. */
export function createSupportAgent(deps: SupportDeps) {
  const { platform, messages, vault } = deps;
  const { pool, bus } = platform;

  const tell = (client: pg.PoolClient, thread: ThreadRow, event: 'post' | 'state'): Promise<void> =>
    writeEvent(client, thread.playerId, threadNews(thread, event));

  return {
    async readRunning(wanted: RunningThreads): Promise<AgentThread[]> {
      const rows = await readRunning(pool, wanted, MAX);
      const views = await readThreadViews(deps, rows);
      return rows.flatMap((row, i) => (views[i] ? [{ row, view: views[i] }] : []));
    },
    /** Throws Failure `not_found`. */
    async readTalk(on: Queryable, threadId: bigint): Promise<SupportTicketDetail & Pick<AgentThread, 'row'>> {
      const row = await requireThread(on, threadId);
      return { row, ...(await readThreadWithPosts(deps, on, row)) };
    },
    /** Gives the player whose it is. */
    async take(client: pg.PoolClient, threadId: bigint, operatorId: bigint): Promise<bigint> {
      const thread = await lockForOperator(client, threadId, operatorId);
      await writeTaken(client, threadId, operatorId);
      await tell(client, thread, 'state');
      return thread.playerId;
    },
    /** Answers under a key once, and closes where asked to. Gives the player, and whether it was new. */
    async answer(
      client: pg.PoolClient,
      threadId: bigint,
      {
        operatorId,
        text,
        key,
        close,
      }: { readonly operatorId: bigint; readonly text: string; readonly key: string; readonly close: boolean },
    ): Promise<{ readonly playerId: bigint; readonly isNew: boolean }> {
      const thread = await requireThread(client, threadId);
      const { playerId } = thread;
      const post = { playerId, threadId, author: 'operator', operatorId, onceKey: key } as const;
      await lockThread(client, threadId);
      if ((await readThreadByKey(client, post)) !== undefined) return { playerId, isNew: false };
      await lockForOperator(client, threadId, operatorId);
      await addPost(deps, client, { ...post, text });
      await writeThreadState(client, threadId, close ? 'closed' : 'answered', operatorId);
      await tell(client, thread, 'post');
      // In a chat the player looks on; a request may be answered days later.
      if (thread.kind === 'request') {
        const args = { id: threadId.toString() };
        await messages.write(client, [
          { playerId, topic: 'support', text: { key: 'support-answer', args }, link: `/office/support/${threadId}` },
        ]);
      }
      return { playerId, isNew: true };
    },
    async close(client: pg.PoolClient, threadId: bigint, operatorId: bigint): Promise<bigint> {
      const thread = await lockForOperator(client, threadId, operatorId);
      await writeThreadState(client, threadId, 'closed', operatorId);
      await tell(client, thread, 'state');
      return thread.playerId;
    },
    /** For the moment only: nothing of it is kept. */
    async typing(threadId: bigint, brandId: number): Promise<void> {
      const thread = await requireThread(pool, threadId);
      if (!(await isPlayerOf(pool, brandId, thread.playerId))) throw new Failure('not_found');
      publishToPlayer(bus, thread.playerId, threadNews(thread, 'typing'));
    },
    /** Throws Failure `not_found`. */
    async openFile(on: Queryable, fileId: string): Promise<{ readonly playerId: bigint; readonly jpeg: Buffer }> {
      const file = await readFile(on, fileId);
      if (!file) throw new Failure('not_found');
      return { playerId: file.playerId, jpeg: await vault.open(on, file.playerId, fileContext(fileId), file.image) };
    },
  };
}

export type Desk = ReturnType<typeof createSupportAgent>;
