import { SUPPORT_RUNNING } from '@touchline/contract/support-words';
import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import { Encoded, type Handler } from '#platform/handler';
import { takePhotos } from '#platform/take-photos';
import { addPost } from '../add-post.ts';
import { fileContext, readTalk, readThreadViews } from '../present-talk.ts';
import {
  lockThread,
  lockThreadsOf,
  readFile,
  readRequests,
  readRunningCount,
  readThread,
  readThreadByKey,
  type ThreadRow,
  writeThread,
  writeThreadState,
} from '../support.store.ts';
import { ownerOf, type SupportDeps } from '../support-deps.ts';

const MOST = 50;

/** A thread of this very player; throws Failure `not_found` for others'. */
function requireOwn(thread: ThreadRow | undefined, playerId: bigint): ThreadRow {
  if (!thread || thread.playerId !== playerId) throw new Failure('not_found');
  return thread;
}

async function readTalkOf(deps: SupportDeps, trx: Trx, threadId: bigint, playerId: bigint) {
  return readTalk(deps, trx, requireOwn(await readThread(trx, threadId), playerId));
}

/** Throws Failure `support_full` where as many requests run as may. */
async function requireRoom(trx: Trx, playerId: bigint): Promise<void> {
  if ((await readRunningCount(trx, playerId)) >= SUPPORT_RUNNING) throw new Failure('support_full');
}

export const supportThreads =
  (deps: SupportDeps): Handler<'supportThreads'> =>
  async (_input, caller) =>
    readThreadViews(deps, await readRequests(deps.platform.db, ownerOf(caller), MOST));

export const supportThread =
  (deps: SupportDeps): Handler<'supportThread'> =>
  async ({ params }, caller) =>
    readTalk(deps, deps.platform.db, requireOwn(await readThread(deps.platform.db, params.threadId), ownerOf(caller)));

export const supportOpen =
  (deps: SupportDeps): Handler<'supportOpen'> =>
  async ({ body: { topic, text, key, files } }, caller) => {
    const playerId = ownerOf(caller);
    // Before the transaction: drawing pictures anew takes its time.
    const images = await takePhotos(files);
    return deps.platform.db.transaction().execute(async (trx) => {
      await lockThreadsOf(trx, playerId);
      const post = { playerId, author: 'player', operatorId: null, onceKey: key } as const;
      const before = await readThreadByKey(trx, post);
      if (before !== undefined) return readTalkOf(deps, trx, before, playerId);
      await requireRoom(trx, playerId);
      const threadId = await writeThread(trx, playerId, 'request', topic);
      await addPost(deps, trx, { ...post, threadId, text }, images);
      return readTalkOf(deps, trx, threadId, playerId);
    });
  };

export const supportPost =
  (deps: SupportDeps): Handler<'supportPost'> =>
  async ({ params: { threadId }, body: { text, key, files } }, caller) => {
    const playerId = ownerOf(caller);
    requireOwn(await readThread(deps.platform.db, threadId), playerId);
    const images = await takePhotos(files);
    return deps.platform.db.transaction().execute(async (trx) => {
      const thread = requireOwn(await lockThread(trx, threadId), playerId);
      const post = { playerId, threadId, author: 'player', operatorId: null, onceKey: key } as const;
      if ((await readThreadByKey(trx, post)) === undefined) {
        if (thread.status === 'closed') throw new Failure('support_closed');
        await addPost(deps, trx, { ...post, text }, images);
        await writeThreadState(trx, threadId, 'open', thread.operatorId);
      }
      return readTalkOf(deps, trx, threadId, playerId);
    });
  };

export const supportClose =
  (deps: SupportDeps): Handler<'supportClose'> =>
  ({ params: { threadId }, body: { closed } }, caller) => {
    const playerId = ownerOf(caller);
    return deps.platform.db.transaction().execute(async (trx) => {
      await lockThreadsOf(trx, playerId);
      const thread = requireOwn(await lockThread(trx, threadId), playerId);
      if (closed !== (thread.status === 'closed')) {
        if (!closed && thread.kind === 'chat') throw new Failure('support_closed');
        if (!closed) await requireRoom(trx, playerId);
        // Opened again it waits for whoever is free.
        await writeThreadState(trx, threadId, closed ? 'closed' : 'open', closed ? thread.operatorId : null);
      }
      return readTalkOf(deps, trx, threadId, playerId);
    });
  };

export const supportFile =
  ({ platform, vault }: SupportDeps): Handler<'supportFile'> =>
  async ({ params: { fileId } }, caller) => {
    const playerId = ownerOf(caller);
    const file = await readFile(platform.db, fileId);
    if (!file || file.playerId !== playerId) throw new Failure('not_found');
    const identity = await vault.open(platform.db, playerId, fileContext(fileId), file.image);
    return new Encoded({ etag: `"${fileId}"`, identity, contentType: 'image/jpeg' });
  };
