import type { CASINO_CHAT_CALLS } from '@touchline/contract/casino-chat/calls';
import type { CASINO_CHAT_OPERATOR_CALLS } from '@touchline/contract/casino-chat/operator';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { casinoChat } from './calls/casino-chat.ts';
import { casinoChatHide } from './calls/casino-chat-hide.ts';
import { casinoChatName } from './calls/casino-chat-name.ts';
import { casinoChatReport } from './calls/casino-chat-report.ts';
import { casinoChatSay } from './calls/casino-chat-say.ts';
import type { CasinoChatDeps } from './casino-chat-deps.ts';
import { deleteOldMessages } from './message.store.ts';
import { operatorChatReports } from './operator/operator-chat-reports.ts';
import { operatorChatRoom } from './operator/operator-chat-room.ts';
import { operatorChatWords, operatorSetChatWords } from './operator/operator-chat-words.ts';
import { operatorDecideChatMessage } from './operator/operator-decide-chat-message.ts';
import { operatorMuteChat } from './operator/operator-mute-chat.ts';
import { operatorRenameChat } from './operator/operator-rename-chat.ts';

/** How long messages are kept; those that an operator has removed, or that wait for one, for longer. */
const KEPT = { days: 30, daysOfRemoved: 365 } as const;

export interface CasinoChatFeature extends Feature<keyof typeof CASINO_CHAT_CALLS | keyof typeof CASINO_CHAT_OPERATOR_CALLS> {
  /** Deletes what is no longer kept. For tests. */
  tidy(): Promise<void>;
}

/** The chat of tables at which all watch the same round, a room a table and language (decision 0087). */
export function createCasinoChatFeature(platform: Platform, featureDeps: Omit<CasinoChatDeps, 'platform'>): CasinoChatFeature {
  const deps: CasinoChatDeps = { platform, ...featureDeps };
  const { pool, jobs } = platform;
  const tidy = async (): Promise<void> => {
    while ((await deleteOldMessages(pool, KEPT)) > 0);
  };
  jobs.define('casino-chat-tidy', tidy);
  jobs.every('37 * * * *', 'casino-chat-tidy');
  return {
    handlers: {
      casinoChat: casinoChat(deps),
      casinoChatName: casinoChatName(deps),
      casinoChatSay: casinoChatSay(deps),
      casinoChatReport: casinoChatReport(deps),
      casinoChatHide: casinoChatHide(deps),
      operatorChatReports: operatorChatReports(deps),
      operatorChatRoom: operatorChatRoom(deps),
      operatorDecideChatMessage: operatorDecideChatMessage(deps),
      operatorMuteChat: operatorMuteChat(deps),
      operatorRenameChat: operatorRenameChat(deps),
      operatorChatWords: operatorChatWords(deps),
      operatorSetChatWords: operatorSetChatWords(deps),
    },
    tidy,
  };
}
