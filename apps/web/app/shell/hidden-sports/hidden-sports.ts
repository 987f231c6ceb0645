import { ESPORTS } from '@touchline/catalogue/sport/esports';
import { globalChampById, globalChampBySlug } from '@touchline/catalogue/sport/global-champs';
import { SPORTS } from '@touchline/catalogue/sport/sports';
import type { StreamSection } from '@touchline/catalogue/sport/stream-sections';
import type { CallKey, InputFor, ReplyFor } from '@touchline/contract/calls';
import type { SportCount } from '@touchline/contract/line/calls';
import type { LoaderContext } from '../loaders/loader-context.ts';

export interface HiddenSports {
  readonly line: readonly number[];
  readonly live: readonly number[];
}

export const NO_HIDDEN_SPORTS: HiddenSports = { line: [], live: [] };

/** R072: sports that the player does not want to see, before matches and live; none for guests. */
export async function readHiddenSports(services: Pick<LoaderContext, 'call' | 'player'>): Promise<HiddenSports> {
  if (services.player === null) return NO_HIDDEN_SPORTS;
  return hiddenBy(await services.call('playerSettings', {}));
}

const hiddenBy = ({ attributes }: ReplyFor<'playerSettings'>): HiddenSports => ({
  line: attributes.lineDisallowSport,
  live: attributes.liveDisallowSport,
});

/** Calls that list matches of any sport: these can exclude sports. */
type ListingCall = { [K in CallKey]: InputFor<K>['query'] extends { antiSports?: unknown } | undefined ? K : never }[CallKey] &
  { [K in CallKey]: InputFor<K>['query'] extends undefined ? never : K }[CallKey];

/** Complete, or it does not compile. Of a count of sports both feeds are told at once: it is read whole, and what is hidden taken out of it. */
const LISTING_CALLS: Readonly<Record<ListingCall, 'asked' | 'answered'>> = {
  get1x2: 'asked',
  getSportsShort: 'answered',
  getChamps: 'asked',
  getTopChamps: 'asked',
  getTopGames: 'asked',
  topGamesDashboard: 'asked',
  search: 'asked',
  getExpressDay: 'asked',
  sportsByGlobalChamp: 'asked',
  champsByGlobalChamp: 'asked',
  gamesByGlobalChamp: 'asked',
  globalChamp1x2: 'asked',
  sliderGames: 'asked',
  getStageTableIds: 'asked',
  stageTableWhoWins: 'asked',
};

/** Sections of the site in which several sports stand; each of the others is about one, and whoever goes there has asked for it. */
const MIXED_SECTIONS: ReadonlySet<StreamSection> = new Set([
  'home',
  'betsonyour',
  'cyber',
  'best',
  'team',
  'topgame',
  'recommendation',
  'olympics2024',
  'top-events',
]);
/** Events of several championships are of one sport, but for this one. */
const MIXED_EVENT = globalChampBySlug('olympics2024')?.id;

/** Numbers or codes as a query says them. */
type Named = string | number | readonly string[];

interface FeedQuery {
  readonly antiSports?: Named;
  readonly sports?: Named;
  readonly sportId?: Named;
  readonly champs?: Named;
  readonly champIdResults?: Named;
  readonly teams?: Named;
  readonly code?: Named;
  readonly gameTypes?: Named;
  readonly stream?: StreamSection;
  readonly globalChamp?: string | number;
}

const splitList = (named: Named = ''): readonly string[] => [named].flat().join().split(',').filter(Boolean);
const parseNumbers = (named?: Named): number[] => splitList(named).map(Number);

/** The hidden sports that a question leaves out: all but what it names, by the sport itself or by something that has only one. */
export function sportsToExclude(hidden: readonly number[], asked: FeedQuery): readonly number[] {
  const { champs, champIdResults, teams, code, stream, globalChamp } = asked;
  if ([champs, champIdResults, teams, code].some((named) => splitList(named).length > 0)) return [];
  if (stream !== undefined && !MIXED_SECTIONS.has(stream)) return [];
  if (globalChamp !== undefined) {
    const event = globalChampBySlug(String(globalChamp)) ?? globalChampById(Number(globalChamp));
    if (event?.id !== MIXED_EVENT) return [];
  }
  const named = new Set([...parseNumbers(asked.sports), ...parseNumbers(asked.sportId)]);
  return hidden.filter((id) => !named.has(id));
}

/** R086, "sports only": what is played on a screen or drawn by lot. Whoever opens a section of these has asked for it. */
const SIMULATED_SPORTS = [
  ...SPORTS.filter(({ family }) => family === 'cyber' || family === 'virtual' || family === 'marble'),
  ...ESPORTS,
].map(({ id }) => id);
const requestsSimulated = ({ stream, gameTypes }: FeedQuery): boolean => stream === 'cyber' || splitList(gameTypes).length > 0;

/**
 * R072: the services of a page on which nothing is offered of the sports that its player has hidden, or that "sports only" leaves out. The
 * feed's replies are the same bytes for everybody, so they are asked for without these sports (`antiSports`). A question that names a sport gets
 * it, and one that says itself what is left out (an empty text: nothing) is not touched. The player's settings are read once for the page.
 */
export function withoutHiddenSports(services: LoaderContext, sportsOnly: boolean): LoaderContext {
  if (services.player === null && !sportsOnly) return services;
  let settings: Promise<ReplyFor<'playerSettings'>> | undefined;
  const readSettings = (): Promise<ReplyFor<'playerSettings'>> => {
    settings ??= services.call('playerSettings', {});
    return settings;
  };
  return {
    ...services,
    async call<K extends CallKey>(key: K, input: InputFor<K>): Promise<ReplyFor<K>> {
      if (key === 'playerSettings' && services.player !== null) return (await readSettings()) as ReplyFor<K>;
      const { bind, query = {} } = input as { readonly bind?: { readonly kind?: string }; readonly query?: FeedQuery };
      if (!(key in LISTING_CALLS) || query.antiSports !== undefined) return services.call(key, input);
      const own = services.player === null ? NO_HIDDEN_SPORTS : hiddenBy(await readSettings());
      const isSimulated = sportsOnly && !requestsSimulated(query) ? SIMULATED_SPORTS : [];
      const [line, live] = [sportsToExclude([...own.line, ...isSimulated], query), sportsToExclude([...own.live, ...isSimulated], query)];
      if (LISTING_CALLS[key as ListingCall] === 'answered')
        return shownSports((await services.call(key, input)) as readonly SportCount[], { line, live }) as ReplyFor<K>;
      const hidden = bind?.kind === 'live' ? live : line;
      return services.call(
        key,
        hidden.length === 0 ? input : ({ ...input, query: { ...query, antiSports: hidden.join(',') } } as InputFor<K>),
      );
    },
  };
}

/** Sports with the numbers that the player sees: what is hidden counts nothing, and a sport of nothing is not there. */
const shownSports = (sports: readonly SportCount[], hidden: HiddenSports): SportCount[] =>
  sports
    .map((sport) => ({
      ...sport,
      line: hidden.line.includes(sport.id) ? 0 : sport.line,
      live: hidden.live.includes(sport.id) ? 0 : sport.live,
    }))
    .filter(({ line, live }) => line + live > 0);
