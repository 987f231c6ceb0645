import { sportById } from '@touchline/catalogue/sport/sports';
import type { SportCount } from '@touchline/contract/line/calls';
import type { MatchRow } from '@touchline/contract/line/shapes';
import type { Language } from '@touchline/i18n/languages';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage } from '../../shell/loaders/loader-guards.ts';
import { bigResults, type ResultCard } from './choice/big-results.ts';
import { cardMarkets } from './choice/card-market.ts';
import { LIVE_CARDS, UPCOMING_ROWS } from './choice/home-sizes.ts';
import { type NextRace, nextRaces } from './choice/next-races.ts';
import { slimRow } from './choice/slim-row.ts';
import { type UpcomingDay, upcomingDays } from './choice/upcoming-days.ts';
import { withinTime } from './within-time.ts';

/** Cards and rows that wait to take the place of one that leaves. */
const WAITING = 1;
/** A card's result and what takes its place; the stream brings more as they change. */
const CARD_MARKETS = 2;
/** Of all sports the cards show no more than these of one, of all competitions the rows no more than those of one. */
const EACH_SPORT = 2;
const EACH_CHAMP = 3;
/** So many are read to choose among. */
const UPCOMING_READ = 40;
const RACES = 4;
/** A visitor who looks for the next race means the coming half an hour. */
const RACES_SECONDS = 1800;
const RACES_READ = 40;
const RESULTS = 5;
const RESULTS_READ = 60;
const RESULTS_SECONDS = 6 * 3600;
const RESULT_SPORTS = 6;
/** Bounds of time move in steps, so that everybody asks for the same bytes for a while. */
const STEP_SECONDS = 300;
const ACCUMULATORS = 3;
const MIN_LEGS = 2;

const LINE = { kind: 'line' } as const;
const LIVE = { kind: 'live' } as const;

type Services = LoaderContext;
const familyOf = (sport: number): string => sportById(sport).family;
const isSimulated = (sport: number): boolean => ['cyber', 'virtual', 'marble'].includes(familyOf(sport));
const stepOf = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS) * STEP_SECONDS;

/** A row with what a card of the block needs. */
const cardOf = (match: MatchRow): MatchRow => ({ ...slimRow(match), markets: cardMarkets(match.markets).slice(0, CARD_MARKETS) });

/** Eight matches in play and some that wait: of all sports those that deserve most attention, else of the one that was asked for. */
export async function readLive(services: Services, lng: Language, sport: number | null): Promise<readonly MatchRow[]> {
  const limit = (LIVE_CARDS + WAITING) * (sport === null ? 2 : 1);
  const ask = (cyberFlag: number) =>
    orErrorPage(
      services.call('getTopGames', {
        bind: LIVE,
        query: {
          lng,
          limit,
          ...(sport === null ? { countBySport: EACH_SPORT, virtualSports: false, cyberFlag } : { sports: String(sport) }),
        },
      }),
    );
  const played = (await ask(sport === null ? 2 : 0)).filter(({ away }) => away !== null);
  // At night there is little but esports.
  const others = sport === null && played.length < LIVE_CARDS ? (await ask(1)).filter(({ away }) => away !== null) : [];
  return [...played, ...others].slice(0, LIVE_CARDS + WAITING).map(cardOf);
}

interface UpcomingQuery {
  readonly sport: number | null;
  /** Null: the first day that has matches. */
  readonly day: UpcomingDay | null;
  /** Of today only what starts within these. */
  readonly within: { readonly tsFrom: number; readonly tsTo: number } | null;
  readonly zone: string;
  readonly order: { readonly isRecommendations?: boolean };
}

