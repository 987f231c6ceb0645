import { HttpError } from '@touchline/client/call/http-errors';
import { CHAT_NAME, CHAT_NAME_FAULTS } from '@touchline/contract/casino-chat/enums';
import { Button } from '@touchline/ui/button';
import { CheckControl, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FormEvent, useState } from 'react';
import { problemOf } from '../../../shell/forms/problem-of.ts';

const FAULTS = [...CHAT_NAME_FAULTS, 'taken'] as const;

/** The name that others read, chosen once, with the rules of the chat. */
export function ChatNameForm({ onChoose }: { readonly onChoose: (name: string) => Promise<void> }) {
  const t = useTranslator();
  const [name, setName] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await onChoose(name);
    } catch (error) {
      const named = error instanceof HttpError ? error.validationErrors.name?.[0] : undefined;
      const fault = FAULTS.find((one) => one === named);
      setProblem(fault ? t(`casino.chat.name.fault.${fault}`) : problemOf(error, t));
      setBusy(false);
    }
  };
  return (
    <form className="table-chat-form" onSubmit={(event) => void send(event)}>
      <TextField
        label={t('casino.chat.name')}
        hint={t('casino.chat.name.hint')}
        error={problem ?? undefined}
        name="chat-name"
        autoComplete="off"
        dir="auto"
        maxLength={CHAT_NAME.max * 2}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <CheckControl checked={accepted} onChange={(event) => setAccepted(event.target.checked)}>
        {t('casino.chat.name.rules')}
      </CheckControl>
      <Button type="submit" tone="brand" size="sm" busy={busy} disabled={!accepted || name.trim() === ''}>
        {t('casino.chat.name.save')}
      </Button>
    </form>
  );
}
