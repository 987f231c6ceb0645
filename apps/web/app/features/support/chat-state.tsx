import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';

interface ChatStateProps {
  /** The other side is writing. */
  readonly typing: boolean;
  /** No consultant is there at present. */
  readonly away: boolean;
  /** A consultant has taken the conversation. */
  readonly taken: boolean;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** How a conversation stands, and its end. */
export function ChatState({ typing, away, taken, busy, onEnd }: ChatStateProps) {
  const t = useTranslator();
  return (
    <div className="chat-now">
      <p role="status">
        {typing ? t('support.chat.typing') : away && !taken ? t('support.chat.away.text') : taken ? '' : t('support.chat.waiting')}
      </p>
      <Button size="xs" tone="ghost" disabled={busy} onClick={onEnd}>
        {t('support.chat.end')}
      </Button>
    </div>
  );
}
