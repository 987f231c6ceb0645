import { Button } from '@touchline/ui/button';
import { CheckControl } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { FormError } from '../../shell/forms/form-error.tsx';
import { SelfExclusionFacts } from './self-exclusion-facts.tsx';

interface SelfExclusionQuestionProps {
  /** How long the player would be out, written. */
  readonly length: string;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The last question before an exclusion. It has to be answered by hand, again each time that it is asked. */
export function SelfExclusionQuestion({ length, problem, busy, onConfirm, onCancel }: SelfExclusionQuestionProps) {
  const t = useTranslator();
  const [understood, setUnderstood] = useState(false);
  return (
    <>
      <div className="dialog-body self-exclusion-question">
        <FormError text={problem} />
        <p>
          <b>{t('limits.exclude.ask', { length })}</b>
        </p>
        <SelfExclusionFacts />
        <CheckControl name="understood" checked={understood} onChange={(event) => setUnderstood(event.target.checked)}>
          {t('limits.exclude.confirm')}
        </CheckControl>
      </div>
      <div className="dialog-foot">
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button tone="danger" disabled={!understood} busy={busy} onClick={onConfirm}>
          {t('limits.exclude.act')}
        </Button>
      </div>
    </>
  );
}
