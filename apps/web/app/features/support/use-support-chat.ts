import type { SupportChat } from '@touchline/contract/support/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { usePeriodic } from '../../shell/page/use-periodic.ts';
import { share } from '../../shell/session/shared-state.ts';

/** A sign of typing is good for so long; it is given again while it goes on. */
const TYPING_MS = 6_000;
const TYPING_AGAIN_MS = 4_000;
/** Should the stream be cut, the chat asks by itself. */
const POLL_MS = 10_000;

/** Of two answers that passed each other, the one that knows more. */
const laterOf = (known: SupportChat, asked: SupportChat): SupportChat =>
  known.thread && known.thread.id === asked.thread?.id && asked.posts.length < known.posts.length ? known : asked;

/** The conversation with a consultant: what was said, what is being written on either side, and the calls that say, end and tell of typing. */
export function useSupportChat(loaded: SupportChat) {
  const t = useTranslator();
  const caller = useApiClient();
  const { busy, problem, run } = useAction();
  const [chat, setChat] = useState(loaded);
  const [text, setText] = useState('');
  const [typing, setTyping] = useState(false);
  // One message, one key: a second press on a slow line says it once.
  const [key, setKey] = useState(() => nanoid());
  const typingSentAt = useRef(0);
  const typingEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { thread, awayUntil } = chat;

  const ask = async (): Promise<void> => {
    const { data } = await caller.tryExecute('supportChat', {});
    if (data) setChat((known) => laterOf(known, data));
  };
  usePlayerEvents((news) => {
    if (news.kind !== 'support' || !news.chat) return;
    clearTimeout(typingEnd.current);
    setTyping(news.event === 'typing');
    if (news.event === 'typing') typingEnd.current = setTimeout(() => setTyping(false), TYPING_MS);
    else void ask();
  });
  usePeriodic(POLL_MS, thread !== null, ask);
  useEffect(() => share({ consultantAvailable: awayUntil === null }), [awayUntil]);
  useEffect(() => () => clearTimeout(typingEnd.current), []);

  const say = (): void => {
    const words = text.trim();
    if (words === '' || busy) return;
    void run(
      () => caller.execute('sendChatMessage', { body: { text: words, key } }),
      (reply) => {
        setChat(reply);
        setText('');
        setKey(nanoid());
        return null;
      },
    );
  };
  const write = (words: string): void => {
    setText(words);
    if (!thread || Date.now() - typingSentAt.current < TYPING_AGAIN_MS) return;
    typingSentAt.current = Date.now();
    void caller.tryExecute('supportTyping', {});
  };
  const end = (id: string): void => {
    void run(
      () => caller.execute('supportClose', { params: { threadId: id }, body: { closed: true } }),
      () => {
        setChat({ ...chat, thread: null, posts: [], taken: false });
        return t('support.chat.ended');
      },
    );
  };
  return { chat, text, typing, busy, problem, say, write, end };
}
