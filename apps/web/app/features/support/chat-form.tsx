import { SUPPORT_TEXT } from '@touchline/contract/support/enums';
import { Button } from '@touchline/ui/button';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useHydrated } from '../../shell/page/use-hydrated.ts';

interface ChatFormProps {
  readonly text: string;
  readonly busy: boolean;
  readonly onChange: (text: string) => void;
  readonly onSay: () => void;
}

/** The player's message. */
export function ChatForm({ text, busy, onChange, onSay }: ChatFormProps) {
  const t = useTranslator();
  const ready = useHydrated();
  return (
    <form
      className="chat-say"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSay();
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
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter sends, as everywhere where people talk; with Shift it is a new line. A half-composed word is not sent.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onSay();
        }}
      />
      <Button type={ready ? 'submit' : 'button'} tone="brand" busy={busy} disabled={text.trim() === ''}>
        {t('support.send')}
      </Button>
    </form>
  );
}
