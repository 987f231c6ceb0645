import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { bingoPath } from '../../shell/paths.ts';
import { bingoGamesPath, bingoTicketsPath } from './bingo-paths.ts';

/** The title of a screen of bingo and the way to the others. */
export function BingoHeader({ title, lead }: { readonly title: string; readonly lead?: string }) {
  const t = useTranslator();
  const tabClass = ({ isActive }: { readonly isActive: boolean }): string => `tab-item${isActive ? ' tab-on' : ''}`;
  return (
    <header className="bingo-head">
      <h1>{title}</h1>
      {lead ? <p className="muted">{lead}</p> : null}
      <nav className="tabs" aria-label={t('bingo.sections')}>
        <NavLink className={tabClass} to={bingoPath(t.language)} end prefetch="intent">
          {t('bingo.tab.rooms')}
        </NavLink>
        <NavLink className={tabClass} to={bingoGamesPath(t.language)} prefetch="intent">
          {t('bingo.tab.games')}
        </NavLink>
        <NavLink className={tabClass} to={bingoTicketsPath(t.language)}>
          {t('bingo.tab.tickets')}
        </NavLink>
      </nav>
    </header>
  );
}
