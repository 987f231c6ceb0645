import { SELF_TEST_QUESTIONS } from '@touchline/catalogue/account/self-assessment';
import type { TestResult } from '@touchline/contract/limits/calls';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { SelfAssessmentQuestion } from './self-assessment-question.tsx';
import { SelfAssessmentResult } from './self-assessment-result.tsx';

/** The self-test, a question at a time; the sum and what to do about it at the end. */
export function SelfAssessmentCard({ loaded }: { readonly loaded: TestResult | null }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { busy, problem, run } = useAction();
  const [result, setResult] = useState(loaded);
  const [answers, setAnswers] = useState<readonly number[] | null>(null);
  const step = answers?.length ?? 0;

  const answer = (points: number): void => {
    const given = [...(answers ?? []), points];
    if (given.length < SELF_TEST_QUESTIONS.length) {
      setAnswers(given);
      return;
    }
    void run(
      () => caller.execute('testAnswers', { body: { answers: given } }),
      (assessed) => {
        setResult(assessed);
        setAnswers(null);
        return null;
      },
    );
  };
  return (
    <Card id="self-test">
      <CardHeader title={t('limits.test.title')}>
        {answers === null ? null : (
          <span className="muted limits-head">{t('limits.test.step', { n: step + 1, of: SELF_TEST_QUESTIONS.length })}</span>
        )}
      </CardHeader>
      <div className="office-body">
        <FormError text={problem} />
        {answers === null ? (
          <>
            {result ? <SelfAssessmentResult result={result} /> : <p className="limit-rule">{t('limits.test.text')}</p>}
            <div className="office-actions">
              <Button onClick={() => setAnswers([])}>{t(result ? 'limits.test.again' : 'limits.test.begin')}</Button>
            </div>
          </>
        ) : (
          <SelfAssessmentQuestion
            step={step}
            busy={busy}
            onAnswer={answer}
            onBack={() => setAnswers(step === 0 ? null : answers.slice(0, -1))}
          />
        )}
      </div>
    </Card>
  );
}
