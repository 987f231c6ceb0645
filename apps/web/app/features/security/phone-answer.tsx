import { Button } from '@touchline/ui/button';
import { Field } from '@touchline/ui/field';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';

/** The secret question is answered (C063). */
export function PhoneAnswer({ question, onAnswered }: { readonly question: string; readonly onAnswered: () => void }) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm(['user_answer'] as const);
  const [answer, setAnswer] = useState('');
  const { element } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  const submit = (): void => {
    if (!form.check({ user_answer: answer.trim() === '' ? t('validation.auth_required_field') : null })) return;
    void form.send(() => caller.execute('checkPhoneAnswer', { query: { user_answer: answer.trim() } }), onAnswered);
  };
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <ProblemNote text={form.problem} />
      <Field
        // Isolated: a question of one's own may be of another script than the page.
        label={`\u2068${question}\u2069`}
        autoComplete="off"
        maxLength={100}
        {...form.field('user_answer', answer, setAnswer)}
      />
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('action.next')}
      </Button>
    </CallFormElement>
  );
}
