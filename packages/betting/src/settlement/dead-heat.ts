import { invariant } from '@touchline/kernel/invariant';
import { type LegResult, LOSE, WIN } from './leg-result.ts';

/**
 * A runner who shares a place: `paidPlaces` places are paid, `ahead` runners finished strictly before, `tied` share the place
 * (the runner included). The places left are shared: min(tied, paidPlaces - ahead) / tied of the stake wins.
 */
export function deadHeat(paidPlaces: number, ahead: number, tied: number): LegResult {
  invariant(paidPlaces >= 0 && ahead >= 0 && tied >= 1, 'places and runners are counted from 0, a tie from 1');
  const places = Math.min(Math.max(paidPlaces - ahead, 0), tied);
  if (places === 0) return LOSE;
  return places === tied ? WIN : { kind: 'dead-heat', num: places, den: tied };
}
