import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { Segments } from '@touchline/ui/forms/segments';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { FormCard } from './form-card.tsx';
import type { RenderPasswordField } from './render-password-field.ts';
import type { SecurityOverview } from './security-overview.ts';
import { SuccessCard } from './success-card.tsx';
import { useSecurityQuestion } from './use-security-question.ts';

interface SecurityQuestionProps {
  readonly overview: SecurityOverview;
  readonly questions: ReplyFor<'secureQuestions'>;
  readonly password: RenderPasswordField;
}

/** A question of the list or of one's own, its answer, and the password: the answer stands in for a lost phone (S158). */
export function SecurityQuestion({ overview, questions, password }: SecurityQuestionProps) {
  const t = useTranslator();
  const { form, chosen, from, setFrom, questionId, setQuestionId, question, answer, secret, submit } = useSecurityQuestion(
    questions[0]?.id ?? 1,
  );
  if (chosen !== null) return <SuccessCard title={t('security.question.done')} text={`\u2068${chosen}\u2069`} />;

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
          <TextField label={t('security.question.field')} autoComplete="off" maxLength={150} {...question} />
        )}
        <TextField
          label={t('security.question.answer')}
          autoComplete="off"
          maxLength={100}
          hint={t('security.question.answer.hint')}
          {...answer}
        />
        {password({
          label: t('login.field.password'),
          autoComplete: 'current-password',
          ...secret,
        })}
        <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
          {t('security.question.submit')}
        </Button>
      </CallForm>
    </FormCard>
  );
}
