import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { usePageClock } from '../../live/clock.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { CheckPanel } from './check-panel.tsx';

/** The provider checks the player on its own page, inside of ours; what it found comes over its signed webhook (C087). */
export function ProviderCheck() {
  const t = useTexts();
  const caller = useCaller();
  const clock = usePageClock();
  const form = useCallForm([]);
  const [page, setPage] = useState('');
  return (
    <CheckPanel
      text={t('identification.sumsub.text')}
      waiting={t('identification.sumsub.waiting')}
      running={<iframe className="idn-page" title={t('identification.sumsub.page')} src={page} />}
    >
      {(begin) => {
        const submit = (): void => {
          const since = clock.now();
          void form.send(
            () => caller.execute('sumsubToken', {}),
            (reply) => {
              setPage(`${reply.page}&lng=${t.language}`);
              begin({ since });
            },
          );
        };
        return (
          <CallFormElement form={form} onSubmit={submit}>
            <ProblemNote text={form.problem} />
            <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
              {t('identification.sumsub.begin')}
            </Button>
          </CallFormElement>
        );
      }}
    </CheckPanel>
  );
}
