import { useTranslator } from '@touchline/ui/translator-context';
import { useNow } from '../../../../live/clock.tsx';

/** The seconds for which a seat is kept still. */
export function KeptTime({ until }: { readonly until: number }) {
  const t = useTranslator();
  const seconds = Math.max(0, Math.ceil((until - useNow()) / 1_000));
  return (
    <b className="figures" aria-hidden="true">
      {' '}
      {t('poker.seconds', { n: seconds })}
    </b>
  );
}
