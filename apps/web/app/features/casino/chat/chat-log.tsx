import type { ChatReportReason } from '@touchline/contract/casino-chat/enums';
import type { ChatMessageView, OwnChat } from '@touchline/contract/casino-chat/shapes';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { ChatLine } from './chat-line.tsx';
import { useStickyEnd } from './use-sticky-end.ts';

interface ChatLogProps {
  readonly messages: readonly ChatMessageView[];
  readonly own: OwnChat | null;
  readonly onHide: (author: string) => void;
  readonly onReport: (message: string, reason: ChatReportReason) => void;
}

/** The words of a room; their end is in sight unless the reader has scrolled up. */
export function ChatLog({ messages, own, onHide, onReport }: ChatLogProps) {
  const t = useTranslator();
  const { box, unseen, onScroll, toEnd } = useStickyEnd(messages);
  const author = own?.person?.author;
  return (
    <div className="table-chat-log">
      <section
        className="table-chat-scroll"
        ref={box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        tabIndex={0}
        aria-label={t('casino.chat.log')}
      >
        {messages.length === 0 ? (
          <p className="table-chat-note muted">{t('casino.chat.none')}</p>
        ) : (
          <ul className="table-chat-lines">
            {messages.map((message) => (
              <ChatLine
                key={message.id}
                message={message}
                isOwn={message.author === author}
                onHide={own === null || message.author === author ? null : () => onHide(message.author)}
                onReport={(reason) => onReport(message.id, reason)}
              />
            ))}
          </ul>
        )}
      </section>
      {unseen > 0 ? (
        <Button className="table-chat-new" size="xs" tone="brand" icon="down" onClick={toEnd}>
          {t('casino.chat.new', { n: unseen })}
        </Button>
      ) : null}
    </div>
  );
}
