import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { highlightPath, topEventPath } from '../../shell/paths.ts';

/** All top events, or what the visitor follows of them. */
export function TopEventsTabs() {
  const t = useTranslator();
  return (
    <nav className="section-tabs" aria-label={t('sections.top-events.name')}>
      <NavLink to={highlightPath(t.language, 'top-events')} end>
        {t('common.all')}
      </NavLink>
      <NavLink to={topEventPath(t.language, 'favorites')}>{t('nav.favourites')}</NavLink>
    </nav>
  );
}
