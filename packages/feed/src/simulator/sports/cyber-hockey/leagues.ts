import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { ICE_HOCKEY_LEAGUES } from '../ice-hockey/leagues.ts';
import { clubsOf, compressRatings } from '../short-match/league-clubs.ts';

type Row = readonly [number: number, name: string, minutes: number, everyMinutes: number, league: string, from: number, count: number];

const ROWS: readonly Row[] = [
  [1, 'NHL 26. 3x4 min', 4, 4, 'NHL', 0, 32],
  [2, 'NHL 26. Eastern Battle. 3x4 min', 4, 5, 'NHL', 0, 16],
  [3, 'NHL 26. KHL. 3x5 min', 5, 6, 'KHL', 0, 20],
];

/** Console hockey round the clock, by the clubs that are played with. */
export const CYBER_HOCKEY_LEAGUES: readonly CompetitionData[] = ROWS.map(([number, name, minutes, everyMinutes, league, from, count]) => ({
  id: SPORT.cyberHockey * 1000 + number,
  sport: SPORT.cyberHockey,
  country: '',
  name,
  clubsOf: SPORT.iceHockey,
  top: number === 1 ? 2 : 0,
  competitors: compressRatings(clubsOf(ICE_HOCKEY_LEAGUES, league, from, count), 0.7),
  calendar: { kind: 'cycle', everyMinutes },
  format: { periodSeconds: minutes * 60 },
  sections: [MENU_SECTION['cyber-stream'], MENU_SECTION['cyber-zone'], MENU_SECTION['sports-simulators']],
}));
