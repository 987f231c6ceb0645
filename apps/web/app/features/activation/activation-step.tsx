import './activation.css';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useState } from 'react';
import { useCaller } from '../../caller-context.tsx';
import { type Activation, ActivationCode } from './activation-code.tsx';

/** Right after a registration with an address: its code can be typed at once. The reminder of it rests for a day from here on (C009). */
export function ActivationStep() {
  const t = useTexts();
  const caller = useCaller();
  const [activation, setActivation] = useState<Activation | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  useEffect(() => {
    void caller.executeSafe('repeatActivationPopup', {}).then(({ data }) => data && setActivation(data));
  }, [caller]);
  return (
    <section className="activation" aria-label={t('activation.title')}>
      <h2>{t('activation.title')}</h2>
      {confirmed ? (
        <Note kind="success" live>
          <p>{t('activation.done')}</p>
        </Note>
      ) : activation ? (
        <ActivationCode loaded={activation} onConfirmed={() => setConfirmed(true)} />
      ) : (
        <span className="sk activation-wait" />
      )}
    </section>
  );
}
