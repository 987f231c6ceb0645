import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { lockThread, readThread, type ThreadRow } from '../support.store.ts';

/** A thread that an operator may write to, locked. Throws Failure `not_found`, `support_closed`, `support_taken`. */
export async function lockForOperator(client: pg.PoolClient, threadId: bigint, operatorId: bigint): Promise<ThreadRow> {
  const thread = await lockThread(client, threadId);
  if (!thread) throw new Failure('not_found');
  if (thread.status === 'closed') throw new Failure('support_closed');
  if (thread.operatorId !== null && thread.operatorId !== operatorId) throw new Failure('support_taken');
  return thread;
}

/** Throws Failure `not_found`. */
export async function requireThread(on: Queryable, threadId: bigint): Promise<ThreadRow> {
  const thread = await readThread(on, threadId);
  if (!thread) throw new Failure('not_found');
  return thread;
}

/** News of a thread for the player's page. */
export const threadNews = ({ id, kind }: ThreadRow, event: 'post' | 'typing' | 'state') => ({
  kind: 'support' as const,
  threadId: id.toString(),
  chat: kind === 'chat',
  event,
});
