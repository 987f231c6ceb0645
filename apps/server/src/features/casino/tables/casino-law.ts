import type { Jurisdiction } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { isSlot } from './game-category.ts';

/** What the law of a player's country asks of a game. */
export interface CasinoLaw {
  readonly allowed: boolean;
  /** The least time from the beginning of a round to that of the next, ms. */
  readonly leastMs: number;
  readonly autoplay: boolean;
  readonly turbo: boolean;
  /** The greatest stake in whole units of `currency`; null where the law names none. */
  readonly maxStakeUnits: number | null;
  readonly currency: string;
}

export function findLaw({ casino, currency }: Jurisdiction, game: string): CasinoLaw {
  return {
    allowed: true,
    leastMs: casino.minSpinMs,
    autoplay: casino.autoplay,
    turbo: casino.minSpinMs === 0,
    maxStakeUnits: isSlot(game) ? casino.maxSpinStakeUnits : null,
    currency,
  };
}
