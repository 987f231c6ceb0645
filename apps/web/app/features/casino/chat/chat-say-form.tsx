import { HttpError } from '@touchline/client/call/http-errors';
import { CHAT_TEXT, CHAT_TEXT_FAULTS } from '@touchline/contract/casino-chat/enums';
import { IconButton } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { type FormEvent, useRef, useState } from 'react';
import { problemOf } from '../../../shell/forms/problem-of.ts';
import { fitText, textLength } from './fit-text.ts';

const FAULTS = [...CHAT_TEXT_FAULTS, 'repeated'] as const;
/** From so few characters on it is said how many are left. */
const FEW_LEFT = 30;

/** A line to write in; Enter sends it. What was refused stays, with the reason under it. */
export function ChatSayForm({ onSay }: { readonly onSay: (text: string, guid: string) => Promise<void> }) {
  const t = useTranslator();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The same text has one name until it is said or changed: an answer that was lost is asked for again.
  const guid = useRef(nanoid());
  const left = CHAT_TEXT.max - textLength(text);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await onSay(text, guid.current);
      guid.current = nanoid();
      setText('');
    } catch (error) {
      const named = error instanceof HttpError ? error.validationErrors.text?.[0] : undefined;
      const fault = FAULTS.find((one) => one === named);
      setProblem(fault ? t(`casino.chat.fault.${fault}`) : problemOf(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <TextField
        label={t('casino.chat.text')}
        labelHidden
        placeholder={t('casino.chat.text')}
        name="chat-text"
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        {...(left <= FEW_LEFT ? { hint: t('casino.chat.left', { n: left }) } : {})}
        error={problem ?? undefined}
        value={text}
        onChange={(event) => {
          guid.current = nanoid();
          setText(fitText(event.target.value, CHAT_TEXT.max));
        }}
        after={<IconButton icon="next" flip type="submit" label={t('casino.chat.send')} disabled={busy || text.trim() === ''} />}
      />
    </form>
  );
}
