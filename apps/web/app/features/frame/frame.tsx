import { Dialog } from '@touchline/ui/dialog';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { ToastHost } from '@touchline/ui/toast';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { settingsPath } from '../../addresses.ts';
import { useSharedState } from '../../shared-state.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InstallButton } from './install-button.tsx';
import { useInstallOffer } from './install-offer.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import { StandstillBar } from './standstill-bar.tsx';
import { useSkipCurrent } from './use-skip-current.ts';

export interface FrameProps {
  readonly account: ReactNode;
  /** The side list; it stands in the left column and, on small screens, in a drawer. */
  readonly side: ReactNode;
  /** What stands in the left column in its place: the menu of the office. */
  readonly column?: { readonly label: string; readonly content: ReactNode } | undefined;
  /** The coupon's column; below 1024 it brings its own sheet. Null on screens that need the room. */
  readonly coupon: ReactNode;
  readonly legCount: number;
  readonly onCoupon: () => void;
  readonly minimumAge: number;
  readonly children: ReactNode;
}

/** What is around every screen. */
export function Frame({ account, side, column, coupon, legCount, onCoupon, minimumAge, children }: FrameProps) {
  const t = useTexts();
  useSkipCurrent();
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
      <div className="nav-busy" data-busy={navigation.state !== 'idle'} />
      {headerHidden ? null : <Header account={account} onMenu={openMenu} />}
      <StandstillBar />
      <div className="frame">
        <aside className="col-l" aria-label={column?.label ?? t('nav.sports-list')}>
          {column?.content ?? side}
        </aside>
        <main className="stack" id="main" tabIndex={-1} aria-label={t('a11y.main')}>
          {children}
        </main>
        {coupon === null ? null : (
          <aside className="col-r stack" aria-label={t('nav.coupon')}>
            {coupon}
          </aside>
        )}
      </div>
      <Footer minimumAge={minimumAge} />
      {bottomNavigationHidden || microfrontModalOpen ? null : <BottomNav legCount={legCount} onCoupon={onCoupon} onMenu={openMenu} />}
      <Dialog open={menuOn === pathname} onClose={closeMenu} title={t('nav.menu')} closeText={t('a11y.menu-close')} kind="drawer">
        {side}
        <div className="side drawer-end">
          <Link className="sl" to={settingsPath(t.language)}>
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
