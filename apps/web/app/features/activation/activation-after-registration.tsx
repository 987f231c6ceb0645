import './activation.css';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { type Activation, ActivationCodeForm } from './activation-code-form.tsx';

/** Right after a registration with an address: its code can be typed at once. The reminder of it rests for a day from here on (C009). */
export function ActivationAfterRegistration() {
  const t = useTranslator();
  const caller = useApiClient();
  const [activation, setActivation] = useState<Activation | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  useEffect(() => {
    void caller.tryExecute('repeatActivationPopup', {}).then(({ data }) => data && setActivation(data));
  }, [caller]);
  return (
    <section className="activation" aria-label={t('activation.title')}>
      <h2>{t('activation.title')}</h2>
      {confirmed ? (
        <Callout kind="success" live>
          <p>{t('activation.done')}</p>
        </Callout>
      ) : activation ? (
        <ActivationCodeForm loaded={activation} onConfirmed={() => setConfirmed(true)} />
      ) : (
        <span className="skeleton activation-wait" />
      )}
    </section>
  );
}
