import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useServerClock } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { VerificationStep } from './verification-step.tsx';

/** The provider checks the player on its own page, inside of ours; what it found comes over its signed webhook (C087). */
export function HostedVerification() {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const form = useCallForm([]);
  const [page, setPage] = useState('');
  return (
    <VerificationStep
      text={t('identification.sumsub.text')}
      waiting={t('identification.sumsub.waiting')}
      running={<iframe className="identification-page" title={t('identification.sumsub.page')} src={page} />}
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
          <CallForm form={form} onSubmit={submit}>
            <FormError text={form.problem} />
            <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
              {t('identification.sumsub.begin')}
            </Button>
          </CallForm>
        );
      }}
    </VerificationStep>
  );
}
