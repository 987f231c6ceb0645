import { SELF_TEST_ANSWERS, SELF_TEST_QUESTIONS } from '@touchline/catalogue/account/self-assessment';
import { Button } from '@touchline/ui/button';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef } from 'react';

interface SelfAssessmentQuestionProps {
  /** How many questions are answered, and so which one is asked. */
  readonly step: number;
  readonly busy: boolean;
  readonly onAnswer: (points: number) => void;
  readonly onBack: () => void;
}

/** One question of the self-test. It takes the focus when it follows another, so that it is read out. */
export function SelfAssessmentQuestion({ step, busy, onAnswer, onBack }: SelfAssessmentQuestionProps) {
  const t = useTranslator();
  const question = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (step > 0) question.current?.focus();
  }, [step]);
  const key = SELF_TEST_QUESTIONS[step];
  if (key === undefined) return null;
  return (
    <>
      <Meter value={step / SELF_TEST_QUESTIONS.length} label={t('limits.test.step', { n: step + 1, of: SELF_TEST_QUESTIONS.length })} />
      <fieldset className="self-assessment-question" disabled={busy}>
        <legend ref={question} tabIndex={-1}>
          {t(`limits.test.question.${key}`)}
        </legend>
        {SELF_TEST_ANSWERS.map((name, points) => (
          <Button key={name} block onClick={() => onAnswer(points)}>
            {t(`limits.test.answer.${name}`)}
          </Button>
        ))}
      </fieldset>
      <div className="office-actions">
        <Button tone="ghost" size="sm" onClick={onBack}>
          {t('limits.test.back')}
        </Button>
      </div>
    </>
  );
}
