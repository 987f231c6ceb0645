import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';

/** The secret question is answered (C063). */
export function SecurityAnswerStep({ question, onAnswered }: { readonly question: string; readonly onAnswered: () => void }) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['user_answer'] as const);
  const [answer, setAnswer] = useState('');
  const { element } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  const submit = (): void => {
    if (!form.check({ user_answer: answer.trim() === '' ? t('validation.auth_required_field') : null })) return;
    void form.send(() => caller.execute('checkPhoneAnswer', { query: { user_answer: answer.trim() } }), onAnswered);
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <FormError text={form.problem} />
      <TextField
        // Isolated: a question of one's own may be of another script than the page.
        label={`\u2068${question}\u2069`}
        autoComplete="off"
        maxLength={100}
        {...form.field('user_answer', answer, setAnswer)}
      />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('action.next')}
      </Button>
    </CallForm>
  );
}
