import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { globalChampBySlug } from '@touchline/catalogue/sport/global-champs';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { StreamSection } from '@touchline/catalogue/sport/stream-sections';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { globalChampsOf, isInGlobalChamp } from './global-champ.ts';
import { isCyber, sectionsOf } from './sport-kind.ts';

/** Matches that deserve much attention. */
export const TOP_WEIGHT = 70;
/** Matches that a visitor who follows no side in particular will still know. */
const BEST_WEIGHT = 50;

type MatchPredicate = (match: BookMatch) => boolean;

const ofChamp = (slug: string): MatchPredicate => isInGlobalChamp(globalChampBySlug(slug)?.id ?? 0);

/** Sides that play for the visitor's country or its championships; without a country, sides that play for countries at all. */
const betsOnYour =
  (country: number): MatchPredicate =>
  ({ fixture: { home, away, champ } }) =>
    country === 0
      ? champ.country === 0 && away !== null && home.country !== 0 && away.country !== 0 && home.country !== away.country
      : home.country === country || away?.country === country;

/** Which matches stand in a section of the betting stream (screens S027 to S047). */
const TESTS: Readonly<Record<StreamSection, (country: number) => MatchPredicate>> = {
  home: () => () => true,
  betsonyour: betsOnYour,
  cyber: () => (l) => isCyber(l.fixture),
  ufc: () => ofChamp('ufc'),
  politics: () => (l) => l.fixture.sport === SPORT.politics,
  marble: () => (l) => sectionsOf(l.fixture).includes(MENU_SECTION['marble-live']),
  best: () => (l) => l.fixture.weight >= BEST_WEIGHT && !l.fixture.virtual,
  // People have no crest: they play for themselves.
  team: () => (l) => l.fixture.away !== null && l.fixture.home.crest !== undefined,
  topgame: () => (l) => l.fixture.weight >= TOP_WEIGHT,
  champions: () => ofChamp('champions-league'),
  recommendation: () => (l) => (l.fixture.champ.top > 0 || l.fixture.weight >= BEST_WEIGHT) && l.markets > 0,
  olympics2024: () => ofChamp('olympics2024'),
  'europa-league-2025': () => ofChamp('europa-league-2025'),
  laliga: () => ofChamp('laliga'),
  epl: () => ofChamp('epl'),
  'ipl-2025': () => ofChamp('ipl-2025'),
  scf: () => ofChamp('scf'),
  'nhl-finals': () => ofChamp('nhl-finals'),
  'fifa-cwc-2025': () => ofChamp('fifa-cwc-2025'),
  'nba-finals': () => ofChamp('nba-finals'),
  'top-events': () => (l) => globalChampsOf(l.fixture.champ).length > 0 && l.fixture.weight >= BEST_WEIGHT,
};

/** `country`: the visitor's, 0 where it is not known. */
export const streamSectionPredicate = (section: StreamSection, country: number): MatchPredicate => TESTS[section](country);
