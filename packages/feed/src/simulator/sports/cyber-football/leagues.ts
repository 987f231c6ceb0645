import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { clubField, evened } from '../short-match/club-field.ts';

const BIG = ['Premier League', 'La Liga', 'Serie A', 'Bundesliga', 'Ligue 1'];
const SECTIONS = [MENU_SECTION['cyber-stream'], MENU_SECTION['cyber-zone'], MENU_SECTION['sports-simulators']];

type Row = readonly [
  number: number,
  en: string,
  ru: string,
  ar: string,
  halfMinutes: number,
  everyMinutes: number,
  leagues: readonly string[],
  each: number,
];

const ROWS: readonly Row[] = [
  [1, 'Esoccer Battle. 2x4 min', 'Киберфутбол Battle. 2x4 мин', 'معركة كرة القدم الإلكترونية. 2x4 دقائق', 4, 4, BIG, 4],
  [2, 'Esoccer H2H GG League. 2x4 min', 'Киберфутбол H2H GG League. 2x4 мин', 'دوري H2H GG. 2x4 دقائق', 4, 5, BIG, 3],
  [3, 'Esoccer GT Leagues. 2x6 min', 'Киберфутбол GT Leagues. 2x6 мин', 'دوريات GT. 2x6 دقائق', 6, 6, BIG, 4],
  [4, 'Esoccer Live Arena. 2x5 min', 'Киберфутбол Live Arena. 2x5 мин', 'الساحة المباشرة. 2x5 دقائق', 5, 5, BIG, 3],
  [
    5,
    'Esoccer Adriatic League. 2x5 min',
    'Киберфутбол. Адриатическая лига. 2x5 мин',
    'دوري الأدرياتيكي. 2x5 دقائق',
    5,
    6,
    ['Serie A', 'La Liga'],
    8,
  ],
  [6, 'FC 26. Premier League. 2x4 min', 'FC 26. Премьер-лига. 2x4 мин', 'FC 26. الدوري الإنجليزي. 2x4 دقائق', 4, 5, ['Premier League'], 20],
  [7, 'FC 26. La Liga. 2x4 min', 'FC 26. Примера. 2x4 мин', 'FC 26. الدوري الإسباني. 2x4 دقائق', 4, 6, ['La Liga'], 20],
  [8, 'FC 26. Champions League. 2x6 min', 'FC 26. Лига чемпионов. 2x6 мин', 'FC 26. دوري الأبطال. 2x6 دقائق', 6, 8, BIG, 5],
];

/** Console football round the clock, by the clubs that are played with. */
export const CYBER_FOOTBALL_LEAGUES: readonly LeagueData[] = ROWS.map(([number, en, ru, ar, halfMinutes, everyMinutes, leagues, each]) => ({
  id: SPORT.cyberFootball * 1000 + number,
  sport: SPORT.cyberFootball,
  country: '',
  names: { en, ru, ar },
  top: number <= 2 ? number : 0,
  competitors: evened(clubField(leagues, each), 0.7),
  calendar: { kind: 'cycle', everyMinutes },
  format: { periodSeconds: halfMinutes * 60 },
  sections: SECTIONS,
}));