/** Matches of one sport, for one market to a column, by day. */
export async function readUpcoming(services: Services, lng: Language, sports: readonly SportCount[], asked: UpcomingQuery) {
  const sport = asked.sport ?? sports.find(({ id, line }) => line > 0 && !isSimulated(id) && familyOf(id) !== 'racing')?.id ?? null;
  const days = upcomingDays(services.now, asked.zone);
  const ask = (window: { readonly tsFrom: number; readonly tsTo: number }, count: number) =>
    orErrorPage(
      services.call('get1x2', {
        bind: LINE,
        query: {
          lng,
          count,
          getEmpty: false,
          tsFrom: window.tsFrom,
          tsTo: window.tsTo,
          ...(sport === null ? {} : { sports: String(sport) }),
          ...asked.order,
        },
      }),
    );
  // Of the days that are not shown only the number is wanted.
  const counted = await Promise.all(
    days.map(async ({ key, tsFrom, tsTo }) => ({ key, tsFrom, tsTo, count: (await ask({ tsFrom, tsTo }, 1)).total })),
  );
  const chosen = counted.find(({ key }) => key === asked.day) ?? counted.find(({ count }) => count > 0) ?? counted[0];
  const window = chosen?.key === 'today' && asked.within ? asked.within : chosen;
  const found = window ? await ask(window, UPCOMING_READ) : null;
  const rows = (found?.champs ?? [])
    .flatMap(({ matches, flag }) => matches.slice(0, EACH_CHAMP).map((match) => ({ ...slimRow(match), flag })))
    .slice(0, UPCOMING_ROWS + WAITING);
  return {
    sport: sport === null ? null : { id: sport, name: sports.find(({ id }) => id === sport)?.name ?? '' },
    day: chosen?.key ?? ('today' as const),
    days: counted.map(({ key, count }) => ({ key, count })),
    // The biggest competitions are chosen, and stand in the order of the clock; who waits stays behind.
    rows: [...rows.slice(0, UPCOMING_ROWS).toSorted((a, b) => a.startsAt - b.startsAt), ...rows.slice(UPCOMING_ROWS)],
  };
}

/** The accumulators of the day that stand first. */
export async function readAccumulators(services: Services, lng: Language) {
  const found = await withinTime(services.call('getExpressDay', { bind: { kind: 'line', cyber: 'without' }, query: { lng, page: 1 } }));
  const coupons = (found?.coupons ?? []).filter(({ legs }) => new Set(legs.map(({ matchId }) => matchId)).size >= MIN_LEGS);
  return coupons.length === 0
    ? null
    : { coupons: coupons.slice(0, ACCUMULATORS), total: coupons.length, validUntil: found?.validUntil ?? 0 };
}

/** The next races of all courses. */
export async function readRaces(services: Services, lng: Language, sports: readonly SportCount[]): Promise<readonly NextRace[]> {
  const racing = sports.filter(({ id, line }) => line > 0 && familyOf(id) === 'racing').map(({ id }) => id);
  if (racing.length === 0) return [];
  const { champs } = await orErrorPage(
    services.call('get1x2', {
      bind: LINE,
      query: {
        lng,
        sports: racing.join(),
        count: RACES_READ,
        mobi: true,
        getEmpty: false,
        isRecommendations: false,
        tsTo: stepOf(services.now) + RACES_SECONDS + STEP_SECONDS,
      },
    }),
  );
  return nextRaces(champs, services.now, RACES);
}

/** Results that have just come in big competitions of the sports that this visitor is shown. */
export async function readResults(services: Services, lng: Language, sports: readonly SportCount[]): Promise<readonly ResultCard[]> {
  const wanted = sports
    .filter(({ id }) => !isSimulated(id) && familyOf(id) !== 'racing')
    .slice(0, RESULT_SPORTS)
    .map(({ id }) => id);
  if (wanted.length === 0) return [];
  const query = { lng, sports: wanted.join(), tsFrom: stepOf(services.now) - RESULTS_SECONDS, limit: RESULTS_READ };
  const page = await withinTime(services.call('getResults', { query }));
  return bigResults(page?.matches ?? [], new Set(wanted), RESULTS);
}

/** Running bets of a player: how many bets, how much is at stake, and what could be had for those that can be sold now. */
export async function readOpenBets(services: Services, lng: Language) {
  if (services.player === null) return null;
  const found = await withinTime(services.call('getOpenBetsWithCashOut', { query: { lng } }));
  // Accounts play in one currency; should there be bets in another, they are in the list itself.
  const total = found?.totals[0];
  if (!found || !total || total.bets === 0) return null;
  const sellable = found.bets.filter(({ sale }) => sale.refusal === null && sale.currency === total.currency).length;
  return { count: total.bets, currency: total.currency, stake: total.stake, sellable, offer: total.offer };
}
export type OpenBets = NonNullable<Awaited<ReturnType<typeof readOpenBets>>>;
