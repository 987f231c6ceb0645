import type { TextKey } from '@touchline/i18n/text-key';
import type { IconName } from '@touchline/ui/icon';
import {
  bingoPath,
  calculatorsPath,
  casinoPath,
  cricketPath,
  cyberPath,
  dashboardPath,
  expressDayPath,
  favoritesPath,
  feedPath,
  generatorPath,
  highlightPath,
  homePath,
  informationPath,
  lotteriesPath,
  marblePath,
  multiLivePath,
  olympicsPath,
  pokerPath,
  resultsPath,
  settingsPath,
  supportPath,
  totoPath,
  tournamentPath,
  virtualPath,
} from '../../../shell/paths.ts';

export interface NavEntry {
  readonly text: TextKey;
  readonly icon: IconName;
  readonly to: (language: string) => string;
  /** Only this very address counts as being there. */
  readonly end?: boolean;
  readonly live?: boolean;
  /** Played on a screen or drawn by lot: not there for who wants sports only. */
  readonly isSimulated?: boolean;
}

const section = (name: string, text: TextKey, icon: IconName): NavEntry => ({
  text,
  icon,
  to: (language) => highlightPath(language, name),
});
const information = (page: Parameters<typeof informationPath>[1], text: TextKey, icon: IconName): NavEntry => ({
  text,
  icon,
  to: (language) => informationPath(language, page),
});

const HOME: NavEntry = { text: 'nav.home', icon: 'home', to: homePath, end: true };
const SPORTS: NavEntry = { text: 'nav.sports', icon: 'ball', to: (language) => feedPath(language, 'line') };
const LIVE: NavEntry = { text: 'nav.live', icon: 'live', to: (language) => feedPath(language, 'live'), live: true };
const TOTO: NavEntry = { text: 'nav.toto', icon: 'ticket', to: totoPath };
const CASINO: NavEntry = { text: 'nav.casino', icon: 'dice', to: casinoPath, isSimulated: true };
const LOTTERIES: NavEntry = { text: 'lotteries.title', icon: 'ticket', to: lotteriesPath, isSimulated: true };
const BINGO: NavEntry = { text: 'bingo.title', icon: 'bingo', to: bingoPath, isSimulated: true };
const POKER: NavEntry = { text: 'poker.title', icon: 'spade', to: pokerPath, isSimulated: true };
const CYBER: NavEntry = { text: 'nav.cyber', icon: 'pad', to: cyberPath, isSimulated: true };
const MARBLES: NavEntry = { text: 'marble.title', icon: 'bingo', to: marblePath, isSimulated: true };
const VIRTUAL: NavEntry = { text: 'virtual.title', icon: 'play', to: virtualPath, isSimulated: true };
const FAVORITES: NavEntry = { text: 'nav.favourites', icon: 'star', to: favoritesPath };
const TOP_GAMES = section('topgame', 'sections.topgame.name', 'crown');
const TOP_EVENTS = section('top-events', 'sections.top-events.name', 'globe');
const EXPRESS_DAY: NavEntry = { text: 'sections.express.title', icon: 'bolt', to: expressDayPath };
const CHAMPIONS = section('champions', 'sections.champions.title', 'trophy');

/** The header's sections in the order of look.md. R120: nine stand there, fewer where there is no room; all of them stand under More too. */
export const NAV_STRIP: readonly NavEntry[] = [
  HOME,
  SPORTS,
  LIVE,
  CASINO,
  TOTO,
  CYBER,
  MARBLES,
  VIRTUAL,
  FAVORITES,
  TOP_GAMES,
  TOP_EVENTS,
  EXPRESS_DAY,
  CHAMPIONS,
];

export interface NavGroup {
  readonly id: 'matches' | 'picks' | 'competitions' | 'games' | 'tools' | 'help';
  readonly icon: IconName;
  readonly entries: readonly NavEntry[];
}

/** Every section by what a bettor is after: in the header under More, in the side list and in the menu of phones. */
export const NAV_GROUPS: readonly NavGroup[] = [
  {
    id: 'matches',
    icon: 'ball',
    entries: [
      SPORTS,
      LIVE,
      { text: 'multi.title', icon: 'expand', to: multiLivePath },
      { text: 'sections.dashboard.name', icon: 'split', to: dashboardPath },
      FAVORITES,
      TOTO,
    ],
  },
  {
    id: 'picks',
    icon: 'crown',
    entries: [
      TOP_GAMES,
      EXPRESS_DAY,
      section('best', 'sections.best.name', 'arrowup'),
      section('recommendation', 'sections.recommendation.name', 'heart'),
      section('betsonyour', 'sections.betsonyour.name', 'flag'),
    ],
  },
  {
    id: 'competitions',
    icon: 'trophy',
    entries: [
      TOP_EVENTS,
      { text: 'tournament.all', icon: 'medal', to: (language) => tournamentPath(language, 'epl') },
      CHAMPIONS,
      section('team', 'sections.team.name', 'shield'),
      { text: 'olympics.title', icon: 'swim', to: (language) => olympicsPath(language) },
      { text: 'cricket.title', icon: 'cricket', to: (language) => cricketPath(language) },
      section('ufc', 'sections.ufc.title', 'glove'),
      section('politics', 'sections.politics.title', 'vote'),
    ],
  },
  { id: 'games', icon: 'pad', entries: [CASINO, POKER, LOTTERIES, BINGO, CYBER, VIRTUAL, MARBLES] },
  {
    id: 'tools',
    icon: 'stats',
    entries: [
      { text: 'nav.results', icon: 'history', to: resultsPath },
      { text: 'navigation.generator', icon: 'dice', to: generatorPath },
      { text: 'navigation.calculators', icon: 'density', to: calculatorsPath },
    ],
  },
  {
    id: 'help',
    icon: 'question',
    entries: [
      { text: 'office.page.office_support', icon: 'support', to: supportPath },
      information('rules', 'footer.rules', 'info'),
      information('confirmTerms', 'footer.terms', 'rows'),
      information('privacyPolicy', 'footer.privacy', 'lock'),
      { text: 'nav.settings', icon: 'gear', to: settingsPath },
    ],
  },
];

/** The groups that a visitor is shown: without what is closed or not wanted, and without groups of which nothing is left. */
export const navGroupsFor = (groups: readonly NavGroup[], isShown: (entry: NavEntry) => boolean): readonly NavGroup[] =>
  groups.map((group) => ({ ...group, entries: group.entries.filter(isShown) })).filter(({ entries }) => entries.length > 0);
