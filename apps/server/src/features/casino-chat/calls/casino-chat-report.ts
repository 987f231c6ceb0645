import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoChatDeps } from '../casino-chat-deps.ts';
import { readMessage } from '../message.store.ts';
import { writeReport } from '../report.store.ts';

/** Another's message alone, and one that still stands. */
export const casinoChatReport =
  ({ platform }: CasinoChatDeps): Handler<'casinoChatReport'> =>
  async ({ body: { message: id, reason } }, caller) => {
    const { id: playerId } = caller.player;
    const { pool, events } = platform;
    const message = await readMessage(pool, caller.brand.id, BigInt(id));
    if (!message || message.removed || message.playerId === playerId) throw new Failure('casino_chat_unknown');
    await writeReport(pool, { messageId: message.id, playerId, brandId: caller.brand.id, reason });
    events.nudge();
    return { reported: true as const };
  };
