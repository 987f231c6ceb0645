import { encodePassword } from '@touchline/client/validation/encode-password';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';

const MIN = 5;

/** The form of the secret question, and its call. `chosen` is the question that is kept now; null until it is. */
export function useSecurityQuestion(firstId: number) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['question', 'question_id', 'answer', 'password'] as const);
  const [from, setFrom] = useState<'list' | 'own'>('list');
  const [questionId, setQuestionId] = useState(firstId);
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState('');
  const [secret, setSecret] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);

  const submit = (): void => {
    const required = t('validation.auth_required_field');
    const right = form.check({
      question: from === 'own' && question.trim().length < MIN ? t('validation.min_symbols_limit', { min: MIN }) : null,
      answer: answer.trim() === '' ? required : null,
      password: secret === '' ? required : null,
    });
    if (!right) return;
    const rest = { answer: answer.trim(), password: encodePassword(secret) };
    void form.send(
      () =>
        from === 'list'
          ? caller.execute('setSecretQuestion', { body: { question_id: questionId, ...rest } })
          : caller.execute('setCustomSecretQuestion', { body: { question: question.trim(), ...rest } }),
      (reply) => setChosen(reply.secure_question),
    );
  };
  return {
    form,
    chosen,
    from,
    setFrom,
    questionId,
    setQuestionId,
    question: form.field('question', question, setQuestion),
    answer: form.field('answer', answer, setAnswer),
    secret: form.bind('password', secret, setSecret),
    submit,
  };
}
