import { MENU_SECTION, type MenuSection } from '@touchline/catalogue/menu-sections';
import { type Esport, esportById } from '@touchline/catalogue/sport/esports';
import { CYBER_STATISTICS_SPORTS, sportById } from '@touchline/catalogue/sport/sports';
import type { Fixture } from '@touchline/feed/feed-events';

export const slugOfSport = (id: number): string => sportById(id).slug;

const ESPORTS = 40;
export const isEsport = (sport: number): boolean => sport === ESPORTS || esportById(sport) !== undefined;

/** Esports, simulations of sports played on consoles, and what stands in the cyber sections of the menu. */
export const isCyber = (fixture: Fixture): boolean =>
  isEsport(fixture.sport) ||
  CYBER_STATISTICS_SPORTS.includes(fixture.sport) ||
  fixture.sections.some((id) => id === MENU_SECTION['cyber-zone'] || id === MENU_SECTION['cyber-stream']);

/** Races are run within minutes; every other field of runners is decided long after it is opened. */
const isRace = (sport: number): boolean => sportById(sport).family === 'racing';

/** The place of a genre's games in the menu of esports. */
const GENRE_SECTION: Readonly<Record<Esport['genre'], MenuSection>> = {
  shooter: 'shooters',
  'battle-royale': 'shooters',
  moba: 'strategy',
  strategy: 'strategy',
  fighting: 'fighting-games',
  racing: 'vehicular-combat-games',
  sport: 'sports-games',
  card: 'card-games',
  other: 'others',
};

const derived = (fixture: Fixture): readonly number[] => {
  const esport = esportById(fixture.sport);
  if (esport) return [MENU_SECTION['cyber-zone'], MENU_SECTION['e-sports'], MENU_SECTION[GENRE_SECTION[esport.genre]]];
  const { family } = sportById(fixture.sport);
  if (family === 'marble') return [MENU_SECTION['marble-live']];
  if (family === 'novelty') return fixture.away ? [MENU_SECTION.alternative] : [MENU_SECTION.alternative, MENU_SECTION.long];
  return fixture.away || isRace(fixture.sport) ? [] : [MENU_SECTION.long];
};

/** Menu sections (R054) in which a match stands: those that its source names, and those that follow from what it is. */
export function sectionsOf(fixture: Fixture): readonly number[] {
  const more = derived(fixture);
  return more.length === 0 ? fixture.sections : [...new Set([...fixture.sections, ...more])];
}

/** 1 ordinary, 2 esports and cyber sport, 3 virtual. */
export const matchTypeOf = (fixture: Fixture): number => (fixture.virtual ? 3 : isCyber(fixture) ? 2 : 1);
