import type { SupportChat } from '@touchline/contract/support/calls';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef } from 'react';
import { MessageList } from './message-list.tsx';

interface ChatLogProps {
  readonly posts: SupportChat['posts'];
  /** No consultant is there at present. */
  readonly away: boolean;
}

/** The conversation so far; the latest is in sight. */
export function ChatLog({ posts, away }: ChatLogProps) {
  const t = useTranslator();
  const body = useRef<HTMLElement>(null);
  const count = posts.length;
  useEffect(() => {
    if (count > 0) body.current?.scrollTo({ top: body.current.scrollHeight });
  }, [count]);
  return (
    // A region that scrolls takes the focus, so that a keyboard can scroll it (WCAG 2.1.1).
    <section ref={body} className="chat-body" aria-label={t('support.chat.log')} tabIndex={count > 0 ? 0 : undefined}>
      {count > 0 ? (
        <MessageList posts={posts} label={t('support.chat.log')} live />
      ) : (
        <div className="chat-empty">
          <Icon name="support" />
          <p>{t(away ? 'support.chat.away.text' : 'support.chat.empty')}</p>
        </div>
      )}
    </section>
  );
}
