import type { SharedGameKey } from '@touchline/contract/casino/enums';
import type { ReportedMessage } from '@touchline/contract/casino-chat/operator';
import { actorOf } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import type { CasinoChatDeps } from '../casino-chat-deps.ts';
import { readAround, readMessages } from '../message.store.ts';
import { readMutes } from '../mute.store.ts';
import { readWaitingReports } from '../report.store.ts';
import { presentForOperator } from './present-for-operator.ts';

const MAX = 100;
/** Messages of the room before a reported one, and after it. */
const AROUND = 5;

export const operatorChatReports =
  ({ platform: { pool }, operators }: CasinoChatDeps): Handler<'operatorChatReports'> =>
  async (_input, caller) => {
    const brandId = caller.brand.id;
    const [reports, muted] = await Promise.all([readWaitingReports(pool, brandId, MAX), readMutes(pool, brandId, MAX)]);
    const messages = await readMessages(pool, [...new Set(reports.map(({ messageId }) => messageId))]);
    await operators.recordFirst({ ...actorOf(caller), action: 'chat-reports', target: `${messages.length} messages` });
    const logins = await operators.readLogins([...new Set(muted.map(({ by }) => by))]);
    const reported = messages.map(
      async (message): Promise<ReportedMessage> => ({
        ...presentForOperator(message),
        game: message.game as SharedGameKey,
        language: message.language,
        reports: reports.filter(({ messageId }) => messageId === message.id).map(({ reason, at }) => ({ reason, at: at.getTime() })),
        context: (await readAround(pool, message, AROUND)).map(presentForOperator),
      }),
    );
    return {
      reported: await Promise.all(reported),
      muted: muted.map(({ playerId, name, until, reason, by }) => ({
        playerId: playerId.toString(),
        name,
        until: until?.getTime() ?? null,
        reason,
        by: logins.get(by) ?? '',
      })),
    };
  };
