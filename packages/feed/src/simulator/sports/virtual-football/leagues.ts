import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { clubsOfLeagues } from '../short-match/league-clubs.ts';

type Row = readonly [number: number, name: string, everyMinutes: number, leagues: readonly string[], each: number];

const ROWS: readonly Row[] = [
  [1, 'Virtual England', 3, ['Premier League'], 20],
  [2, 'Virtual Spain', 3, ['La Liga'], 20],
  [3, 'Virtual Italy', 4, ['Serie A'], 20],
  [4, 'Virtual Germany', 4, ['Bundesliga'], 18],
  [5, 'Virtual France', 4, ['Ligue 1'], 18],
  [6, 'Virtual Champions', 5, ['Premier League', 'La Liga', 'Serie A', 'Bundesliga', 'Ligue 1'], 4],
];

/** Generated football: a match every few minutes, day and night. */
export const VIRTUAL_FOOTBALL_LEAGUES: readonly CompetitionData[] = ROWS.map(([number, name, everyMinutes, leagues, each]) => ({
  id: SPORT.virtualFootball * 1000 + number,
  sport: SPORT.virtualFootball,
  country: '',
  name,
  clubsOf: SPORT.football,
  top: 0,
  competitors: clubsOfLeagues(leagues, each),
  calendar: { kind: 'cycle', everyMinutes },
  virtual: true,
}));
