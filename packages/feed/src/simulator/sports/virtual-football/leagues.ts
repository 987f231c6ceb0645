import { SPORT } from '@touchline/catalogue/sports';
import type { LeagueData } from '../../sport-model.ts';
import { clubField } from '../short-match/club-field.ts';

type Row = readonly [number: number, en: string, ru: string, ar: string, everyMinutes: number, leagues: readonly string[], each: number];

const ROWS: readonly Row[] = [
  [1, 'Virtual England', 'Виртуальная Англия', 'إنجلترا الافتراضية', 3, ['Premier League'], 20],
  [2, 'Virtual Spain', 'Виртуальная Испания', 'إسبانيا الافتراضية', 3, ['La Liga'], 20],
  [3, 'Virtual Italy', 'Виртуальная Италия', 'إيطاليا الافتراضية', 4, ['Serie A'], 20],
  [4, 'Virtual Germany', 'Виртуальная Германия', 'ألمانيا الافتراضية', 4, ['Bundesliga'], 18],
  [5, 'Virtual France', 'Виртуальная Франция', 'فرنسا الافتراضية', 4, ['Ligue 1'], 18],
  [
    6,
    'Virtual Champions',
    'Виртуальная Лига чемпионов',
    'أبطال افتراضيون',
    5,
    ['Premier League', 'La Liga', 'Serie A', 'Bundesliga', 'Ligue 1'],
    4,
  ],
];

/** Generated football: a match every few minutes, day and night. */
export const VIRTUAL_FOOTBALL_LEAGUES: readonly LeagueData[] = ROWS.map(([number, en, ru, ar, everyMinutes, leagues, each]) => ({
  id: SPORT.virtualFootball * 1000 + number,
  sport: SPORT.virtualFootball,
  country: '',
  names: { en, ru, ar },
  top: 0,
  competitors: clubField(leagues, each),
  calendar: { kind: 'cycle', everyMinutes },
  virtual: true,
}));
