import type { ReplyFor } from '@touchline/contract/calls';
import type { AvailableLimits } from '@touchline/contract/limits/calls';
import type { ExclusionReason } from '@touchline/contract/limits/enums';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { Dialog } from '@touchline/ui/dialog';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { DurationPicker } from './duration-picker.tsx';
import { monthsText } from './limit-texts.ts';
import { SelfExclusionFacts } from './self-exclusion-facts.tsx';
import { SelfExclusionQuestion } from './self-exclusion-question.tsx';

interface SelfExclusionCardProps {
  readonly available: AvailableLimits;
  readonly reasons: ReplyFor<'exclusionReasons'>['reasons'];
  readonly onExcluded: () => void;
}

/** Self-exclusion: how long, why, what follows, and one more question that has to be answered by hand. */
export function SelfExclusionCard({ available: { exclusionMonths, register }, reasons, onExcluded }: SelfExclusionCardProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { busy, problem, run } = useAction();
  const [months, setMonths] = useState(exclusionMonths[0] ?? 6);
  const [reason, setReason] = useState<ExclusionReason>(reasons[0]?.id ?? 'other');
  const [asked, setAsked] = useState(false);
  const exclude = (): Promise<void> =>
    run(
      () => caller.execute('blockUser', { body: { months, reason, confirmed: true } }),
      () => {
        setAsked(false);
        onExcluded();
        return null;
      },
    );
  return (
    <Card>
      <CardHeader title={t('limits.exclude.title')} />
      <div className="office-body">
        <p className="limit-rule">{t('limits.exclude.text')}</p>
        <SelfExclusionFacts />
        <DurationPicker
          name="months"
          label={t('limits.exclude.length')}
          values={exclusionMonths}
          text={(one) => monthsText(t, one)}
          value={months}
          onChange={setMonths}
        />
        <SelectField
          label={t('limits.exclude.reason')}
          name="reason"
          value={reason}
          options={reasons.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(event) => setReason(event.target.value as ExclusionReason)}
        />
        {register ? <p className="limit-rule">{t('limits.exclude.register', { name: register })}</p> : null}
        <div className="office-actions">
          <Button tone="danger" onClick={() => setAsked(true)}>
            {t('limits.exclude.act')}
          </Button>
        </div>
      </div>
      <Dialog open={asked} onClose={() => setAsked(false)} title={t('limits.exclude.title')} closeText={t('action.cancel')}>
        <SelfExclusionQuestion
          length={monthsText(t, months)}
          problem={problem}
          busy={busy}
          onConfirm={() => void exclude()}
          onCancel={() => setAsked(false)}
        />
      </Dialog>
    </Card>
  );
}
