import { SELF_TEST_ANSWERS, SELF_TEST_QUESTIONS, type SelfTestBand } from '@touchline/catalogue/account/self-assessment';
import type { TestResult } from '@touchline/contract/limits/calls';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { FormError } from '../../shell/forms/form-error.tsx';

const TONES: Readonly<Record<SelfTestBand, 'brand' | 'info' | 'amber' | 'danger'>> = {
  none: 'brand',
  low: 'info',
  moderate: 'amber',
  high: 'danger',
};
const MAX = SELF_TEST_QUESTIONS.length * (SELF_TEST_ANSWERS.length - 1);

/** The self-test, a question at a time; the sum and what to do about it at the end. */
export function SelfAssessmentCard({ loaded }: { readonly loaded: TestResult | null }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { date } = useFormats();
  const { busy, problem, run } = useAction();
  const [result, setResult] = useState(loaded);
  const [answers, setAnswers] = useState<readonly number[] | null>(null);
  const question = useRef<HTMLLegendElement>(null);
  const step = answers?.length ?? 0;
  useEffect(() => {
    if (step > 0) question.current?.focus();
  }, [step]);

  const answer = (points: number): void => {
    const given = [...(answers ?? []), points];
    if (given.length < SELF_TEST_QUESTIONS.length) {
      setAnswers(given);
      return;
    }
    void run(
      () => caller.execute('testAnswers', { body: { answers: given } }),
      (told) => {
        setResult(told);
        setAnswers(null);
        return null;
      },
    );
  };
  const key = SELF_TEST_QUESTIONS[step];
  return (
    <Card id="self-test">
      <CardHeader title={t('limits.test.title')}>
        {answers === null ? null : (
          <span className="muted limits-head">{t('limits.test.step', { n: step + 1, of: SELF_TEST_QUESTIONS.length })}</span>
        )}
      </CardHeader>
      <div className="office-body">
        <FormError text={problem} />
        {answers === null || key === undefined ? (
          <>
            {result ? (
              <div className="self-assessment-result" role="status">
                <p>
                  <Badge tone={TONES[result.band]}>{t(`limits.test.band.${result.band}`)}</Badge>
                  <b>{t('limits.test.score', { score: result.score, most: MAX })}</b>
                  <span className="muted">{t('limits.test.last', { at: date(result.takenAt) })}</span>
                </p>
                <p>{t(`limits.test.advice.${result.band}`)}</p>
              </div>
            ) : (
              <p className="limit-rule">{t('limits.test.text')}</p>
            )}
            <div className="office-actions">
              <Button onClick={() => setAnswers([])}>{t(result ? 'limits.test.again' : 'limits.test.begin')}</Button>
            </div>
          </>
        ) : (
          <>
            <Meter
              value={step / SELF_TEST_QUESTIONS.length}
              label={t('limits.test.step', { n: step + 1, of: SELF_TEST_QUESTIONS.length })}
            />
            <fieldset className="self-assessment-question" disabled={busy}>
              <legend ref={question} tabIndex={-1}>
                {t(`limits.test.question.${key}`)}
              </legend>
              {SELF_TEST_ANSWERS.map((name, points) => (
                <Button key={name} block onClick={() => answer(points)}>
                  {t(`limits.test.answer.${name}`)}
                </Button>
              ))}
            </fieldset>
            <div className="office-actions">
              <Button tone="ghost" size="sm" onClick={() => setAnswers(step === 0 ? null : (answers ?? []).slice(0, -1))}>
                {t('limits.test.back')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
