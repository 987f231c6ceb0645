import { AreaField } from '@touchline/ui/area-field';
import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';

const LEAST = 10;
const MOST = 2000;

/** What a blocked player has to say about it, in their own words (S210). */
export function AppealForm({ ticket, onSent }: { readonly ticket: string; readonly onSent: () => void }) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm(['text'] as const);
  const [text, setText] = useState('');
  const submit = (): void => {
    if (!form.check({ text: text.trim().length < LEAST ? t('validation.min_symbols_limit', { min: LEAST }) : null })) return;
    void form.send(() => caller.execute('appealBlock', { body: { ticket, text: text.trim() } }), onSent);
  };
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <p className="mut">{t('block.appeal.text')}</p>
      <ProblemNote text={form.problem} />
      <AreaField
        label={t('block.appeal.field')}
        name="text"
        rows={8}
        maxLength={MOST}
        value={text}
        hint={t('block.appeal.left', { n: MOST - text.length })}
        error={form.errors.text}
        onChange={(event) => {
          setText(event.target.value);
          form.forget('text');
        }}
      />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'block.appeal.sending' : 'block.appeal.send')}
      </Button>
    </CallFormElement>
  );
}
