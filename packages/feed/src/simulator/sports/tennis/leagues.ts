import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';
import { MEN, WOMEN } from './players.ts';

const BEST_OF_FIVE = { periods: 5, toWin: 3 };

type Line = readonly [number: number, country: string, name: string, top?: number];

/**
 * A tour's field: a power of two of players. Tournaments of the same rank take different stretches of the ranking, so that a player is
 * not at two places at once more than can be helped.
 */
const field = (players: readonly string[], from: number, size: number): string =>
  Array.from({ length: size }, (_, i) => players[(from + i) % players.length] ?? '').join('\n');

const tournament = (
  players: readonly string[],
  from: number,
  size: number,
  best: number,
  [number, country, name, top]: Line,
  five = false,
): CompetitionData =>
  parseLeague(
    {
      sport: SPORT.tennis,
      number,
      country,
      name,
      top: top ?? 0,
      calendar: { kind: 'tour' },
      people: true,
      span: [best, best - size * 0.05],
      ...(five ? { format: BEST_OF_FIVE } : {}),
    },
    field(players, from, size),
  );

/** Running numbers: men 1-49, women 50-95 (the price model reads the tour from it). */
export const TENNIS_LEAGUES: readonly CompetitionData[] = [
  tournament(MEN, 0, 64, 2.6, [1, 'GB', 'Wimbledon. Men', 1], true),
  tournament(MEN, 0, 64, 2.6, [2, 'FR', 'Roland Garros. Men', 2], true),
  tournament(MEN, 4, 32, 1.8, [3, 'MC', 'ATP Masters 1000. Monte Carlo', 5]),
  tournament(MEN, 8, 32, 1.4, [4, 'AE', 'ATP 500. Dubai', 7]),
  tournament(MEN, 20, 32, 1, [5, 'DE', 'ATP 500. Halle']),
  tournament(MEN, 36, 32, 0.8, [6, 'SE', 'ATP 250. Stockholm']),
  tournament(MEN, 30, 32, 0.7, [7, 'IT', 'ATP Challenger. Genoa']),
  tournament(MEN, 44, 32, 0.6, [8, 'ES', 'ATP Challenger. Seville']),
  tournament(WOMEN, 0, 64, 2.6, [50, 'GB', 'Wimbledon. Women', 3]),
  tournament(WOMEN, 0, 64, 2.6, [51, 'FR', 'Roland Garros. Women', 4]),
  tournament(WOMEN, 3, 32, 1.8, [52, 'ES', 'WTA 1000. Madrid', 6]),
  tournament(WOMEN, 9, 32, 1.4, [53, 'QA', 'WTA 1000. Doha']),
  tournament(WOMEN, 18, 32, 1, [54, 'DE', 'WTA 500. Stuttgart']),
  tournament(WOMEN, 28, 32, 0.7, [55, 'CZ', 'WTA 250. Prague']),
];
