import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { BASKETBALL_LEAGUES } from '../basketball/leagues.ts';
import { clubsOf } from '../short-match/league-clubs.ts';

type Row = readonly [number: number, name: string, everyMinutes: number, league: string];

const ROWS: readonly Row[] = [
  [1, 'Virtual NBA', 3, 'NBA'],
  [2, 'Virtual EuroLeague', 4, 'EuroLeague'],
];

/** Generated basketball: a game every few minutes, day and night. */
export const VIRTUAL_BASKETBALL_LEAGUES: readonly CompetitionData[] = ROWS.map(([number, name, everyMinutes, league]) => ({
  id: SPORT.virtualBasketball * 1000 + number,
  sport: SPORT.virtualBasketball,
  country: '',
  name,
  clubsOf: SPORT.basketball,
  top: 0,
  competitors: clubsOf(BASKETBALL_LEAGUES, league),
  calendar: { kind: 'cycle', everyMinutes },
  virtual: true,
}));
