import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { totoPath } from '../../shell/paths.ts';
import { totoResultsPath, totoRulesPath, totoTicketsPath } from './toto-paths.ts';

/** The title of a toto screen and the way to the others. */
export function TotoHeader({ title, lead }: { readonly title: string; readonly lead?: string }) {
  const t = useTranslator();
  const tabClass = ({ isActive }: { readonly isActive: boolean }): string => `tab-item${isActive ? ' tab-on' : ''}`;
  return (
    <header className="toto-head">
      <h1>{title}</h1>
      {lead ? <p className="muted">{lead}</p> : null}
      <nav className="tabs" aria-label={t('toto.sections')}>
        <NavLink className={tabClass} to={totoPath(t.language)} end prefetch="intent">
          {t('toto.tab.pools')}
        </NavLink>
        <NavLink className={tabClass} to={totoResultsPath(t.language)} prefetch="intent">
          {t('toto.tab.results')}
        </NavLink>
        <NavLink className={tabClass} to={totoTicketsPath(t.language)}>
          {t('toto.tab.tickets')}
        </NavLink>
        <NavLink className={tabClass} to={totoRulesPath(t.language)} prefetch="intent">
          {t('toto.tab.rules')}
        </NavLink>
      </nav>
    </header>
  );
}
