import { groupsOf, ownGroup, placeInMain } from '@touchline/betting/markets/groups/market-groups';
import { MARKET_GROUPS } from '@touchline/betting/markets/market-type';
import type { Incident } from '@touchline/betting/match-state/match-state';
import { countryById } from '@touchline/catalogue/places/countries';
import { periodWord } from '@touchline/catalogue/sport/sport-words';
import { sportById } from '@touchline/catalogue/sport/sports';
import type { CoefView } from '@touchline/contract/line/fields';
import type { ChampView, CompetitorView, IncidentView, MarketView, MatchDetail, MatchRow } from '@touchline/contract/line/shapes';
import { type Book, CLOSED, MARKET_STATUSES } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Champ, Competitor, Fixture } from '@touchline/feed/feed-events';
import { countryName } from '@touchline/i18n/country-name';
import type { TextArguments } from '@touchline/i18n/dictionary';
import type { Language } from '@touchline/i18n/languages';
import { findText, translate } from '@touchline/i18n/translate';
import { presentPrice } from './coef-view.ts';
import { describeMarket, groupName, marketName, nameIn, selectionLabel, selectionName } from './names.ts';
import { mainContextOf, phaseOf, presentState } from './present-state.ts';
import { rowMarkets } from './row-markets.ts';
import { sectionsOf } from './sport-kind.ts';

/** How rows are drawn; everything that makes their bytes differ. */
export interface RowStyle {
  readonly language: Language;
  readonly coefView: CoefView;
  /** 1 result, 2 and double chance, 3 and handicap, 4 and totals. */
  readonly columns: number;
  /** Adds the result of the running (before the match: the first) period. */
  readonly withPeriodResult: boolean;
}

/** ISO alpha-2, lower case; parts of states ("gb-eng") as the catalogue has them; '' for international. */
export const flagOf = (country: number): string => countryById(country)?.code.toLowerCase() ?? '';

export const presentCompetitor = (one: Competitor, language: Language): CompetitorView => ({
  id: one.id,
  name: nameIn(one.names, language),
  country: one.country,
  flag: flagOf(one.country),
  crest: one.crest ? { pattern: one.crest.pattern, a: one.crest.a, b: one.crest.b } : null,
});

export const presentChamp = (champ: Champ, language: Language): ChampView => ({
  id: champ.id,
  sport: champ.sport,
  name: nameIn(champ.names, language),
  country: champ.country,
  countryName: countryName(champ.country, language),
  flag: flagOf(champ.country),
  top: champ.top,
});

export function presentMarket(book: Book, fixture: Fixture, slot: number, language: Language, coefView: CoefView): MarketView | null {
  const id = book.idOf(slot);
  const described = describeMarket(id);
  if (!described) return null;
  const { type, ref } = described;
  return {
    id,
    type: type.key,
    group: ownGroup(type.group, ref.period),
    name: marketName(fixture, described, language),
    period: ref.period,
    line: ref.line,
    subject: ref.specifier,
    status: MARKET_STATUSES[book.status(slot)] ?? 'closed',
    layout: type.layout,
    main: book.isMain(slot),
    selections: [...book.selections(slot)].map((s) => {
      const outcome = book.outcomeOf(s);
      const odds = book.oddsOf(s);
      const base = {
        id: book.selectionIdOf(slot, s),
        name: selectionName(fixture, described, outcome, language),
        label: selectionLabel(fixture, described, outcome, language),
        odds,
      };
      return coefView === 'none' ? base : { ...base, price: presentPrice(odds, coefView) };
    }),
  };
}

