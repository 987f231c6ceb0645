import type { IncidentView, MatchDetail, MatchRow } from '@touchline/contract/line/shapes';
import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';
import { cardMarkets } from './choice/card-market.ts';
import { PRICE_ROWS } from './choice/home-sizes.ts';
import { pickMatchOfTheDay } from './choice/pick-match-of-the-day.ts';
import { slimRow } from './choice/slim-row.ts';
import { fewLines, type StandingsLine, tableAsItStands, tableBefore } from './choice/table-as-it-stands.ts';
import { whyItMatters } from './choice/why-it-matters.ts';
import { withinTime } from './within-time.ts';

/** As many of the heaviest matches of a feed are looked at. */
const LOOKED_AT = 12;
const RUNNING_IN_CHAMP = 20;
const TABLE_LINES = 4;
const FOOTBALL = 1;

export interface Scorer {
  readonly id: number;
  readonly side: number;
  readonly player: string;
  readonly minute: number;
}

export interface DayMatch {
  readonly match: MatchRow;
  readonly flag: string;
  readonly round: string | null;
  readonly scorers: readonly Scorer[];
  readonly table: { readonly lines: readonly StandingsLine[]; readonly running: boolean } | null;
  /** One sentence on why it matters, in the page's language: what the table says, else form and meetings. */
  readonly why: string | null;
}

/** The match of the day with what is known of it; null where nothing can be bet on. */
export async function readMatchOfTheDay(services: LoaderContext, lng: Language): Promise<DayMatch | null> {
  const query = { lng, limit: LOOKED_AT, virtualSports: false, cyberFlag: 2 };
  const [live, line] = await Promise.all([
    services.call('getTopGames', { bind: { kind: 'live' }, query }),
    services.call('getTopGames', { bind: { kind: 'line' }, query }),
  ]);
  const match = pickMatchOfTheDay(live, line, services.now);
  if (!match) return null;
  const bind = { kind: match.kind };
  const [info, table] = await Promise.all([
    services.call('gameInfo', { bind, query: { lng, gameId: match.id } }).catch(() => null),
    readTable(services, lng, match),
  ]);
  const why = table?.reason ? translate(lng, `home.why.${table.reason.key}`, table.reason.args) : await readFact(services, lng, match);
  return {
    match: { ...slimRow(match), markets: cardMarkets(match.markets).slice(0, PRICE_ROWS) },
    flag: info?.champView.flag ?? '',
    round: info?.round ?? null,
    scorers: info ? scorersOf(info) : [],
    table: table && { lines: table.lines, running: table.running },
    why,
  };
}

/** Table and sentence of a match whose championship has one. Ended matches are in the table already, this one and others in play are not. */
async function readTable(services: LoaderContext, lng: Language, match: MatchRow) {
  const found = await withinTime(
    services.call('getStageTable', { bind: { kind: match.kind }, query: { lng, champIdResults: match.champ } }),
  );
  if (!found || match.away === null) return null;
  const football = match.sport === FOOTBALL;
  const running = football && match.kind === 'live' && match.state.status !== 'planned';
  const others = running
    ? await services.call('get1x2', {
        bind: { kind: 'live' },
        query: { lng, champs: String(match.champ), count: RUNNING_IN_CHAMP, mobi: true },
      })
    : null;
  const all = others
    ? tableAsItStands(
        found.rows,
        others.champs.flatMap(({ matches }) => matches),
      )
    : tableBefore(found.rows);
  const sides = [match.home.id, match.away.id];
  const lines = fewLines(all, sides, TABLE_LINES);
  return lines.length === 0 ? null : { lines, running, reason: whyItMatters(all, sides, { running, winPoints: football }) };
}

/** Form and earlier meetings before a match: the most telling of it. */
async function readFact(services: LoaderContext, lng: Language, match: MatchRow): Promise<string | null> {
  const insights = await withinTime(services.call('gameInsights', { bind: { kind: match.kind }, query: { lng, gameId: match.id } }));
  if (!insights || match.away === null) return null;
  const { facts, headToHead } = insights;
  if (facts[0]) return facts[0].text;
  if (headToHead.matches === 0) return null;
  const won = { home: match.home.name, homeWins: headToHead.homeWins, away: match.away.name, awayWins: headToHead.awayWins };
  return translate(lng, 'home.why.meetings', won);
}

const MAX_SCORERS = 6;
const GOALS: ReadonlySet<string> = new Set(['goal', 'own-goal', 'penalty-goal']);

/** Scorers, where every goal is told: in the order of the goals, the latest ones of many. */
function scorersOf({ incidents, sport, state }: Pick<MatchDetail, 'incidents' | 'sport' | 'state'>): readonly Scorer[] {
  if (sport !== FOOTBALL || state.score[0] + state.score[1] === 0) return [];
  return incidents
    .filter(({ kind, player }) => GOALS.has(kind) && player !== null)
    .slice(0, MAX_SCORERS)
    .toReversed()
    .map(({ id, side, player, second }: IncidentView) => ({ id, side, player: player ?? '', minute: Math.floor(second / 60) + 1 }));
}
