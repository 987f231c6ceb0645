import { actorOf, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoChatDeps } from '../casino-chat-deps.ts';
import { readWords, writeWords } from '../words.store.ts';

export const operatorChatWords =
  ({ platform, operators }: CasinoChatDeps): Handler<'operatorChatWords'> =>
  async ({ body: { language } }, caller) => {
    const brandId = caller.brand.id;
    await operators.recordFirst({ ...actorOf(caller), action: 'chat-words', target: `words in ${language} of brand ${brandId}` });
    const { version, words, setBy } = await readWords(platform.pool, brandId, language);
    return { version, words: [...words], setBy };
  };

/** Messages from then on are judged by the new version. */
export const operatorSetChatWords =
  ({ platform, operators }: CasinoChatDeps): Handler<'operatorSetChatWords'> =>
  async ({ body: { language, version, words, reason } }, caller) => {
    const brandId = caller.brand.id;
    const next = version + 1;
    await inTransaction(platform.pool, async (client) => {
      if ((await readWords(client, brandId, language)).version !== version) throw new Failure('conflict');
      const setBy = operatorOf(caller).login;
      if (!(await writeWords(client, { brandId, language, version: next, words: [...new Set(words)], setBy })))
        throw new Failure('conflict');
      const target = `words in ${language} of brand ${brandId}, version ${next}`;
      await operators.record(client, { ...actorOf(caller), action: 'set-chat-words', target, reason });
    });
    return { version: next };
  };
