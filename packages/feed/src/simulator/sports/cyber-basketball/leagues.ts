import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { BASKETBALL_LEAGUES } from '../basketball/leagues.ts';
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
  [1, 'NBA 2K26. 4x3 min', 'NBA 2K26. 4x3 мин', 'NBA 2K26. 4x3 دقائق', 3, 4, 'NBA', 0, 30],
  [2, 'NBA 2K26. Battle. 4x5 min', 'NBA 2K26. Battle. 4x5 мин', 'NBA 2K26. المعركة. 4x5 دقائق', 5, 6, 'NBA', 0, 16],
  [3, 'NBA 2K26. EuroLeague. 4x4 min', 'NBA 2K26. Евролига. 4x4 мин', 'NBA 2K26. اليوروليغ. 4x4 دقائق', 4, 6, 'EuroLeague', 0, 18],
];

/** Console basketball round the clock, by the clubs that are played with. */
export const CYBER_BASKETBALL_LEAGUES: readonly LeagueData[] = ROWS.map(
  ([number, en, ru, ar, minutes, everyMinutes, league, from, count]) => ({
    id: SPORT.cyberBasketball * 1000 + number,
    sport: SPORT.cyberBasketball,
    country: '',
    names: { en, ru, ar },
    top: number === 1 ? 2 : 0,
    competitors: evened(clubsOf(BASKETBALL_LEAGUES, league, from, count), 0.7),
    calendar: { kind: 'cycle', everyMinutes },
    format: { periodSeconds: minutes * 60 },
    sections: [MENU_SECTION['cyber-stream'], MENU_SECTION['cyber-zone'], MENU_SECTION['sports-simulators']],
  }),
);
