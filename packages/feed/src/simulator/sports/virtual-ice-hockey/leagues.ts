import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { ICE_HOCKEY_LEAGUES } from '../ice-hockey/leagues.ts';
import { clubsOf } from '../short-match/club-field.ts';

type Row = readonly [number: number, en: string, ru: string, ar: string, everyMinutes: number, league: string];

const ROWS: readonly Row[] = [
  [1, 'Virtual NHL', 'Виртуальная НХЛ', 'دوري NHL الافتراضي', 3, 'NHL'],
  [2, 'Virtual KHL', 'Виртуальная КХЛ', 'دوري KHL الافتراضي', 4, 'KHL'],
];

/** Generated hockey: a match every few minutes, day and night. */
export const VIRTUAL_ICE_HOCKEY_LEAGUES: readonly LeagueData[] = ROWS.map(([number, en, ru, ar, everyMinutes, league]) => ({
  id: SPORT.virtualIceHockey * 1000 + number,
  sport: SPORT.virtualIceHockey,
  country: '',
  names: { en, ru, ar },
  top: 0,
  competitors: clubsOf(ICE_HOCKEY_LEAGUES, league),
  calendar: { kind: 'cycle', everyMinutes },
  virtual: true,
}));
