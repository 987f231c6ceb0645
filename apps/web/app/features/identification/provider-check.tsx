import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { usePageClock } from '../../live/clock.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { CheckPanel } from './check-panel.tsx';

/** The provider checks the player by itself; what it found comes over its signed webhook (C087). */
export function ProviderCheck() {
  const t = useTexts();
  const caller = useCaller();
  const clock = usePageClock();
  const form = useCallForm([]);
  return (
    <CheckPanel text={t('identification.sumsub.text')} waiting={t('identification.sumsub.waiting')}>
      {(begin) => {
        const submit = (): void => {
          const since = clock.now();
          void form.send(
            () => caller.execute('sumsubToken', {}),
            () => begin({ since }),
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
