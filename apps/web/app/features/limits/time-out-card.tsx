import type { AvailableLimits, LimitsView } from '@touchline/contract/limits/calls';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { DurationPicker } from './duration-picker.tsx';
import { hoursText } from './limit-texts.ts';

interface TimeOutCardProps {
  readonly available: AvailableLimits;
  readonly onChanged: (view: LimitsView) => void;
}

/** A break of hours or days; asked once more before it begins. */
export function TimeOutCard({ available: { timeOutHours }, onChanged }: TimeOutCardProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { busy, problem, run } = useAction();
  const [hours, setHours] = useState(timeOutHours[0] ?? 24);
  const [asked, setAsked] = useState(false);
  const take = (): void => {
    setAsked(false);
    void run(
      () => caller.execute('limitAction', { body: { action: 'break', hours } }),
      (view) => {
        onChanged(view);
        return null;
      },
    );
  };
  return (
    <Card>
      <CardHeader title={t('limits.break.title')} />
      <div className="office-body">
        <p className="limit-rule">{t('limits.break.text')}</p>
        <FormError text={problem} />
        <DurationPicker
          name="hours"
          label={t('limits.break.length')}
          values={timeOutHours}
          text={(one) => hoursText(t, one)}
          value={hours}
          onChange={setHours}
        />
        <div className="office-actions">
          <Button busy={busy} icon="pause" onClick={() => setAsked(true)}>
            {t('limits.break.act')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asked}
        title={t('limits.break.title')}
        text={t('limits.break.confirm', { length: hoursText(t, hours) })}
        confirmText={t('limits.break.act')}
        cancelText={t('action.cancel')}
        onConfirm={take}
        onCancel={() => setAsked(false)}
      />
    </Card>
  );
}
