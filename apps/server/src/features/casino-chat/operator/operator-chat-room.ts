import { actorOf } from '#features/operator';
import { pageOf } from '#platform/db/page-of';
import type { Handler } from '#platform/http/handler';
import type { CasinoChatDeps } from '../casino-chat-deps.ts';
import { readWholeRoom } from '../message.store.ts';
import { presentForOperator } from './present-for-operator.ts';

const PAGE = 50;

export const operatorChatRoom =
  ({ platform: { pool }, operators }: CasinoChatDeps): Handler<'operatorChatRoom'> =>
  async ({ body: { game, language, before } }, caller) => {
    const brandId = caller.brand.id;
    await operators.recordFirst({ ...actorOf(caller), action: 'chat-room', target: `${game} ${language} of brand ${brandId}` });
    const found = await readWholeRoom(pool, { brandId, game, language }, before === undefined ? undefined : BigInt(before), PAGE + 1);
    const { shown, next } = pageOf(found, PAGE);
    return { messages: shown.map(presentForOperator), next };
  };
