import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sports';
import { FOOTBALL_BIG_FIVE } from '../../leagues/football-big-five.ts';
import type { CompetitorData, LeagueData } from '../../sport-model.ts';
import { clubsOf } from '../short-match/club-field.ts';

/** The mark by which a club's generated double is told from the club. */
const MARK = 'SRL';

const doubled = ({ name, ru, ar, ...club }: CompetitorData): CompetitorData => ({
  ...club,
  name: `${name} ${MARK}`,
  ru: `${ru ?? name} ${MARK}`,
  ar: `${ar ?? name} ${MARK}`,
});

type Row = readonly [number: number, country: string, league: string, ru: string, ar: string];

/** Running numbers 85-95 of football. */
const ROWS: readonly Row[] = [
  [85, 'GB-ENG', 'Premier League', 'Премьер-лига', 'الدوري الإنجليزي الممتاز'],
  [86, 'ES', 'La Liga', 'Ла Лига', 'الدوري الإسباني'],
  [87, 'IT', 'Serie A', 'Серия А', 'الدوري الإيطالي'],
  [88, 'DE', 'Bundesliga', 'Бундеслига', 'الدوري الألماني'],
];
const EVERY_MINUTES = 40;

/** Real football in its own ninety minutes, generated: the clubs' doubles meet round the clock. */
export const SIMULATED_REALITY_LEAGUES: readonly LeagueData[] = ROWS.map(([number, country, league, ru, ar]) => ({
  id: SPORT.football * 1000 + number,
  sport: SPORT.football,
  country,
  names: { en: `Simulated Reality. ${league}`, ru: `Симуляция реальности. ${ru}`, ar: `الواقع المحاكى. ${ar}` },
  top: 0,
  competitors: clubsOf(FOOTBALL_BIG_FIVE, league).map(doubled),
  calendar: { kind: 'cycle', everyMinutes: EVERY_MINUTES },
  sections: [MENU_SECTION['simulated-reality']],
}));
