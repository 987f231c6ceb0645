import { HttpError } from '@touchline/client/call/http-errors';
import type { SharedGameKey } from '@touchline/contract/casino/enums';
import { type ChatReportReason, chatTopic } from '@touchline/contract/casino-chat/enums';
import type { ChatMessageView, OwnChat } from '@touchline/contract/casino-chat/shapes';
import { useState } from 'react';
import { useTopic } from '../../../live/push-context.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { applyChat, withMessages } from './chat-picture.ts';

const CLOSED: readonly string[] = ['casino_chat_closed', 'casino_closed'];
const NO_MESSAGES: readonly ChatMessageView[] = [];

/** A room as its page follows it, and what its player can do there. Calls throw what they are refused with. */
export interface ChatRoom {
  /** `closed`: the law or the house has none here. */
  readonly state: 'loading' | 'open' | 'closed' | 'lost';
  readonly messages: readonly ChatMessageView[];
  /** Null of a guest. */
  readonly own: OwnChat | null;
  say(text: string, guid: string): Promise<void>;
  chooseName(name: string): Promise<void>;
  hide(author: string, hidden: boolean): Promise<void>;
  report(message: string, reason: ChatReportReason): Promise<void>;
}

/** Follows a room of a table. */
export function useChatRoom(game: SharedGameKey, language: string): ChatRoom {
  const caller = useApiClient();
  const [state, setState] = useState<ChatRoom['state']>('loading');
  const [messages, setMessages] = useState(NO_MESSAGES);
  const [own, setOwn] = useState<OwnChat | null>(null);
  const read = async (): Promise<void> => {
    try {
      const answer = await caller.execute('casinoChat', { params: { game }, query: { language } });
      setMessages(answer.messages);
      setOwn(answer.own);
      setState('open');
    } catch (error) {
      setState(error instanceof HttpError && CLOSED.includes(error.code) ? 'closed' : 'lost');
    }
  };
  useTopic(chatTopic(game, language), {
    synced: read,
    delta: ({ w: words }) => {
      if (words) setMessages((before) => applyChat(before, words));
    },
  });
  return {
    state,
    messages,
    own,
    async say(text, guid) {
      try {
        const said = await caller.execute('casinoChatSay', { params: { game }, body: { language, guid, text } });
        setMessages((before) => withMessages(before, [said]));
      } catch (error) {
        // An operator has muted the player meanwhile: the room says why, and until when.
        if (error instanceof HttpError && error.code === 'casino_chat_muted') await read();
        throw error;
      }
    },
    async chooseName(name) {
      setOwn(await caller.execute('casinoChatName', { body: { name, rules: true } }));
    },
    async hide(author, hidden) {
      const answer = await caller.execute('casinoChatHide', { body: { author, hidden } });
      setOwn((before) => before && { ...before, hidden: answer.hidden });
    },
    async report(message, reason) {
      await caller.execute('casinoChatReport', { body: { message, reason } });
    },
  };
}
