import { SUPPORT_TEXT } from '@touchline/contract/support/enums';
import { Button } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';

/** An idea needs a sentence at least. */
const MIN = 10;

/** A player's idea for something better. */
export function IdeaForm() {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const form = useCallForm(['text'] as const);
  const [text, setText] = useState('');
  const submit = (): void => {
    const words = text.trim();
    if (!form.check({ text: words.length < MIN ? t('validation.min_symbols_limit', { min: MIN }) : null })) return;
    void form.send(
      () => caller.execute('shareIdea', { body: { text: words } }),
      ({ request_id }) => {
        setText('');
        showToast('success', t('support.idea.sent', { id: request_id }));
        void revalidate();
      },
    );
  };
  return (
    <Card className="office-body">
      <CallForm form={form} onSubmit={submit}>
        <FormError text={form.problem} />
        <TextAreaField
          label={t('support.idea.text')}
          rows={5}
          maxLength={SUPPORT_TEXT.max}
          hint={t('support.text.left', { n: SUPPORT_TEXT.max - text.length })}
          {...form.field('text', text, setText)}
        />
        <div className="office-actions">
          <Button type={form.submitType} tone="brand" busy={form.busy}>
            {t(form.busy ? 'support.sending' : 'support.send')}
          </Button>
        </div>
      </CallForm>
    </Card>
  );
}