export function presentRow(book: Book, match: BookMatch, style: RowStyle): MatchRow {
  const { fixture } = match;
  const { language } = style;
  const period = style.withPeriodResult ? Math.max(1, match.facts.period) : 0;
  return {
    id: fixture.id,
    kind: phaseOf(match),
    sport: fixture.sport,
    champ: fixture.champ.id,
    champName: nameIn(fixture.champ.names, language),
    home: presentCompetitor(fixture.home, language),
    away: fixture.away && presentCompetitor(fixture.away, language),
    startsAt: Math.floor(fixture.startsAt / 1000),
    state: presentState(match, language),
    marketCount: book.countOfferedMarkets(match),
    markets: rowMarkets(book, match, style.columns, period).flatMap(
      (slot) => presentMarket(book, fixture, slot, language, style.coefView) ?? [],
    ),
    sections: [...sectionsOf(fixture)],
    virtual: fixture.virtual,
    weight: fixture.weight,
    live: fixture.live,
    tracker: match.hasPositions,
  };
}

/** Incidents, in the sport's words where it has its own: a strike is thrown in baseball and landed in a fight. */
function incidentText({ sport, format }: Fixture, incident: Incident, language: Language, args: TextArguments): string {
  const key = `incident.${incident.kind}`;
  const words = [sportById(sport).family, periodWord(sport, format.scoring === 'periods')];
  const own = words.map((word) => findText(language, `${key}.${word}`, args)).find((text) => text !== undefined);
  return own ?? findText(language, key, args) ?? incident.kind.replaceAll('-', ' ');
}

/** A sentence about what happened. */
export function presentIncident(fixture: Fixture, incident: Incident, language: Language): IncidentView {
  const side = incident.side === 1 ? fixture.home : incident.side === 2 ? fixture.away : null;
  const nameOf = (index: number | undefined): string | null => (index === undefined ? null : (side?.players?.[index]?.name ?? null));
  const player = nameOf(incident.player);
  const assist = nameOf(incident.assist);
  const team = side ? nameIn(side.names, language) : '';
  const who = player ? (team === '' ? player : `${player} (${team})`) : team;
  const [home, away] = incident.score;
  const score = translate(language, 'score.pair', { home, away });
  const plain = incidentText(fixture, incident, language, { n: incident.value ?? 0, player: player ?? team, team, score });
  return {
    id: incident.id,
    kind: incident.kind,
    side: incident.side,
    period: incident.period,
    second: incident.second,
    score: [incident.score[0], incident.score[1]],
    player,
    assist,
    value: incident.value ?? null,
    detail: incident.detail ?? null,
    x: incident.x ?? null,
    y: incident.y ?? null,
    text: who === '' ? plain : `${plain}: ${who}`,
  };
}

export interface MatchDetailOptions {
  readonly withPeriods: boolean;
  readonly withGroups: boolean;
  readonly withAllGroup: boolean;
  readonly selectionLimit: number;
  readonly mainOnly: boolean;
  readonly order: 'group' | 'name' | 'period';
  readonly firstGroups: readonly string[];
  /** Only markets of these groups; empty = all. */
  readonly groups?: readonly string[];
  readonly marketType: number;
}

/** Groups in the order asked for: those named first, then as they are numbered. */
const groupOrder = ({ firstGroups }: MatchDetailOptions): readonly string[] => [
  ...firstGroups,
  ...MARKET_GROUPS.filter((group) => !firstGroups.includes(group)),
];

/** A market with the groups that it is of. */
interface Grouped {
  readonly view: MarketView;
  readonly groups: readonly string[];
  /** Its first group's place in the order asked for, then its own place within it. */
  readonly rank: number;
}

/** The order of groups, the main ones by the sport's list. Sorting is stable: within equals the source's order stays. */
const ROOM = 1000;

