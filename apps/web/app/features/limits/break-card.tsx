import type { AvailableLimits, LimitsView } from '@touchline/contract/limits';
import { Button } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Confirm } from '@touchline/ui/dialog';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCall } from '../../use-call.ts';
import { LengthChoice } from './length-choice.tsx';
import { hoursText } from './limit-texts.ts';

interface BreakCardProps {
  readonly available: AvailableLimits;
  readonly onChanged: (view: LimitsView) => void;
}

/** A break of hours or days; asked once more before it begins. */
export function BreakCard({ available: { breakHours }, onChanged }: BreakCardProps) {
  const t = useTexts();
  const caller = useCaller();
  const { busy, problem, run } = useCall();
  const [hours, setHours] = useState(breakHours[0] ?? 24);
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
      <CardHead title={t('limits.break.title')} />
      <div className="office-b">
        <p className="lim-rule">{t('limits.break.text')}</p>
        <ProblemNote text={problem} />
        <LengthChoice
          name="hours"
          label={t('limits.break.length')}
          values={breakHours}
          text={(one) => hoursText(t, one)}
          value={hours}
          onChange={setHours}
        />
        <div className="acts">
          <Button busy={busy} icon="pause" onClick={() => setAsked(true)}>
            {t('limits.break.act')}
          </Button>
        </div>
      </div>
      <Confirm
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
