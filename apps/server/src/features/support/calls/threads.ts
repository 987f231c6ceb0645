import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { reencodePhotos } from '#platform/files/reencode-photos';
import { Failure } from '#platform/http/failure';
import { EncodedReply, type Handler } from '#platform/http/handler';
import { addPost } from '../add-post.ts';
import { fileContext, readThreadViews, readThreadWithPosts } from '../present-thread.ts';
import { requireRoom } from '../require-room.ts';
import {
  lockThread,
  lockThreadsOf,
  readFile,
  readRequests,
  readThread,
  readThreadByKey,
  type ThreadRow,
  writeThread,
  writeThreadState,
} from '../support.store.ts';
import type { SupportDeps } from '../support-deps.ts';

const MAX = 50;

/** The thread, if it is the player's own; throws Failure `not_found` otherwise. */
function requireOwn(thread: ThreadRow | undefined, playerId: bigint): ThreadRow {
  if (!thread || thread.playerId !== playerId) throw new Failure('not_found');
  return thread;
}

async function readTalkOf(deps: SupportDeps, client: pg.PoolClient, threadId: bigint, playerId: bigint) {
  return readThreadWithPosts(deps, client, requireOwn(await readThread(client, threadId), playerId));
}

export const supportThreads =
  (deps: SupportDeps): Handler<'supportThreads'> =>
  async (_input, caller) =>
    readThreadViews(deps, await readRequests(deps.platform.pool, caller.player.id, MAX));

export const supportThread =
  (deps: SupportDeps): Handler<'supportThread'> =>
  async ({ params }, caller) =>
    readThreadWithPosts(deps, deps.platform.pool, requireOwn(await readThread(deps.platform.pool, params.threadId), caller.player.id));

export const createTicket =
  (deps: SupportDeps): Handler<'createTicket'> =>
  async ({ body: { topic, text, key, files } }, caller) => {
    const playerId = caller.player.id;
    // Before the transaction: re-encoding pictures takes time.
    const images = await reencodePhotos(files);
    return inTransaction(deps.platform.pool, async (client) => {
      await lockThreadsOf(client, playerId);
      const post = { playerId, author: 'player', operatorId: null, onceKey: key } as const;
      const before = await readThreadByKey(client, post);
      if (before !== undefined) return readTalkOf(deps, client, before, playerId);
      await requireRoom(client, playerId);
      const threadId = await writeThread(client, playerId, 'request', topic);
      await addPost(deps, client, { ...post, threadId, text }, images);
      return readTalkOf(deps, client, threadId, playerId);
    });
  };

export const addTicketMessage =
  (deps: SupportDeps): Handler<'addTicketMessage'> =>
  async ({ params: { threadId }, body: { text, key, files } }, caller) => {
    const playerId = caller.player.id;
    requireOwn(await readThread(deps.platform.pool, threadId), playerId);
    const images = await reencodePhotos(files);
    return inTransaction(deps.platform.pool, async (client) => {
      const thread = requireOwn(await lockThread(client, threadId), playerId);
      const post = { playerId, threadId, author: 'player', operatorId: null, onceKey: key } as const;
      if ((await readThreadByKey(client, post)) === undefined) {
        if (thread.status === 'closed') throw new Failure('support_closed');
        await addPost(deps, client, { ...post, text }, images);
        await writeThreadState(client, threadId, 'open', thread.operatorId);
      }
      return readTalkOf(deps, client, threadId, playerId);
    });
  };

export const supportClose =
  (deps: SupportDeps): Handler<'supportClose'> =>
  ({ params: { threadId }, body: { closed } }, caller) => {
    const playerId = caller.player.id;
    return inTransaction(deps.platform.pool, async (client) => {
      await lockThreadsOf(client, playerId);
      const thread = requireOwn(await lockThread(client, threadId), playerId);
      if (closed !== (thread.status === 'closed')) {
        if (!closed && thread.kind === 'chat') throw new Failure('support_closed');
        if (!closed) await requireRoom(client, playerId);
        // A reopened ticket goes back to the queue.
        await writeThreadState(client, threadId, closed ? 'closed' : 'open', closed ? thread.operatorId : null);
      }
      return readTalkOf(deps, client, threadId, playerId);
    });
  };

export const supportFile =
  ({ platform, vault }: SupportDeps): Handler<'supportFile'> =>
  async ({ params: { fileId } }, caller) => {
    const playerId = caller.player.id;
    const file = await readFile(platform.pool, fileId);
    if (!file || file.playerId !== playerId) throw new Failure('not_found');
    const identity = await vault.open(platform.pool, playerId, fileContext(fileId), file.image);
    return new EncodedReply({ etag: `"${fileId}"`, identity, contentType: 'image/jpeg' });
  };
