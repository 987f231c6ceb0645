import { HALF_LOSE, HALF_WIN, type LegResult, LOSE, VOID, WIN } from '../../settlement/leg-result.ts';

/**
 * How a bet stands that is ahead of its line by so many quarters: an Asian quarter line is two half stakes on the neighbouring
 * lines, so one quarter ahead is a half win, level is void, one quarter behind a half loss (betting.md, "Leg multipliers").
 */
export function quarterResult(ahead: number): LegResult {
  if (ahead >= 2) return WIN;
  if (ahead <= -2) return LOSE;
  return ahead === 1 ? HALF_WIN : ahead === -1 ? HALF_LOSE : VOID;
}
