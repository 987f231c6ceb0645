import { sportBySlug } from '@touchline/catalogue/sport/sports';
import { createSiteConfigReader } from '@touchline/client/device/site-config-reader';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation, useRevalidator, useRouteLoaderData } from 'react-router';
import { RestrictionNotice } from '../../features/blocks/restriction-notice.tsx';
import { CookieBar } from '../../features/consent/cookie-bar.tsx';
import { CouponBar } from '../../features/coupon/panel/coupon-bar.tsx';
import { CouponPanel } from '../../features/coupon/panel/coupon-panel.tsx';
import { DecisionNews } from '../../features/coupon/placing/decision-news.tsx';
import { useCouponSheet } from '../../features/coupon/state/coupon-sheet-store.ts';
import { useLegCount } from '../../features/coupon/state/coupon-store.ts';
import { createCouponPicks } from '../../features/coupon/state/picks-from-coupon.ts';
import { accountFavorites } from '../../features/favorites/account-favorites.ts';
import { FavoritesProvider, useFavoriteLists } from '../../features/favorites/favorites-provider.tsx';
import { NavCount } from '../../features/frame/bottom-nav.tsx';
import { SideMenu } from '../../features/frame/menu/side-menu.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { MessageBell } from '../../features/office/messages/message-bell.tsx';
import { NewPlayerModals } from '../../features/registration/new-player-offer.tsx';
import { HeaderAccount } from '../../features/session/header-account.tsx';
import { LoginRequests } from '../../features/session/login-requests.tsx';
import { SessionWatcher } from '../../features/session/session-watcher.tsx';
import { useLogOut } from '../../features/session/use-log-out.ts';
import { StatisticsHost } from '../../features/statistics/frame/statistics-host.tsx';
import { useExpectedPictures } from '../../live/live-context.tsx';
import { PushContext } from '../../live/push-context.ts';
import { PicksContext } from '../../live/selection-picks.ts';
import { StandstillNews } from '../../live/standstill-news.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import { ApiClientContext } from '../../shell/api/api-client-context.tsx';
import { createBrowserConnection } from '../../shell/api/create-browser-connection.ts';
import { readHiddenSports } from '../../shell/hidden-sports/hidden-sports.ts';
import { ClosedPartsContext } from '../../shell/loaders/closed-parts.ts';
import { isListedNotFound } from '../../shell/loaders/listed-not-found.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireOfferedLanguage } from '../../shell/loaders/loader-guards.ts';
import { closedParts } from '../../shell/loaders/route-access.ts';
import { LatePart, lazyPart } from '../../shell/page/late-part.tsx';
import { loadLate } from '../../shell/page/load-late.ts';
import { ModalHost } from '../../shell/page/modal-host.tsx';
import { SideColumnOutlet } from '../../shell/page/side-column.tsx';
import { useStartColumn } from '../../shell/page/start-column.ts';
import { usePeriodic } from '../../shell/page/use-periodic.ts';
import { SessionProvider } from '../../shell/session/session-context.tsx';
import { joinWindow, share, useSharedState } from '../../shell/session/shared-state.ts';
import { readLoginOptions } from '../auth/read-login-options.ts';
import type { Route } from './+types/site-layout.ts';

/** Preloaded when the page is idle, so that the form opens at once. */
const loadLoginPanel = () => loadLate(() => import('../auth/login-panel.tsx'));
const LoginPanel = lazy(loadLoginPanel);

/** Comes with the first press on the bet slip's second tab. */
const OpenBetsTab = lazy(() => loadLate(() => import('../../features/bets/open-bets/open-bets-tab.tsx')));

const LoginDialog = lazyPart(
  () => import('../../features/session/login-dialog.tsx'),
  (module) => module.LoginDialog,
);
const AgeGate = lazyPart(
  () => import('../../features/consent/age-gate.tsx'),
  (module) => module.AgeGate,
);
const PlayerDialogs = lazyPart(
  () => import('./player-dialogs.tsx'),
  (module) => module.PlayerDialogs,
);
const CaptchaDialog = lazyPart(
  () => import('../../features/captcha/captcha-dialog.tsx'),
  (module) => module.CaptchaDialog,
);

/** Counts of the side list grow old this slowly. */
const COUNTS_MS = 60_000;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireOfferedLanguage(services, params.lang);
  if (isListedNotFound(url.pathname)) throw redirect(`/${lng}/404`);
  const sport = sportBySlug((params as { sport?: string }).sport ?? '');
  const line = { kind: 'line' };
  const [hidden, sports, topChamps, champs, config, balance, unread, blocks] = await Promise.all([
    readHiddenSports(services),
    services.call('getSportsShort', { bind: line, query: { lng } }),
    services.call('getTopChamps', { bind: line, query: { lng, limit: 8 } }),
    sport ? services.call('getChamps', { bind: line, query: { lng, sportId: sport.id } }) : null,
    services.call('siteConfig', { query: { lng } }),
    services.player ? services.call('userBalance', {}) : null,
    services.player ? services.call('getUnreadMessages', {}) : null,
    services.player ? services.call('playerBlocks', {}) : [],
  ]);
  const settings = createSiteConfigReader(() => config);
  return {
    hidden,
    closed: closedParts(config.groups.modules, lng),
    sports,
    topChamps,
    unread: unread?.unread ?? 0,
    blocks,
    open: sport && champs ? { sport: sport.id, champs } : null,
    framePath: String(settings.read('iframe', 'transformPath') ?? ''),
    footer: {
      minimumAge: settings.derived.minimumAge,
      licence: String(settings.read('licence', 'text') ?? ''),
      supportEmail: String(settings.read('support', 'email') ?? ''),
    },
    ageGate: settings.read('responsible', 'ageGate') === true,
    asksForCookies: settings.derived.cookieLevel > 0,
    loginOptions: services.player ? null : await readLoginOptions(services, config),
    idleMinutes: Number(settings.read('auth', 'autoLogoffMinutes')),
    session:
      services.player && balance
        ? { playerId: services.player.id, accountId: balance.accountId, currency: balance.currency, balance: balance.balance }
        : null,
  };
}

