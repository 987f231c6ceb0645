import { useTexts } from '@touchline/ui/texts';
import { NavLink } from 'react-router';
import { totoPath } from '../../addresses.ts';
import { totoResultsPath, totoRulesPath, totoTicketsPath } from './toto-paths.ts';

/** The title of a toto screen and the way to the others. */
export function TotoHead({ title, lead }: { readonly title: string; readonly lead?: string }) {
  const t = useTexts();
  const tab = ({ isActive }: { readonly isActive: boolean }): string => `tab${isActive ? ' on' : ''}`;
  return (
    <header className="toto-head">
      <h1>{title}</h1>
      {lead ? <p className="mut">{lead}</p> : null}
      <nav className="tabs" aria-label={t('toto.sections')}>
        <NavLink className={tab} to={totoPath(t.language)} end prefetch="intent">
          {t('toto.tab.pools')}
        </NavLink>
        <NavLink className={tab} to={totoResultsPath(t.language)} prefetch="intent">
          {t('toto.tab.results')}
        </NavLink>
        <NavLink className={tab} to={totoTicketsPath(t.language)}>
          {t('toto.tab.tickets')}
        </NavLink>
        <NavLink className={tab} to={totoRulesPath(t.language)} prefetch="intent">
          {t('toto.tab.rules')}
        </NavLink>
      </nav>
    </header>
  );
}