/** All markets that a bettor may still hope to bet on, filtered and ordered. */
function detailMarkets(book: Book, match: BookMatch, style: RowStyle, choice: MatchDetailOptions): Grouped[] {
  const order = new Map(groupOrder(choice).map((group, place) => [group, place]));
  const context = mainContextOf(match);
  const markets: Grouped[] = [];
  for (const slot of book.markets(match)) {
    const described = describeMarket(book.idOf(slot));
    if (!described || book.isFinal(slot) || book.status(slot) === CLOSED) continue;
    const { type, ref } = described;
    const groups = groupsOf(context, type, ref.period);
    if (choice.groups && choice.groups.length > 0 && !groups.some((group) => choice.groups?.includes(group))) continue;
    if (choice.marketType !== 0 && ref.type !== choice.marketType) continue;
    if (!choice.withPeriods && ref.period > 0) continue;
    if (choice.mainOnly && !book.isMain(slot) && ref.line !== 0) continue;
    const view = presentMarket(book, match.fixture, slot, style.language, style.coefView);
    if (!view) continue;
    const first = groups.reduce((min, group) => Math.min(min, order.get(group) ?? ROOM), ROOM);
    const place = first === order.get('main') ? (placeInMain(context, type, ref.period) ?? 0) : 0;
    markets.push({ view, groups, rank: first * ROOM + place });
  }
  if (choice.order === 'name') markets.sort((a, b) => a.view.name.localeCompare(b.view.name, style.language));
  else if (choice.order === 'period') markets.sort((a, b) => a.view.period - b.view.period || a.rank - b.rank);
  else markets.sort((a, b) => a.rank - b.rank);
  if (choice.selectionLimit === 0) return markets;
  let left = choice.selectionLimit;
  return markets.filter(({ view }) => {
    if (view.selections.length > left) return false;
    left -= view.selections.length;
    return true;
  });
}

function presentGroups(
  markets: readonly Grouped[],
  choice: MatchDetailOptions,
  fixture: Fixture,
  language: Language,
): MatchDetail['groups'] {
  if (!choice.withGroups) return [];
  const counts = new Map<string, number>();
  for (const { groups } of markets) for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  const groups = groupOrder(choice)
    .filter((key) => counts.has(key))
    .map((key) => ({ key, name: groupName(fixture, key, language), count: counts.get(key) ?? 0 }));
  return choice.withAllGroup
    ? [{ key: 'all', name: findText(language, 'match.markets.all') ?? 'all', count: markets.length }, ...groups]
    : groups;
}

/** Statistics of the scoreboard: everything counted except the score, over the whole match. */
export function presentStatistics(match: BookMatch, language: Language): MatchDetail['statistics'] {
  const { facts, fixture } = match;
  return Object.keys(facts.counts).flatMap((key) => {
    if (key === 'score') return [];
    const stat = key as Exclude<keyof typeof facts.counts, 'score'>;
    if (stat === 'possession') {
      // A share, not a sum: the latest period's stands for now.
      const [home, away] = facts.counts.possession?.at(-1) ?? [0, 0];
      return [{ key, name: findText(language, `statistic.${key}`) ?? key, home, away }];
    }
    const pairs = facts.counts[stat] ?? [];
    const { home, away } = pairs.reduce((t, [h, a]) => ({ home: t.home + h, away: t.away + a }), { home: 0, away: 0 });
    return fixture.format.scoring === 'places' ? [] : [{ key, name: findText(language, `statistic.${key}`) ?? key, home, away }];
  });
}

const lineup = (one: Competitor | null): MatchDetail['lineups']['home'] =>
  (one?.players ?? []).map(({ name, number, position }) => ({ name, number, position }));

export function presentDetail(book: Book, match: BookMatch, style: RowStyle, choice: MatchDetailOptions, seq: number): MatchDetail {
  const { fixture, facts } = match;
  const grouped = detailMarkets(book, match, style, choice);
  const { scoring, periods, periodSeconds, toWin } = fixture.format;
  return {
    ...presentRow(book, match, style),
    champView: presentChamp(fixture.champ, style.language),
    format: { scoring, periods, periodSeconds, toWin },
    venue: fixture.venue ? { name: fixture.venue.name, city: fixture.venue.city, capacity: fixture.venue.capacity ?? null } : null,
    round: fixture.round ?? null,
    statistics: presentStatistics(match, style.language),
    groups: presentGroups(grouped, choice, fixture, style.language),
    allMarkets: grouped.map(({ view }) => view),
    runners: (fixture.runners ?? []).map((one) => presentCompetitor(one, style.language)),
    lineups: { home: lineup(fixture.home), away: lineup(fixture.away) },
    incidents: facts.incidents.map((incident) => presentIncident(fixture, incident, style.language)).reverse(),
    seq,
  };
}
