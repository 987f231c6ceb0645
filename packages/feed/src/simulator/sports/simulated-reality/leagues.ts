import { MENU_SECTION } from '@touchline/catalogue/menu-sections';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { FOOTBALL_BIG_FIVE } from '../../leagues/football-big-five.ts';
import type { CompetitionData, CompetitorData } from '../../sport-model.ts';
import { clubsOf } from '../short-match/league-clubs.ts';

/** The mark that distinguishes a club's generated double from the club. */
const MARK = 'SRL';

const doubled = ({ name, ...club }: CompetitorData): CompetitorData => ({ ...club, name: `${name} ${MARK}`, doubles: name });

type Row = readonly [number: number, country: string, league: string];

/** Running numbers 85-95 of football. */
const ROWS: readonly Row[] = [
  [85, 'GB-ENG', 'Premier League'],
  [86, 'ES', 'La Liga'],
  [87, 'IT', 'Serie A'],
  [88, 'DE', 'Bundesliga'],
];
const EVERY_MINUTES = 40;

/** Real football in its own ninety minutes, generated: the clubs' doubles meet round the clock. */
export const SIMULATED_REALITY_LEAGUES: readonly CompetitionData[] = ROWS.map(([number, country, league]) => ({
  id: SPORT.football * 1000 + number,
  sport: SPORT.football,
  country,
  name: `Simulated Reality. ${league}`,
  top: 0,
  competitors: clubsOf(FOOTBALL_BIG_FIVE, league).map(doubled),
  calendar: { kind: 'cycle', everyMinutes: EVERY_MINUTES },
  sections: [MENU_SECTION['simulated-reality']],
}));
