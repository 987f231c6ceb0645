import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { lotteriesPath } from '../../shell/paths.ts';
import { lotteryResultsPath, lotteryTicketsPath } from './lottery-paths.ts';

/** The title of a screen of the lotteries and the way to the others. */
export function LotteriesHeader({ title, lead }: { readonly title: string; readonly lead?: string }) {
  const t = useTranslator();
  const tabClass = ({ isActive }: { readonly isActive: boolean }): string => `tab-item${isActive ? ' tab-on' : ''}`;
  return (
    <header className="lottery-head">
      <h1>{title}</h1>
      {lead ? <p className="muted">{lead}</p> : null}
      <nav className="tabs" aria-label={t('lotteries.sections')}>
        <NavLink className={tabClass} to={lotteriesPath(t.language)} end prefetch="intent">
          {t('lotteries.tab.play')}
        </NavLink>
        <NavLink className={tabClass} to={lotteryResultsPath(t.language)} prefetch="intent">
          {t('lotteries.tab.results')}
        </NavLink>
        <NavLink className={tabClass} to={lotteryTicketsPath(t.language)}>
          {t('lotteries.tab.tickets')}
        </NavLink>
      </nav>
    </header>
  );
}
