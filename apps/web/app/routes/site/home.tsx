import '../../features/home/home.css';
import '../../features/home/left-off.css';
import '../../features/home/home-blocks.css';
import { sportById, sportBySlug } from '@touchline/catalogue/sport/sports';
import type { MatchRow, StateView } from '@touchline/contract/line/shapes';
import { translate } from '@touchline/i18n/translate';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { CasinoBlock } from '../../features/casino/lobby/casino-block.tsx';
import { readHomeGames } from '../../features/casino/lobby/read-home-games.ts';
import { useCouponWorth } from '../../features/coupon/panel/use-coupon-worth.ts';
import { useCouponSheet } from '../../features/coupon/state/coupon-sheet-store.ts';
import { useCoupon } from '../../features/coupon/state/coupon-store.ts';
import { useTakeAccumulator } from '../../features/coupon/state/use-take-accumulator.ts';
import { LIVE_CARDS } from '../../features/home/choice/home-sizes.ts';
import { upcomingDay } from '../../features/home/choice/upcoming-days.ts';
import { DayMatch } from '../../features/home/day-match.tsx';
import { KEEP_PLACE, LeftOff } from '../../features/home/left-off.tsx';
import { LiveBlock } from '../../features/home/live-block.tsx';
import { RaceBlock } from '../../features/home/race-block.tsx';
import { readAccumulators, readLive, readOpenBets, readRaces, readResults, readUpcoming } from '../../features/home/read-home.ts';
import { readMatchOfTheDay } from '../../features/home/read-match-of-the-day.ts';
import { ReadyBlock } from '../../features/home/ready-block.tsx';
import { ResultBlock } from '../../features/home/result-block.tsx';
import { CompetitorRow } from '../../features/line/competitor-row.tsx';
import { EmptyMatchList } from '../../features/line/feed-states.tsx';
import { PauseButton } from '../../features/line/pause-button.tsx';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { useSteadyRows } from '../../features/line/steady/use-steady-rows.ts';
import { timeGroup, windowOf } from '../../features/line/time-window.ts';
import { useIsOpen } from '../../shell/loaders/closed-parts.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { offeredSport } from '../../shell/loaders/offered-sport.ts';
import { pack, type Unpacked, usePacked } from '../../shell/loaders/packed.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { BeforePaintHandle } from '../../shell/page/before-paint.ts';
import { sportPath } from '../../shell/paths.ts';
import { listOrderQuery, parsePreferences } from '../../shell/preferences/preferences.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import type { Route } from './+types/home.ts';
import { HomeUpcoming } from './home-upcoming.tsx';

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const sport = offeredSport(services, url.searchParams.get('sport') ?? '')?.id ?? null;
  const within = timeGroup(url.searchParams.get('within')) ?? null;
  // Both feeds at once; sports that the visitor has hidden, or the brand closed, are not among them.
  const sports = await services.call('getSportsShort', { bind: { kind: 'line' }, query: { lng } });
  const [day, live, upcoming] = await Promise.all([
    readMatchOfTheDay(services, lng),
    readLive(services, lng, sport),
    readUpcoming(services, lng, sports, {
      sport,
      day: within ? 'today' : upcomingDay(url.searchParams.get('day')),
      within: within && windowOf(within, services.now),
      zone: parsePreferences(request.headers.get('cookie')).zone,
      order: listOrderQuery(request),
    }),
  ]);
  await services.nextTurn();
  const [accumulators, races, results, bets, games] = await Promise.all([
    readAccumulators(services, lng),
    readRaces(services, lng, sports),
    readResults(services, lng, sports),
    readOpenBets(services, lng),
    readHomeGames(services),
  ]);
  return {
    shown: pack({
      sport,
      within,
      day,
      // The match on the pitch is not told again among the cards.
      live: live.filter(({ id }) => id !== day?.match.id),
      sports: sports.filter((one) => one.live > 0).map(({ id, name, live: count }) => ({ id, name, count })),
      upcoming,
      accumulators,
      races,
      results,
      bets,
      games,
    }),
    now: services.now,
    seo: buildSeo(services, `/${lng}`, {
      title: translate(lng, 'frame.title'),
      description: translate(lng, 'frame.description'),
    }),
  };
}

