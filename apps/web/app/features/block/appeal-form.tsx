import { Button } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useId, useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { useCallForm } from '../../use-call-form.ts';

const LEAST = 10;
const MOST = 2000;

/** What a blocked player has to say about it, in their own words (S210). */
export function AppealForm({ ticket, onSent }: { readonly ticket: string; readonly onSent: () => void }) {
  const t = useTexts();
  const caller = useCaller();
  const id = useId();
  const form = useCallForm(['text'] as const);
  const [text, setText] = useState('');
  const submit = (): void => {
    if (!form.check({ text: text.trim().length < LEAST ? t('validation.min_symbols_limit', { min: LEAST }) : null })) return;
    void form.send(() => caller.execute('appealBlock', { body: { ticket, text: text.trim() } }), onSent);
  };
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <p className="mut">{t('block.appeal.text')}</p>
      {form.problem ? (
        <Note kind="error" live>
          <p>{form.problem}</p>
        </Note>
      ) : null}
      <div className="fieldset">
        <label htmlFor={id}>{t('block.appeal.field')}</label>
        <div className="field area" data-invalid={form.errors.text ? true : undefined}>
          <textarea
            id={id}
            name="text"
            rows={8}
            maxLength={MOST}
            value={text}
            aria-invalid={form.errors.text ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              setText(event.target.value);
              form.forget('text');
            }}
          />
        </div>
        <p id={`${id}-hint`} className={`hint${form.errors.text ? ' err' : ''}`} role={form.errors.text ? 'alert' : undefined}>
          {form.errors.text ?? t('block.appeal.left', { n: MOST - text.length })}
        </p>
      </div>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t(form.busy ? 'block.appeal.sending' : 'block.appeal.send')}
      </Button>
    </CallFormElement>
  );
}
