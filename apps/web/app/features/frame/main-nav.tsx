import { Menu } from '@touchline/ui/menu';
import { useTranslator } from '@touchline/ui/translator-context';
import { NavLink } from 'react-router';
import { useIsAddressOpen } from '../../shell/loaders/closed-modules.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import { useSiteLook } from '../../use-site-look.ts';
import { NAV_ENTRIES, type NavEntry } from './nav-entries.ts';

/** Sections in the header; what does not fit stands under More, where the style sheet shows exactly what it hides in the strip. */
export function MainNav() {
  const t = useTranslator();
  const { sportsOnly } = usePreferences();
  const { headerNavMaxVisible } = useSiteLook();
  const isOpen = useIsAddressOpen();
  const entries = NAV_ENTRIES.filter(({ isSimulated, to }) => !(sportsOnly && isSimulated) && isOpen(to(t.language)));
  return (
    <nav className="main-navigation" aria-label={t('nav.label')}>
      {entries.slice(0, headerNavMaxVisible).map((entry) => (
        <Entry key={entry.text} entry={entry} />
      ))}
      <Menu face={t('nav.more')} label={t('nav.more')} className="main-navigation-more">
        {entries.map((entry, n) => (
          <Entry key={entry.text} entry={entry} onlyMore={n >= headerNavMaxVisible} />
        ))}
      </Menu>
    </nav>
  );
}

function Entry({
  entry: { text, to, end = false, live = false },
  onlyMore = false,
}: {
  readonly entry: NavEntry;
  readonly onlyMore?: boolean;
}) {
  const t = useTranslator();
  return (
    <NavLink
      data-only-more={onlyMore || undefined}
      to={to(t.language)}
      end={end}
      prefetch="intent"
      onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      {live ? <span className="status-dot" /> : null}
      {t(text)}
    </NavLink>
  );
}
