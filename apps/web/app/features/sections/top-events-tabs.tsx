import { useTexts } from '@touchline/ui/texts';
import { NavLink } from 'react-router';
import { sectionPath, topEventPath } from '../../addresses.ts';

/** All top events, or what the visitor follows of them. */
export function TopEventsTabs() {
  const t = useTexts();
  return (
    <nav className="tabs2" aria-label={t('sections.top-events.name')}>
      <NavLink to={sectionPath(t.language, 'top-events')} end>
        {t('common.all')}
      </NavLink>
      <NavLink to={topEventPath(t.language, 'favorites')}>{t('nav.favourites')}</NavLink>
    </nav>
  );
}
