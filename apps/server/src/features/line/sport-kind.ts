import { esportById } from '@touchline/catalogue/esports';
import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { CYBER_STATISTICS_SPORTS, sportById } from '@touchline/catalogue/sports';
import type { Fixture } from '@touchline/feed/vocabulary';

export const slugOfSport = (id: number): string => sportById(id).slug;

const ESPORTS = 40;
export const isEsport = (sport: number): boolean => sport === ESPORTS || esportById(sport) !== undefined;

/** Esports, simulations of sports played on consoles, and what stands in the cyber sections of the menu. */
export const isCyber = (fixture: Fixture): boolean =>
  isEsport(fixture.sport) ||
  CYBER_STATISTICS_SPORTS.includes(fixture.sport) ||
  fixture.sections.some((id) => id === MENU_SECTION['cyber-zone'] || id === MENU_SECTION['cyber-stream']);

/** 1 ordinary, 2 esports and cyber sport, 3 virtual. */
export const matchTypeOf = (fixture: Fixture): number => (fixture.virtual ? 3 : isCyber(fixture) ? 2 : 1);
