import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import { SPORT } from '@touchline/catalogue/sport/sports';

interface UofSport {
  readonly sport: number;
  readonly format: MatchFormat;
}

const sum = (periods: number, periodSeconds: number, draw: boolean, overtime: boolean): MatchFormat => ({
  scoring: 'sum',
  periods,
  toWin: 0,
  periodSeconds,
  draw,
  overtime,
});
const sets = (toWin: number): MatchFormat => ({
  scoring: 'periods',
  periods: 2 * toWin - 1,
  toWin,
  periodSeconds: 0,
  draw: false,
  overtime: false,
});

/** The provider's sports with ours and how a match of each is usually played; sports that are not here are not offered. */
const SPORTS: Readonly<Record<string, UofSport>> = {
  'sr:sport:1': { sport: SPORT.football, format: sum(2, 2700, true, false) },
  'sr:sport:2': { sport: SPORT.basketball, format: sum(4, 600, false, true) },
  'sr:sport:3': { sport: SPORT.baseball, format: sum(9, 0, false, true) },
  'sr:sport:4': { sport: SPORT.iceHockey, format: sum(3, 1200, true, true) },
  'sr:sport:5': { sport: SPORT.tennis, format: sets(2) },
  'sr:sport:6': { sport: SPORT.handball, format: sum(2, 1800, true, false) },
  'sr:sport:10': { sport: SPORT.boxing, format: sum(12, 180, true, false) },
  'sr:sport:12': { sport: SPORT.rugby, format: sum(2, 2400, true, false) },
  'sr:sport:16': { sport: SPORT.americanFootball, format: sum(4, 900, false, true) },
  'sr:sport:19': { sport: SPORT.snooker, format: sets(5) },
  'sr:sport:20': { sport: SPORT.tableTennis, format: sets(3) },
  'sr:sport:21': { sport: SPORT.cricket, format: sum(2, 0, false, true) },
  'sr:sport:22': { sport: SPORT.darts, format: sets(6) },
  'sr:sport:23': { sport: SPORT.volleyball, format: sets(3) },
  'sr:sport:29': { sport: SPORT.futsal, format: sum(2, 1200, true, false) },
  'sr:sport:31': { sport: SPORT.badminton, format: sets(2) },
  'sr:sport:34': { sport: SPORT.beachVolleyball, format: sets(2) },
  'sr:sport:117': { sport: SPORT.mma, format: sum(3, 300, true, false) },
};

/** The sport of a provider's sport id; `bestOf` is the fixture's own number of sets, maps or frames. */
export function uofSport(id: string, bestOf?: number): UofSport | undefined {
  const known = SPORTS[id];
  if (known?.format.scoring !== 'periods' || bestOf === undefined) return known;
  const toWin = Math.floor(bestOf / 2) + 1;
  return { sport: known.sport, format: { ...known.format, periods: bestOf, toWin } };
}
