import { Button } from '@touchline/ui/button';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';

const MIN = 10;
const MAX = 2000;

interface AppealFormProps {
  readonly send: (text: string) => Promise<unknown>;
  readonly onSent: () => void;
}

/** A blocked player's own words about it (S210). */
export function AppealForm({ send, onSent }: AppealFormProps) {
  const t = useTranslator();
  const form = useCallForm(['text'] as const);
  const [text, setText] = useState('');
  const submit = (): void => {
    if (!form.check({ text: text.trim().length < MIN ? t('validation.min_symbols_limit', { min: MIN }) : null })) return;
    void form.send(() => send(text.trim()), onSent);
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <p className="muted">{t('block.appeal.text')}</p>
      <FormError text={form.problem} />
      <TextAreaField
        label={t('block.appeal.field')}
        rows={8}
        maxLength={MAX}
        hint={t('block.appeal.left', { n: MAX - text.length })}
        {...form.field('text', text, setText)}
      />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'block.appeal.sending' : 'block.appeal.send')}
      </Button>
    </CallForm>
  );
}
