import { sportBySlug } from '@touchline/catalogue/sports';
import { createSiteSettings } from '@touchline/client/site-settings';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation, useRevalidator, useRouteLoaderData } from 'react-router';
import { connectBrowser } from '../browser-connection.ts';
import { CallerContext } from '../caller-context.tsx';
import { ClosedModulesContext } from '../closed-modules.ts';
import { ActivationReminder } from '../features/activation/activation-reminder.tsx';
import { BidOffers } from '../features/bets/bid-offers.tsx';
import { OpenBets } from '../features/bets/open-bets.tsx';
import { BlockNotice } from '../features/block/block-notice.tsx';
import { CaptchaDialog } from '../features/captcha/captcha-dialog.tsx';
import { AgeGate } from '../features/consent/age-gate.tsx';
import { CookieBar } from '../features/consent/cookie-bar.tsx';
import { CouponPanel } from '../features/coupon/coupon-panel.tsx';
import { couponPicks } from '../features/coupon/coupon-picks.ts';
import { useCouponSheet } from '../features/coupon/coupon-sheet-store.ts';
import { useLegCount } from '../features/coupon/coupon-store.ts';
import { PeekBar } from '../features/coupon/peek-bar.tsx';
import { accountFavorites } from '../features/favorites/account-favorites.ts';
import { FavoritesProvider, useFavoriteLists } from '../features/favorites/favorites-provider.tsx';
import { Frame } from '../features/frame/frame.tsx';
import { SideList } from '../features/frame/side-list.tsx';
import { RealityCheck } from '../features/limits/reality-check.tsx';
import { MessageBell } from '../features/office/message-bell.tsx';
import { OfficeMenu } from '../features/office/office-menu.tsx';
import { NewPlayerOffers } from '../features/registration/new-player-offer.tsx';
import { AccountSlot } from '../features/session/account-slot.tsx';
import { LoginDialog } from '../features/session/login-dialog.tsx';
import { SessionNews } from '../features/session/session-news.tsx';
import { useLogOut } from '../features/session/use-log-out.ts';
import { StatisticsHost } from '../features/statistics/statistics-host.tsx';
import { readHiddenSports } from '../hidden-sports.ts';
import { PicksContext } from '../live/picks.ts';
import { PushContext } from '../live/push-port.ts';
import { StandstillNews } from '../live/standstill-news.tsx';
import { languageOf } from '../loader-guards.ts';
import { ModalHost } from '../modal-host.tsx';
import { isListedNotFound } from '../not-found-list.ts';
import type { loader as rootLoader } from '../root.tsx';
import { closedModules } from '../route-guard.ts';
import { servicesContext } from '../services.ts';
import { SessionProvider } from '../session-context.tsx';
import { joinWindow, share, useSharedState } from '../shared-state.ts';
import { SideColumnPlace } from '../side-column.tsx';
import { usePeriodic } from '../use-periodic.ts';
import { readWaysIn } from '../ways-in.ts';
import type { Route } from './+types/layout.ts';
import type { loader as officeLoader } from './office.tsx';

/** Brought when the page has nothing else to do: whoever opens the form finds it there. */
const loadLoginWays = () => import('../login-ways.tsx');
const LoginWays = lazy(loadLoginWays);

/** Counts of the side list grow old this slowly. */
const COUNTS_MS = 60_000;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
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
  const settings = createSiteSettings(() => config);
  return {
    hidden,
    closed: closedModules(config.groups.modules, lng),
    sports,
    topChamps,
    unread: unread?.unread ?? 0,
    blocks,
    open: sport && champs ? { sport: sport.id, champs } : null,
    framePath: String(settings.read('iframe', 'transformPath') ?? ''),
    minimumAge: settings.derived.minimumAge,
    ageGate: settings.read('responsible', 'ageGate') === true,
    asksForCookies: settings.derived.cookieLevel > 0,
    ways: services.player ? null : await readWaysIn(services, config),
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
  const t = useTexts();
  const [connection] = useState(() => connectBrowser(t));
  const picks = useMemo(() => couponPicks((max) => notify('warning', t('coupon.full', { max }))), [t]);
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
    <CallerContext value={connection.caller}>
      <SessionProvider loaded={loaderData.session}>
        <PushContext value={connection.push}>
          <PicksContext value={picks}>
            <FavoritesProvider account={account}>
              <StatisticsHost transformPath={loaderData.framePath}>
                <StandstillNews line={connection.line} />
                <ClosedModulesContext value={loaderData.closed}>
                  <Page loaderData={loaderData} />
                </ClosedModulesContext>
              </StatisticsHost>
              <CaptchaDialog captcha={connection.captcha} />
            </FavoritesProvider>
          </PicksContext>
        </PushContext>
      </SessionProvider>
    </CallerContext>
  );
}

function Page({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { sports, topChamps, open, minimumAge, unread, blocks, ageGate, asksForCookies, ways, idleMinutes } = loaderData;
  const t = useTexts();
  const logOut = useLogOut();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const office = useRouteLoaderData<typeof officeLoader>('routes/office');
  const legCount = useLegCount();
  const showCoupon = useCouponSheet((sheet) => sheet.show);
  const favorites = useFavoriteLists();
  const { revalidate, state } = useRevalidator();
  const isGuest = ways !== null;
  useEffect(() => {
    if (isGuest) void loadLoginWays();
  }, [isGuest]);
  usePeriodic(COUNTS_MS, true, async () => {
    if (state === 'idle') await revalidate();
  });
  const { pathname } = useLocation();
  useEffect(() => share({ currentRoutePath: pathname }), [pathname]);
  useEffect(() => {
    if (window.parent === window) return undefined;
    // A page of ours in a frame of ours has no bars of its own, and knows what the page around it knows. Others may not frame it.
    share({ headerHidden: true, bottomNavigationHidden: true });
    return joinWindow({ announces: true, peer: () => window.parent, origin: location.origin });
  }, []);
  const bottomActions = useSharedState(({ bottomActionsVisible }) => bottomActionsVisible);
  return (
    <>
      <Frame
        account={<AccountSlot bell={<MessageBell loaded={unread} />} />}
        side={
          <SideList
            sports={sports}
            topChamps={topChamps}
            open={open}
            favoriteCount={favorites.games.length + favorites.championships.length + favorites.teams.length}
          />
        }
        column={office && { label: t('office.title'), content: <OfficeMenu menu={office.menu} owner={office.owner} /> }}
        coupon={
          <>
            <CouponPanel bets={<OpenBets />} />
            <SideColumnPlace />
          </>
        }
        legCount={legCount}
        onCoupon={showCoupon}
        minimumAge={minimumAge}
      >
        <BlockNotice blocks={blocks} />
        <Outlet />
      </Frame>
      {bottomActions ? <PeekBar /> : null}
      <SessionNews idleMinutes={idleMinutes} />
      <RealityCheck onLeave={logOut} />
      <ActivationReminder />
      <NewPlayerOffers />
      <BidOffers />
      <LoginDialog
        idleMinutes={idleMinutes}
        form={(next) => (
          <Suspense fallback={<span className="sk ways-wait" />}>{ways ? <LoginWays next={next} ways={ways} /> : null}</Suspense>
        )}
      />
      <ModalHost />
      {asksForCookies ? <CookieBar initial={root?.consent ?? null} /> : null}
      {ageGate ? <AgeGate minimumAge={minimumAge} adult={root?.adult ?? false} /> : null}
    </>
  );
}
