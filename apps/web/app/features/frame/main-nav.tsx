import { useTexts } from '@touchline/ui/texts';
import { NavLink } from 'react-router';
import { favoritesPath, feedPath, homePath } from '../../addresses.ts';

/** The sections that exist, in the order of look.md. At most nine stand in the header. */
export function MainNav() {
  const t = useTexts();
  return (
    <nav className="mainnav" aria-label={t('nav.label')}>
      <NavLink to={homePath(t.language)} end>
        {t('nav.home')}
      </NavLink>
      <NavLink to={feedPath(t.language, 'line')} prefetch="intent">
        {t('nav.sports')}
      </NavLink>
      <NavLink to={feedPath(t.language, 'live')} prefetch="intent">
        <span className="dot" />
        {t('nav.live')}
      </NavLink>
      <NavLink to={favoritesPath(t.language)} prefetch="intent">
        {t('nav.favourites')}
      </NavLink>
    </nav>
  );
}
