import { Dialog } from '@touchline/ui/dialog';
import { Icon } from '@touchline/ui/icon';
import { ToastHost } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { settingsPath } from '../../shell/paths.ts';
import { useSharedState } from '../../shell/session/shared-state.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Header } from './header.tsx';
import { InstallButton } from './install-button.tsx';
import { useInstallOffer } from './install-offer.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import { StandstillBar } from './standstill-bar.tsx';
import { useIgnoreSamePageLinks } from './use-ignore-same-page-links.ts';

export interface SiteFrameProps {
  readonly account: ReactNode;
  /** The side list; it stands in the left column and, on small screens, in a drawer. */
  readonly side: ReactNode;
  /** What stands in the left column in its place: the menu of the office. */
  readonly column?: { readonly label: string; readonly content: ReactNode } | undefined;
  /** The coupon's column; below 1024 it brings its own sheet. Null on screens that need the room. */
  readonly coupon: ReactNode;
  readonly legCount: number;
  readonly onCoupon: () => void;
  readonly footer: FooterProps;
  readonly children: ReactNode;
}

/** What is around every screen. */
export function SiteFrame({ account, side, column, coupon, legCount, onCoupon, footer, children }: SiteFrameProps) {
  const t = useTranslator();
  useIgnoreSamePageLinks();
  useInstallOffer();
  const { pathname } = useLocation();
  // The page on which the drawer was opened: another page closes it.
  const [menuOn, setMenuOn] = useState<string | null>(null);
  const openMenu = () => setMenuOn(pathname);
  const closeMenu = () => setMenuOn(null);
  const navigation = useNavigation();
  const { headerHidden, bottomNavigationHidden, microfrontModalOpen } = useSharedState();
  return (
    <>
      <a className="skip" href="#main">
        {t('a11y.skip-to-content')}
      </a>
      <div className="navigation-busy" data-busy={navigation.state !== 'idle'} />
      {headerHidden ? null : <Header account={account} onMenu={openMenu} />}
      <StandstillBar />
      <div className="frame">
        <aside className="frame-start-column" aria-label={column?.label ?? t('nav.sports-list')}>
          {column?.content ?? side}
        </aside>
        <main className="stack" id="main" tabIndex={-1} aria-label={t('a11y.main')}>
          {children}
        </main>
        {coupon === null ? null : (
          <aside className="frame-end-column stack" aria-label={t('nav.coupon')}>
            {coupon}
          </aside>
        )}
      </div>
      <Footer {...footer} />
      {bottomNavigationHidden || microfrontModalOpen ? null : <BottomNav legCount={legCount} onCoupon={onCoupon} onMenu={openMenu} />}
      <Dialog open={menuOn === pathname} onClose={closeMenu} title={t('nav.menu')} closeText={t('a11y.menu-close')} kind="drawer">
        {side}
        <div className="side drawer-end">
          <Link className="side-link" to={settingsPath(t.language)}>
            <Icon name="gear" />
            {t('nav.settings')}
          </Link>
          <InstallButton />
        </div>
      </Dialog>
      <ScrollToTop />
      <ToastHost closeText={t('notification.close')} />
    </>
  );
}
