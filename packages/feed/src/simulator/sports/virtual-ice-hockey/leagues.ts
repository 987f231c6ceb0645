import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { ICE_HOCKEY_LEAGUES } from '../ice-hockey/leagues.ts';
import { clubsOf } from '../short-match/league-clubs.ts';

type Row = readonly [number: number, name: string, everyMinutes: number, league: string];

const ROWS: readonly Row[] = [
  [1, 'Virtual NHL', 3, 'NHL'],
  [2, 'Virtual KHL', 4, 'KHL'],
];

/** Generated hockey: a match every few minutes, day and night. */
export const VIRTUAL_ICE_HOCKEY_LEAGUES: readonly CompetitionData[] = ROWS.map(([number, name, everyMinutes, league]) => ({
  id: SPORT.virtualIceHockey * 1000 + number,
  sport: SPORT.virtualIceHockey,
  country: '',
  name,
  clubsOf: SPORT.iceHockey,
  top: 0,
  competitors: clubsOf(ICE_HOCKEY_LEAGUES, league),
  calendar: { kind: 'cycle', everyMinutes },
  virtual: true,
}));
