import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { BASKETBALL_LEAGUES } from '../basketball/leagues.ts';
import { clubsOf, compressRatings } from '../short-match/league-clubs.ts';

type Row = readonly [number: number, name: string, minutes: number, everyMinutes: number, league: string, from: number, count: number];

const ROWS: readonly Row[] = [
  [1, 'NBA 2K26. 4x3 min', 3, 4, 'NBA', 0, 30],
  [2, 'NBA 2K26. Battle. 4x5 min', 5, 6, 'NBA', 0, 16],
  [3, 'NBA 2K26. EuroLeague. 4x4 min', 4, 6, 'EuroLeague', 0, 18],
];

/** Console basketball round the clock, by the clubs that are played with. */
export const CYBER_BASKETBALL_LEAGUES: readonly CompetitionData[] = ROWS.map(
  ([number, name, minutes, everyMinutes, league, from, count]) => ({
    id: SPORT.cyberBasketball * 1000 + number,
    sport: SPORT.cyberBasketball,
    country: '',
    name,
    clubsOf: SPORT.basketball,
    top: number === 1 ? 2 : 0,
    competitors: compressRatings(clubsOf(BASKETBALL_LEAGUES, league, from, count), 0.7),
    calendar: { kind: 'cycle', everyMinutes },
    format: { periodSeconds: minutes * 60 },
    sections: [MENU_SECTION['cyber-stream'], MENU_SECTION['cyber-zone'], MENU_SECTION['sports-simulators']],
  }),
);
