import { inTransaction } from '#platform/db/in-transaction';
import type { Handler } from '#platform/http/handler';
import { addPost } from '../add-post.ts';
import { readChatView } from '../present-thread.ts';
import { lockThread, lockThreadsOf, readChat, readThreadByKey, writeThread, writeThreadState, writeTyping } from '../support.store.ts';
import type { SupportDeps } from '../support-deps.ts';

export const supportChat =
  (deps: SupportDeps): Handler<'supportChat'> =>
  (_input, caller) =>
    readChatView(deps, deps.platform.pool, caller.player.id);

export const sendChatMessage =
  (deps: SupportDeps): Handler<'sendChatMessage'> =>
  async ({ body: { text, key } }, caller) => {
    const playerId = caller.player.id;
    return inTransaction(deps.platform.pool, async (client) => {
      await lockThreadsOf(client, playerId);
      const post = { playerId, author: 'player', operatorId: null, onceKey: key } as const;
      if ((await readThreadByKey(client, post)) === undefined) {
        const running = await readChat(client, playerId);
        // An operator may have closed it before the lock was there.
        const chat = running && (await lockThread(client, running.id));
        const goesOn = chat !== undefined && chat.status !== 'closed';
        const threadId = goesOn ? chat.id : await writeThread(client, playerId, 'chat', 'other');
        await addPost(deps, client, { ...post, threadId, text });
        await writeThreadState(client, threadId, 'open', goesOn ? chat.operatorId : null);
      }
      return readChatView(deps, client, playerId);
    });
  };

export const supportTyping =
  ({ platform }: SupportDeps): Handler<'supportTyping'> =>
  async (_input, caller) => ({ shown: await writeTyping(platform.pool, caller.player.id) });
