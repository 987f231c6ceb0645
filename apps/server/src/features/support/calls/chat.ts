import type { Handler } from '#platform/handler';
import { addPost } from '../add-post.ts';
import { readChatView } from '../present-talk.ts';
import { lockThread, lockThreadsOf, readChat, readThreadByKey, writeThread, writeThreadState, writeTyping } from '../support.store.ts';
import { ownerOf, type SupportDeps } from '../support-deps.ts';

export const supportChat =
  (deps: SupportDeps): Handler<'supportChat'> =>
  (_input, caller) =>
    readChatView(deps, deps.platform.db, ownerOf(caller));

export const supportSay =
  (deps: SupportDeps): Handler<'supportSay'> =>
  async ({ body: { text, key } }, caller) => {
    const playerId = ownerOf(caller);
    return deps.platform.db.transaction().execute(async (trx) => {
      await lockThreadsOf(trx, playerId);
      const post = { playerId, author: 'player', operatorId: null, onceKey: key } as const;
      if ((await readThreadByKey(trx, post)) === undefined) {
        const running = await readChat(trx, playerId);
        // An operator may have closed it before the lock was there.
        const chat = running && (await lockThread(trx, running.id));
        const goesOn = chat !== undefined && chat.status !== 'closed';
        const threadId = goesOn ? chat.id : await writeThread(trx, playerId, 'chat', 'other');
        await addPost(deps, trx, { ...post, threadId, text });
        await writeThreadState(trx, threadId, 'open', goesOn ? chat.operatorId : null);
      }
      return readChatView(deps, trx, playerId);
    });
  };

export const supportTyping =
  ({ platform }: SupportDeps): Handler<'supportTyping'> =>
  async (_input, caller) => ({ told: await writeTyping(platform.db, ownerOf(caller)) });
