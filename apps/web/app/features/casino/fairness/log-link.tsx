import './fairness.css';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoLogProofPath } from '../casino-paths.ts';

/** To the proof that a hash is in the public log. */
export function LogLink({ promise }: { readonly promise: string }) {
  const t = useTranslator();
  return (
    <div className="log-action no-print">
      <Link className={buttonClass('plain', 'sm')} to={casinoLogProofPath(t.language, promise)}>
        <Icon name="rows" size="s" />
        {t('casino.log.check')}
      </Link>
    </div>
  );
}
