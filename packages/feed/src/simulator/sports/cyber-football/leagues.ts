import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { clubsOfLeagues, compressRatings } from '../short-match/league-clubs.ts';

const BIG = ['Premier League', 'La Liga', 'Serie A', 'Bundesliga', 'Ligue 1'];
const SECTIONS = [MENU_SECTION['cyber-stream'], MENU_SECTION['cyber-zone'], MENU_SECTION['sports-simulators']];

type Row = readonly [number: number, name: string, halfMinutes: number, everyMinutes: number, leagues: readonly string[], each: number];

const ROWS: readonly Row[] = [
  [1, 'Esoccer Battle. 2x4 min', 4, 4, BIG, 4],
  [2, 'Esoccer H2H GG League. 2x4 min', 4, 5, BIG, 3],
  [3, 'Esoccer GT Leagues. 2x6 min', 6, 6, BIG, 4],
  [4, 'Esoccer Live Arena. 2x5 min', 5, 5, BIG, 3],
  [5, 'Esoccer Adriatic League. 2x5 min', 5, 6, ['Serie A', 'La Liga'], 8],
  [6, 'FC 26. Premier League. 2x4 min', 4, 5, ['Premier League'], 20],
  [7, 'FC 26. La Liga. 2x4 min', 4, 6, ['La Liga'], 20],
  [8, 'FC 26. Champions League. 2x6 min', 6, 8, BIG, 5],
];

/** Console football round the clock, by the clubs that are played with. */
export const CYBER_FOOTBALL_LEAGUES: readonly CompetitionData[] = ROWS.map(([number, name, halfMinutes, everyMinutes, leagues, each]) => ({
  id: SPORT.cyberFootball * 1000 + number,
  sport: SPORT.cyberFootball,
  country: '',
  name,
  clubsOf: SPORT.football,
  top: number <= 2 ? number : 0,
  competitors: compressRatings(clubsOfLeagues(leagues, each), 0.7),
  calendar: { kind: 'cycle', everyMinutes },
  format: { periodSeconds: halfMinutes * 60 },
  sections: SECTIONS,
}));
