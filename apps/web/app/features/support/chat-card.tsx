import type { SupportChat } from '@touchline/contract/support/calls';
import { SUPPORT_TEXT } from '@touchline/contract/support/enums';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useHydrated } from '../../shell/page/use-hydrated.ts';
import { usePeriodic } from '../../shell/page/use-periodic.ts';
import { share } from '../../shell/session/shared-state.ts';
import { MessageList } from './message-list.tsx';

/** A sign of typing is good for so long; it is given again while it goes on. */
const TYPING_MS = 6_000;
const TYPING_AGAIN_MS = 4_000;
/** Should the stream be cut, the chat asks by itself. */
const ASK_MS = 10_000;

/** Of two answers that passed each other, the one that knows more. */
const laterOf = (known: SupportChat, asked: SupportChat): SupportChat =>
  known.thread && known.thread.id === asked.thread?.id && asked.posts.length < known.posts.length ? known : asked;

/** The chat with a consultant: it begins with the first word; what the other side writes comes by push. */
export function ChatCard({ loaded }: { readonly loaded: SupportChat }) {
  const t = useTranslator();
  const caller = useApiClient();
  const ready = useHydrated();
  const { time } = useFormats();
  const { busy, problem, run } = useAction();
  const [chat, setChat] = useState(loaded);
  const [text, setText] = useState('');
  const [typing, setTyping] = useState(false);
  // One message, one key: a second press on a slow line says it once.
  const [key, setKey] = useState(() => nanoid());
  const told = useRef(0);
  const body = useRef<HTMLElement>(null);
  const typingEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { thread, posts, taken, awayUntil } = chat;

  const ask = async (): Promise<void> => {
    const { data } = await caller.executeSafe('supportChat', {});
    if (data) setChat((known) => laterOf(known, data));
  };
  usePlayerEvents((news) => {
    if (news.kind !== 'support' || !news.chat) return;
    clearTimeout(typingEnd.current);
    setTyping(news.event === 'typing');
    if (news.event === 'typing') typingEnd.current = setTimeout(() => setTyping(false), TYPING_MS);
    else void ask();
  });
  usePeriodic(ASK_MS, thread !== null, ask);
  useEffect(() => share({ consultantAvailable: awayUntil === null }), [awayUntil]);
  useEffect(() => () => clearTimeout(typingEnd.current), []);
  const count = posts.length;
  useEffect(() => {
    if (count > 0) body.current?.scrollTo({ top: body.current.scrollHeight });
  }, [count]);

  const say = (): void => {
    const words = text.trim();
    if (words === '' || busy) return;
    void run(
      () => caller.execute('supportSay', { body: { text: words, key } }),
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
    if (!thread || Date.now() - told.current < TYPING_AGAIN_MS) return;
    told.current = Date.now();
    void caller.executeSafe('supportTyping', {});
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
  return (
    <Card>
      <CardHeader title={t('support.chat')}>
        <Badge tone={awayUntil === null ? 'brand' : 'plain'}>
          {awayUntil === null ? t('support.chat.here') : t('support.chat.away', { time: time(awayUntil) })}
        </Badge>
      </CardHeader>
      {/* A region that scrolls takes the focus, so that a keyboard can scroll it (WCAG 2.1.1). */}
      <section ref={body} className="chat-body" aria-label={t('support.chat.log')} tabIndex={count > 0 ? 0 : undefined}>
        {count > 0 ? (
          <MessageList posts={posts} label={t('support.chat.log')} live />
        ) : (
          <div className="chat-empty">
            <Icon name="support" />
            <p>{t(awayUntil === null ? 'support.chat.empty' : 'support.chat.away.text')}</p>
          </div>
        )}
      </section>
      {thread ? (
        <div className="chat-now">
          <p role="status">
            {typing
              ? t('support.chat.typing')
              : awayUntil !== null && !taken
                ? t('support.chat.away.text')
                : taken
                  ? ''
                  : t('support.chat.waiting')}
          </p>
          <Button size="xs" tone="ghost" disabled={busy} onClick={() => end(thread.id)}>
            {t('support.chat.end')}
          </Button>
        </div>
      ) : null}
      <FormError text={problem} />
      <form
        className="chat-say"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        <TextAreaField
          label={t('support.chat.field')}
          labelHidden
          name="text"
          rows={1}
          maxLength={SUPPORT_TEXT.max}
          placeholder={t('support.chat.field')}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            // Enter sends, as everywhere where people talk; with Shift it is a new line. A half-composed word is not sent.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            say();
          }}
        />
        <Button type={ready ? 'submit' : 'button'} tone="brand" busy={busy} disabled={text.trim() === ''}>
          {t('support.send')}
        </Button>
      </form>
    </Card>
  );
}