type Shown = Unpacked<Awaited<ReturnType<typeof loader>>['shown']>;

export const handle: BeforePaintHandle = { beforePaint: KEEP_PLACE };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The home that sells the day (S027, S048): the match of the day, where one left off, what is played, what is ready to be taken, what comes. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const shown = usePacked(loaderData.shown);
  const { day, accumulators, races, results, bets, games } = shown;
  const isOpen = useIsOpen();
  const { sportsOnly } = usePreferences();
  return (
    <>
      <h1 className="screen-reader-only">{t('home.title')}</h1>
      {day ? <TodayMatch key={day.match.id} day={day} /> : null}
      <Left bets={bets} />
      <Live loaded={shown} />
      {accumulators && isOpen('expressDay') ? <Ready coupons={accumulators.coupons} /> : null}
      <RaceBlock races={races} />
      <HomeUpcoming upcoming={shown.upcoming} within={shown.within} />
      <ResultBlock results={results} />
      {sportsOnly ? null : <CasinoBlock games={games} now={loaderData.now} />}
    </>
  );
}

/** Follows the coupon by itself, as `Ready` does: a price that is pressed does not draw the page anew. */
function Left({ bets }: Pick<Shown, 'bets'>) {
  const coupon = useCouponWorth();
  const couponRead = useCoupon(({ restored }) => restored);
  const show = useCouponSheet((sheet) => sheet.show);
  return <LeftOff coupon={coupon} couponRead={couponRead} onCoupon={show} bets={bets} />;
}

function Ready({ coupons }: Pick<NonNullable<Shown['accumulators']>, 'coupons'>) {
  const { isTaken, take } = useTakeAccumulator();
  return <ReadyBlock coupons={coupons} isTaken={isTaken} onTake={take} />;
}

/** The match of the day, followed like a list of one: when it leaves its feed (it begins, or ends) the page is asked for again. */
function TodayMatch({ day }: { readonly day: NonNullable<Shown['day']> }) {
  const [match] = useSteadyRows(
    useMemo(() => [day.match], [day]),
    day.match.kind,
    1,
  );
  return <DayMatch day={{ ...day, match: match ?? day.match }} />;
}

/** The sport that the visitor has just chosen, null for all, while its matches are on their way; else the one that is shown. */
function useChosenSport(shown: number | null): number | null {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  if (next?.pathname !== pathname) return shown;
  return sportBySlug(new URLSearchParams(next.search).get('sport') ?? '')?.id ?? null;
}

function Live({ loaded: { sport, sports, live, day } }: { readonly loaded: Shown }) {
  const t = useTranslator();
  const [search] = useSearchParams();
  const rows = useSteadyRows(live, 'live', LIVE_CARDS);
  const sides = useCallback(
    (match: MatchRow, state: StateView, scores: 'total' | 'last') => (
      <>
        <CompetitorRow team={match.home} side={0} match={match} state={state} scores={scores} />
        <span className="screen-reader-only"> – </span>
        {match.away ? <CompetitorRow team={match.away} side={1} match={match} state={state} scores={scores} /> : null}
      </>
    ),
    [],
  );
  const to = (id: number | null): string => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('sport');
    else next.set('sport', sportById(id).slug);
    return `?${next}`;
  };
  const all = sports.reduce((sum, one) => sum + one.count, 0);
  const chosen = useChosenSport(sport);
  const played = chosen === null ? all : (sports.find(({ id }) => id === chosen)?.count ?? 0);
  // The match of the day is not told again.
  const above = day?.match.kind === 'live' && (chosen === null || chosen === day.match.sport) ? 1 : 0;
  return (
    <LiveBlock
      rows={rows}
      waiting={chosen === sport ? 0 : Math.min(LIVE_CARDS, played - above)}
      total={all}
      sides={sides}
      to={sport === null ? null : sportPath(t.language, 'live', sport)}
      pause={<PauseButton />}
      chips={
        sports.length > 0 ? (
          <SportChips
            all={{ id: 0, name: t('common.all'), count: all, to: to(null) }}
            sports={sports.map((one) => ({ ...one, to: to(one.id) }))}
            current={chosen}
          />
        ) : null
      }
      empty={<EmptyMatchList feed="live" />}
    />
  );
}
