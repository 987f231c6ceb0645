import { encodePassword } from '@touchline/client/validation/encode-password';
import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Segments } from '@touchline/ui/forms/segments';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { FormCard } from './form-card.tsx';
import type { RenderPasswordField } from './render-password-field.ts';
import type { SecurityOverview } from './security-overview.ts';
import { SuccessCard } from './success-card.tsx';

interface SecretQuestionProps {
  readonly overview: SecurityOverview;
  readonly questions: ReplyFor<'secureQuestions'>;
  readonly password: RenderPasswordField;
}

const MIN = 5;

/** A question of the list or of one's own, its answer, and the password: the answer stands in for a lost phone (S158). */
export function SecurityQuestion({ overview, questions, password }: SecretQuestionProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['question', 'question_id', 'answer', 'password'] as const);
  const [from, setFrom] = useState<'list' | 'own'>('list');
  const [questionId, setQuestionId] = useState(questions[0]?.id ?? 1);
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState('');
  const [secret, setSecret] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  if (chosen !== null) return <SuccessCard title={t('security.question.done')} text={`\u2068${chosen}\u2069`} />;

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
          ? caller.execute('answerQuestion', { body: { question_id: questionId, ...rest } })
          : caller.execute('answerOwnQuestion', { body: { question: question.trim(), ...rest } }),
      (reply) => setChosen(reply.secure_question),
    );
  };
  return (
    <FormCard advice={[t('security.question.advice.phone'), t('security.question.advice.answer'), t('security.question.advice.sealed')]}>
      <CallForm form={form} onSubmit={submit}>
        <FormError text={form.problem} />
        {overview.secure_question === null ? null : (
          <p>
            {t('security.question.now')}{' '}
            <b>
              <bdi>{overview.secure_question}</bdi>
            </b>
          </p>
        )}
        <Segments
          label={t('security.question.from')}
          value={from}
          onChange={setFrom}
          items={[
            { key: 'list', label: t('security.question.from.list') },
            { key: 'own', label: t('security.question.from.own') },
          ]}
        />
        {from === 'list' ? (
          <SelectField
            label={t('security.question.field')}
            name="question_id"
            value={String(questionId)}
            error={form.errors.question_id}
            options={questions.map((one) => ({ value: String(one.id), label: one.question }))}
            onChange={(event) => setQuestionId(Number(event.target.value))}
          />
        ) : (
          <TextField
            label={t('security.question.field')}
            autoComplete="off"
            maxLength={150}
            {...form.field('question', question, setQuestion)}
          />
        )}
        <TextField
          label={t('security.question.answer')}
          autoComplete="off"
          maxLength={100}
          hint={t('security.question.answer.hint')}
          {...form.field('answer', answer, setAnswer)}
        />
        {password({
          label: t('login.field.password'),
          autoComplete: 'current-password',
          ...form.bind('password', secret, setSecret),
        })}
        <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
          {t('security.question.submit')}
        </Button>
      </CallForm>
    </FormCard>
  );
}
