import { groupsOf } from '@touchline/betting/markets/groups/market-groups';
import { MENU_EXTRA, MENU_SECTION } from '@touchline/catalogue/menu-sections';
import type { StreamSection } from '@touchline/catalogue/sport/stream-sections';
import { type Book, OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { isInGlobalChamp } from './global-champ.ts';
import { describeMarket } from './names.ts';
import { hasEnded, mainContextOf, phaseOf } from './present-state.ts';
import { isCyber, isEsport, matchTypeOf, sectionsOf } from './sport-kind.ts';
import { streamSectionPredicate, TOP_WEIGHT } from './stream-sections.ts';

/** Filters of a list call; everything absent does not filter. Lists of ids: empty = all. */
export interface MatchFilter {
  readonly kind: 'line' | 'live';
  readonly stream?: StreamSection | undefined;
  readonly globalChamp?: number | undefined;
  readonly visitorCountry?: number;
  readonly sports?: readonly number[];
  readonly visibleSports?: readonly number[];
  readonly antiSports?: readonly number[];
  readonly disciplines?: readonly number[];
  readonly champs?: readonly number[];
  readonly teams?: readonly number[];
  readonly codes?: readonly number[];
  readonly country?: number;
  readonly countryOnly?: boolean;
  readonly cyber?: 'any' | 'only' | 'without';
  readonly withVirtual?: boolean;
  readonly fromSeconds?: number;
  readonly toSeconds?: number;
  readonly minutesAhead?: number;
  readonly topMatches?: boolean;
  readonly topChamps?: boolean;
  readonly adultOnly?: boolean;
  readonly menuSections?: readonly number[];
  readonly hiddenSections?: readonly number[];
  readonly marketGroups?: readonly string[];
  readonly matchTypes?: readonly number[];
  readonly withEmpty?: boolean;
  readonly withSuspended?: boolean;
  readonly alternativeOnly?: boolean;
  readonly trackedOnly?: boolean;
  readonly justScoredOnly?: boolean;
}

const DAY_MS = 24 * 3_600_000;
const JUST_SCORED_MS = 5 * 60_000;
/** Championships of the young by the way in which their names say so. */
const YOUTH = /\bU-?\d\d\b|youth|primavera|junior/i;

type Test = (match: BookMatch) => boolean;

/** Whether a match is meant by one of the menu's extra ids. */
const isExtra = (ids: ReadonlySet<number>, { fixture }: BookMatch): boolean =>
  ids.has(MENU_EXTRA['sport-sort']) ||
  (ids.has(MENU_EXTRA['top-sport']) && fixture.champ.top > 0) ||
  (ids.has(MENU_EXTRA.play) && (fixture.virtual || sectionsOf(fixture).includes(MENU_SECTION['marble-live'])));

/** The current matches that a selection asks for, in no particular order. */
export function filterMatches(book: Book, selection: MatchFilter, now: number): BookMatch[] {
  const tests = testsOf(book, selection, now);
  const found: BookMatch[] = [];
  for (const match of book.matches()) {
    if (hasEnded(match.facts) || phaseOf(match) !== selection.kind || (selection.kind === 'live' && isLongTerm(match, now))) continue;
    if (tests.every((test) => test(match))) found.push(match);
  }
  return found;
}

/** A season, an election: what runs for days and is never offered live is no match in play. */
const isLongTerm = ({ fixture }: BookMatch, now: number): boolean => !fixture.live && now - fixture.startsAt > DAY_MS;

function testsOf(book: Book, s: MatchFilter, now: number): Test[] {
  const tests: Test[] = [];
  const among = (list: readonly number[] | undefined, test: (ids: ReadonlySet<number>) => Test): void => {
    if (list && list.length > 0) tests.push(test(new Set(list)));
  };
  among(s.sports, (ids) => (l) => ids.has(l.fixture.sport));
  among(s.visibleSports, (ids) => (l) => ids.has(l.fixture.sport));
  among(s.antiSports, (ids) => (l) => !ids.has(l.fixture.sport));
  among(s.disciplines, (ids) => (l) => !isEsport(l.fixture.sport) || ids.has(l.fixture.sport));
  among(s.champs, (ids) => (l) => ids.has(l.fixture.champ.id));
  among(s.codes, (ids) => (l) => ids.has(l.id));
  among(s.teams, (ids) => (l) => ids.has(l.fixture.home.id) || (l.fixture.away !== null && ids.has(l.fixture.away.id)));
  among(s.menuSections, (ids) => (l) => sectionsOf(l.fixture).some((id) => ids.has(id)) || isExtra(ids, l));
  among(s.hiddenSections, (ids) => (l) => !sectionsOf(l.fixture).some((id) => ids.has(id)));
  among(s.matchTypes, (ids) => (l) => ids.has(matchTypeOf(l.fixture)));
  if (s.stream !== undefined) tests.push(streamSectionPredicate(s.stream, s.visitorCountry || s.country || 0));
  if (s.globalChamp !== undefined) tests.push(isInGlobalChamp(s.globalChamp));
  const country = s.country ?? 0;
  if (country !== 0 && s.countryOnly !== false) tests.push((l) => l.fixture.champ.country === country);
  if (s.cyber === 'only') tests.push((l) => isCyber(l.fixture));
  if (s.cyber === 'without') tests.push((l) => !isCyber(l.fixture));
  if (s.withVirtual === false) tests.push((l) => !l.fixture.virtual);
  const from = Math.max((s.fromSeconds ?? 0) * 1000, s.minutesAhead ? now + s.minutesAhead * 60_000 : 0);
  if (from > 0) tests.push((l) => l.fixture.startsAt >= from);
  const to = (s.toSeconds ?? 0) * 1000;
  if (to > 0) tests.push((l) => l.fixture.startsAt <= to);
  if (s.topMatches) tests.push((l) => l.fixture.weight >= TOP_WEIGHT);
  if (s.topChamps) tests.push((l) => l.fixture.champ.top > 0);
  if (s.adultOnly) tests.push((l) => !YOUTH.test(l.fixture.champ.names.en));
  if (s.alternativeOnly) tests.push((l) => sectionsOf(l.fixture).includes(MENU_SECTION.alternative));
  if (s.trackedOnly) tests.push((l) => l.hasPositions);
  if (s.justScoredOnly) tests.push((l) => l.lastScore !== null && now - l.lastScore.at <= JUST_SCORED_MS);
  if (s.withEmpty === false) tests.push((l) => l.markets > 0);
  if (s.withSuspended === false) tests.push((l) => book.countOpenMarkets(l) > 0);
  if (s.marketGroups && s.marketGroups.length > 0) {
    const groups = new Set(s.marketGroups);
    tests.push((l) => {
      const context = mainContextOf(l);
      for (const slot of book.markets(l)) {
        const described = book.status(slot) === OPEN ? describeMarket(book.idOf(slot)) : undefined;
        if (described && groupsOf(context, described.type, described.ref.period).some((group) => groups.has(group))) return true;
      }
      return false;
    });
  }
  return tests;
}

/** Some match for which the test holds. */
export function findBookMatch(book: Book, test: (match: BookMatch) => boolean): BookMatch | undefined {
  for (const match of book.matches()) if (test(match)) return match;
  return undefined;
}

export interface MatchOrder {
  readonly country?: number;
  readonly visitorCountry?: number;
  readonly pinned?: readonly number[];
  /** With the menu's extra id `sport-sort`: sport by sport. */
  readonly menuSections?: readonly number[];
  /** By rank in their sport, played ones before cyber and virtual ones, and attention; otherwise by first start. */
  readonly recommended: boolean;
}

/** Matches by championship: championships in order, matches by start, at most `limit` of them. */
export function groupByChamp(matches: readonly BookMatch[], ordering: MatchOrder, limit: number): BookMatch[][] {
  const groups = new Map<number, BookMatch[]>();
  for (const match of matches) {
    const group = groups.get(match.fixture.champ.id);
    if (group) group.push(match);
    else groups.set(match.fixture.champ.id, [match]);
  }
  const pinned = new Set(ordering.pinned);
  const keyed = [...groups.values()].map((group) => {
    group.sort((a, b) => Number(pinned.has(b.id)) - Number(pinned.has(a.id)) || a.fixture.startsAt - b.fixture.startsAt || a.id - b.id);
    const [{ fixture }] = group as [BookMatch];
    const { champ } = fixture;
    const first = group.reduce((min, l) => Math.min(min, l.fixture.startsAt), Number.MAX_SAFE_INTEGER);
    const weight = group.reduce((max, l) => Math.max(max, l.fixture.weight), 0);
    const key = [
      group.some((l) => pinned.has(l.id)) ? 0 : 1,
      ordering.country && champ.country === ordering.country ? 0 : 1,
      ordering.visitorCountry && champ.country === ordering.visitorCountry ? 0 : 1,
      ...(ordering.menuSections?.includes(MENU_EXTRA['sport-sort']) ? [fixture.sport] : []),
      ...(ordering.recommended ? [champ.top === 0 ? 1_000_000 : champ.top, matchTypeOf(fixture), -weight] : []),
      first,
      champ.id,
    ];
    return { group, key };
  });
  keyed.sort((a, b) => compareKeys(a.key, b.key));
  const chosen: BookMatch[][] = [];
  let left = limit;
  for (const { group } of keyed) {
    if (left <= 0) break;
    chosen.push(group.slice(0, left));
    left -= group.length;
  }
  return chosen;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [i, x] of a.entries()) {
    const difference = x - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Most attention first: weight, rank of the championship, then the sooner. */
export const byPopularity = (a: BookMatch, b: BookMatch): number =>
  b.fixture.weight - a.fixture.weight ||
  (a.fixture.champ.top || 1_000_000) - (b.fixture.champ.top || 1_000_000) ||
  a.fixture.startsAt - b.fixture.startsAt ||
  a.id - b.id;
