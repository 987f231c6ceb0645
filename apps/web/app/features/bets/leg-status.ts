import type { BetLegView } from '@touchline/contract/bets/calls';
import type { StateView } from '@touchline/contract/line/shapes';

/** How a leg of a bet stands on the screen. */
export type LegStatus = 'open' | 'live' | 'win' | 'lose' | 'void' | 'half-win' | 'half-lose' | 'dead-heat';
export type StandingTone = 'plain' | 'brand' | 'danger' | 'info' | 'amber';

/** The result decides; without one the running match does. */
export function legStatus(leg: Pick<BetLegView, 'result'>, state: StateView | undefined): LegStatus {
  if (leg.result !== null)
    return leg.result.startsWith('dead-heat') ? 'dead-heat' : (leg.result as Exclude<LegStatus, 'open' | 'live' | 'dead-heat'>);
  return state && (state.status === 'live' || state.status === 'break' || state.status === 'interrupted') ? 'live' : 'open';
}

const LEG_TONES: Readonly<Record<LegStatus, StandingTone>> = {
  open: 'plain',
  live: 'info',
  win: 'brand',
  'half-win': 'brand',
  'dead-heat': 'brand',
  lose: 'danger',
  'half-lose': 'danger',
  void: 'amber',
};
export const legStatusTone = (standing: LegStatus): StandingTone => LEG_TONES[standing];

export const isWon = (standing: LegStatus): boolean => LEG_TONES[standing] === 'brand';
