import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { pokerPath } from '../../../../shell/paths.ts';
import { sitGosPath } from '../poker-paths.ts';

/** Cash tables and tournaments, side by side under the head of the rooms. */
export function PokerTabs({ at }: { readonly at: 'cash' | 'sit-go' }) {
  const t = useTranslator();
  return (
    <nav className="card page-tabs" aria-label={t('poker.tabs')}>
      <Link to={pokerPath(t.language)} aria-current={at === 'cash' ? 'page' : undefined}>
        {t('poker.tabs.cash')}
      </Link>
      <Link to={sitGosPath(t.language)} aria-current={at === 'sit-go' ? 'page' : undefined}>
        {t('poker.sit-go.title')}
      </Link>
    </nav>
  );
}
