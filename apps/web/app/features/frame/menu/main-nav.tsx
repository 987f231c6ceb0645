import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { AS_SERVED, useHasRoom } from '../../../shell/page/as-served.ts';
import { useSiteLook } from '../../../use-site-look.ts';
import { MoreMenu } from './more-menu.tsx';
import { NAV_STRIP } from './nav-entries.ts';
import { useIsShown } from './use-nav-groups.ts';

/** As site-header.css has it. */
const ROOM = '(min-width: 768px)';

/** Sections in the header, as many as there is room for; all of them, by groups, under More. */
export function MainNav() {
  const t = useTranslator();
  const label = t('nav.label');
  return useHasRoom(ROOM) ? <Sections label={label} /> : <nav className="main-navigation" aria-label={label} {...AS_SERVED} />;
}

function Sections({ label }: { readonly label: string }) {
  const t = useTranslator();
  const { headerNavMaxVisible } = useSiteLook();
  const isShown = useIsShown();
  return (
    <nav className="main-navigation" aria-label={label}>
      {NAV_STRIP.filter(isShown)
        .slice(0, headerNavMaxVisible)
        .map(({ text, to, end = false, live = false }) => (
          <NavLink key={text} to={to(t.language)} end={end} prefetch="intent">
            {live ? <span className="status-dot" /> : null}
            {t(text)}
          </NavLink>
        ))}
      <MoreMenu />
    </nav>
  );
}