/** Not asked for again at every step inside of the same sport. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  formMethod,
  defaultShouldRevalidate,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod !== undefined && formMethod !== 'GET') return true;
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return currentParams.lang !== nextParams.lang || currentParams.sport !== nextParams.sport;
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const [connection] = useState(() => createBrowserConnection(t));
  const picks = useMemo(() => createCouponPicks((max) => showToast('warning', t('coupon.full', { max }))), [t]);
  const { captcha } = connection;
  const captchaTicket = useSyncExternalStore(
    captcha.subscribe,
    () => (captcha.state.step === 'open' ? captcha.state.ticket : null),
    () => null,
  );
  useExpectedPictures();
  const playerId = loaderData.session?.playerId ?? null;
  const account = useMemo(() => (playerId === null ? null : accountFavorites(connection.caller)), [playerId, connection]);
  useEffect(() => connection.start(), [connection]);
  const connectedAs = useRef(playerId);
  useEffect(() => {
    if (connectedAs.current === playerId) return;
    connectedAs.current = playerId;
    connection.changePlayer();
  }, [connection, playerId]);
  return (
    <ClosedPartsContext value={loaderData.closed}>
      <ApiClientContext value={connection.caller}>
        <SessionProvider loaded={loaderData.session}>
          <PushContext value={connection.push}>
            <PicksContext value={picks}>
              <FavoritesProvider account={account}>
                <StatisticsHost transformPath={loaderData.framePath} open={!loaderData.closed.modules.includes('statistics')}>
                  <StandstillNews line={connection.line} />
                  <DecisionNews />
                  <Page loaderData={loaderData} />
                </StatisticsHost>
                <LatePart wanted={captchaTicket !== null}>
                  <CaptchaDialog captcha={captcha} ticket={captchaTicket} />
                </LatePart>
              </FavoritesProvider>
            </PicksContext>
          </PushContext>
        </SessionProvider>
      </ApiClientContext>
    </ClosedPartsContext>
  );
}

function OpenBets() {
  return (
    <Suspense fallback={<div className="coupon-body" aria-busy="true" />}>
      <OpenBetsTab />
    </Suspense>
  );
}

const LegCount = () => <NavCount count={useLegCount()} />;

function Page({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { sports, topChamps, open, footer, unread, blocks, ageGate, asksForCookies, loginOptions, idleMinutes } = loaderData;
  const logOut = useLogOut();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const column = useStartColumn();
  const showCoupon = useCouponSheet((sheet) => sheet.show);
  const favorites = useFavoriteLists();
  const { revalidate, state } = useRevalidator();
  const isGuest = loginOptions !== null;
  useEffect(() => {
    if (isGuest) void loadLoginPanel();
  }, [isGuest]);
  usePeriodic(COUNTS_MS, true, async () => {
    if (state === 'idle') await revalidate();
  });
  useFrameOfOurs();
  const sideMenu = {
    sports,
    topChamps,
    open,
    favoriteCount: favorites.games.length + favorites.championships.length + favorites.teams.length,
  };
  const bottomActions = useSharedState(({ bottomActionsVisible }) => bottomActionsVisible);
  return (
    <>
      <SiteFrame
        question={asksForCookies ? <CookieBar initial={root?.consent ?? null} /> : null}
        account={<HeaderAccount bell={<MessageBell loaded={unread} />} />}
        onLogOut={logOut}
        side={<SideMenu {...sideMenu} />}
        sports={<SideMenu {...sideMenu} withGroups={false} />}
        column={column}
        coupon={
          <>
            <CouponPanel bets={<OpenBets />} />
            <SideColumnOutlet />
          </>
        }
        couponCount={<LegCount />}
        onCoupon={showCoupon}
        footer={footer}
      >
        <RestrictionNotice blocks={blocks} />
        <Outlet />
      </SiteFrame>
      {bottomActions ? <CouponBar /> : null}
      <SessionWatcher idleMinutes={idleMinutes} />
      <LoginRequests />
      <NewPlayerModals />
      <LatePart wanted={!isGuest}>
        <PlayerDialogs onLeave={logOut} />
      </LatePart>
      <LatePart>
        <LoginDialog
          idleMinutes={idleMinutes}
          form={(next) => (
            <Suspense fallback={<span className="skeleton login-panel-waiting" />}>
              {loginOptions ? <LoginPanel next={next} options={loginOptions} /> : null}
            </Suspense>
          )}
        />
      </LatePart>
      <ModalHost />
      <LatePart wanted={ageGate && root?.adult !== true}>
        <AgeGate minimumAge={footer.minimumAge} />
      </LatePart>
    </>
  );
}

/** A page of ours in a frame of ours has no bars of its own, and knows what the page around it knows. Others may not frame it. */
function useFrameOfOurs(): void {
  const { pathname } = useLocation();
  useEffect(() => share({ currentRoutePath: pathname }), [pathname]);
  useEffect(() => {
    if (window.parent === window) return undefined;
    share({ headerHidden: true, bottomNavigationHidden: true });
    return joinWindow({ isFrame: true, peer: () => window.parent, origin: location.origin });
  }, []);
}
