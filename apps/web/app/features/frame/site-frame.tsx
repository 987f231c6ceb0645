import { ToastHost } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { AS_SERVED, useHasRoom } from '../../shell/page/as-served.ts';
import { LatePart, lazyPart } from '../../shell/page/late-part.tsx';
import type { StartColumn } from '../../shell/page/start-column.ts';
import { useSharedState } from '../../shell/session/shared-state.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Header } from './header.tsx';
import { HeldNavigation } from './held-navigation.tsx';
import { SkipLinks } from './keyboard/skip-links.tsx';
import { useCouponKey } from './keyboard/use-coupon-key.ts';
import { useInstallOffer } from './menu/install-offer.ts';
import type { MenuSheetKind } from './menu/menu-sheet.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { StandstillBar } from './standstill-bar.tsx';
import { useIgnoreSamePageLinks } from './use-ignore-same-page-links.ts';
import { useOwnHeight } from './use-own-height.ts';

const MenuSheet = lazyPart(
  () => import('./menu/menu-sheet.tsx'),
  (module) => module.MenuSheet,
);

export interface SiteFrameProps {
  /** A question that lies over the page: named first, since its words are the largest that a phone shows first. */
  readonly question: ReactNode;
  readonly account: ReactNode;
  readonly onLogOut: () => void;
  /** The side list in the left column. */
  readonly side: ReactNode;
  /** The same list in the menu of small screens, which has the groups itself. */
  readonly sports: ReactNode;
  /** Content of the left column in its place. */
  readonly column: StartColumn | undefined;
  /** The coupon's column; below 1024 it brings its own sheet. Null on screens that need the room. */
  readonly coupon: ReactNode;
  /** Of its selections, for the navigation: it follows them by itself, and a price that is pressed does not draw the frame anew. */
  readonly couponCount: ReactNode;
  readonly onCoupon: () => void;
  readonly footer: FooterProps;
  readonly children: ReactNode;
}

/** The frame around every screen. */
export function SiteFrame({
  question,
  account,
  onLogOut,
  side,
  sports,
  column,
  coupon,
  couponCount,
  onCoupon,
  footer,
  children,
}: SiteFrameProps) {
  const t = useTranslator();
  useIgnoreSamePageLinks();
  useInstallOffer();
  const { pathname } = useLocation();
  // The page on which the menu was opened: another page closes it.
  const [menu, setMenu] = useState<{ readonly on: string; readonly kind: MenuSheetKind } | null>(null);
  const openMenu = (kind: MenuSheetKind) => () => setMenu({ on: pathname, kind });
  useCouponKey(onCoupon);
  const endColumn = useOwnHeight();
  const navigation = useNavigation();
  const { headerHidden, bottomNavigationHidden, microfrontModalOpen } = useSharedState();
  return (
    <>
      <SkipLinks onCoupon={coupon === null ? null : onCoupon} />
      {question}
      <div className="navigation-busy" data-busy={navigation.state !== 'idle'} />
      {headerHidden ? null : <Header account={account} onMenu={openMenu('drawer')} />}
      <StandstillBar />
      <HeldNavigation />
      <div className="frame">
        <FirstColumn label={column?.label ?? t('nav.sports-list')}>{column?.content ?? side}</FirstColumn>
        <main className="stack" id="main" tabIndex={-1} aria-label={t('a11y.main')}>
          {children}
        </main>
        {coupon === null ? null : (
          <aside className="frame-end-column stack" ref={endColumn} aria-label={t('nav.coupon')}>
            {coupon}
          </aside>
        )}
      </div>
      <Footer {...footer} />
      {bottomNavigationHidden || microfrontModalOpen ? null : (
        <BottomNav couponCount={couponCount} onCoupon={onCoupon} onMenu={openMenu('sheet')} />
      )}
      <LatePart>
        <MenuSheet
          kind={menu?.on === pathname ? menu.kind : null}
          onClose={() => setMenu(null)}
          onLogOut={onLogOut}
          sports={sports}
          supportEmail={footer.supportEmail}
        />
      </LatePart>
      <ScrollToTop />
      <ToastHost closeText={t('notification.close')} />
    </>
  );
}

/** As frame.css has it. */
const COLUMN_ROOM = '(min-width: 1280px)';

interface FirstColumnProps {
  readonly label: string;
  readonly children: ReactNode;
}

function FirstColumn(props: FirstColumnProps) {
  const hasRoom = useHasRoom(COLUMN_ROOM);
  return hasRoom ? <DrawnColumn {...props} /> : <aside className="frame-start-column" aria-label={props.label} {...AS_SERVED} />;
}

const DrawnColumn = ({ label, children }: FirstColumnProps) => (
  <aside className="frame-start-column" ref={useOwnHeight()} aria-label={label}>
    {children}
  </aside>
);
