import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { ICE_HOCKEY_LEAGUES } from '../ice-hockey/leagues.ts';
import { clubsOf, evened } from '../short-match/club-field.ts';

type Row = readonly [
  number: number,
  en: string,
  ru: string,
  ar: string,
  minutes: number,
  everyMinutes: number,
  league: string,
  from: number,
  count: number,
];

const ROWS: readonly Row[] = [
  [1, 'NHL 26. 3x4 min', 'NHL 26. 3x4 мин', 'NHL 26. 3x4 دقائق', 4, 4, 'NHL', 0, 32],
  [2, 'NHL 26. Eastern Battle. 3x4 min', 'NHL 26. Битва Востока. 3x4 мин', 'NHL 26. معركة الشرق. 3x4 دقائق', 4, 5, 'NHL', 0, 16],
  [3, 'NHL 26. KHL. 3x5 min', 'NHL 26. КХЛ. 3x5 мин', 'NHL 26. دوري KHL. 3x5 دقائق', 5, 6, 'KHL', 0, 20],
];

/** Console hockey round the clock, by the clubs that are played with. */
export const CYBER_HOCKEY_LEAGUES: readonly LeagueData[] = ROWS.map(([number, en, ru, ar, minutes, everyMinutes, league, from, count]) => ({
  id: SPORT.cyberHockey * 1000 + number,
  sport: SPORT.cyberHockey,
  country: '',
  names: { en, ru, ar },
  top: number === 1 ? 2 : 0,
  competitors: evened(clubsOf(ICE_HOCKEY_LEAGUES, league, from, count), 0.7),
  calendar: { kind: 'cycle', everyMinutes },
  format: { periodSeconds: minutes * 60 },
  sections: [MENU_SECTION['cyber-stream'], MENU_SECTION['cyber-zone'], MENU_SECTION['sports-simulators']],
}));
