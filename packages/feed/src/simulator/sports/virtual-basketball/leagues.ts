import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { BASKETBALL_LEAGUES } from '../basketball/leagues.ts';
import { clubsOf } from '../short-match/club-field.ts';

type Row = readonly [number: number, en: string, ru: string, ar: string, everyMinutes: number, league: string];

const ROWS: readonly Row[] = [
  [1, 'Virtual NBA', 'Виртуальная НБА', 'دوري NBA الافتراضي', 3, 'NBA'],
  [2, 'Virtual EuroLeague', 'Виртуальная Евролига', 'اليوروليغ الافتراضي', 4, 'EuroLeague'],
];

/** Generated basketball: a game every few minutes, day and night. */
export const VIRTUAL_BASKETBALL_LEAGUES: readonly LeagueData[] = ROWS.map(([number, en, ru, ar, everyMinutes, league]) => ({
  id: SPORT.virtualBasketball * 1000 + number,
  sport: SPORT.virtualBasketball,
  country: '',
  names: { en, ru, ar },
  top: 0,
  competitors: clubsOf(BASKETBALL_LEAGUES, league),
  calendar: { kind: 'cycle', everyMinutes },
  virtual: true,
}));
