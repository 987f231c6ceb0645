import { SELF_TEST_ANSWERS, SELF_TEST_QUESTIONS, type SelfTestBand } from '@touchline/catalogue/account/self-assessment';
import type { TestResult } from '@touchline/contract/limits/calls';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

const BAND_TONES: Readonly<Record<SelfTestBand, 'brand' | 'info' | 'amber' | 'danger'>> = {
  none: 'brand',
  low: 'info',
  moderate: 'amber',
  high: 'danger',
};
const MAX = SELF_TEST_QUESTIONS.length * (SELF_TEST_ANSWERS.length - 1);

/** The sum of the last self-test, and what to do about it. */
export function SelfAssessmentResult({ result }: { readonly result: TestResult }) {
  const t = useTranslator();
  const { date } = useFormats();
  return (
    <div className="self-assessment-result" role="status">
      <p>
        <Badge tone={BAND_TONES[result.band]}>{t(`limits.test.band.${result.band}`)}</Badge>
        <b>{t('limits.test.score', { score: result.score, max: MAX })}</b>
        <span className="muted">{t('limits.test.last', { at: date(result.takenAt) })}</span>
      </p>
      <p>{t(`limits.test.advice.${result.band}`)}</p>
    </div>
  );
}
