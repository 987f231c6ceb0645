import type { CasinoGameView } from '@touchline/contract/casino/shapes';
import type { GameFigures } from './figure.store.ts';

/** Standard errors on either side between which the true return lies with 95 % of certainty. */
const STANDARD_ERRORS = 1.96;

/** The average return of rounds, and how far the true return may be from it; millionths of the stake. Null before the first round. */
export function observedReturn(figures: GameFigures | undefined): CasinoGameView['observed'] {
  if (!figures || figures.rounds === 0) return null;
  const { rounds, meanPpm, variancePpm } = figures;
  const bandPpm = STANDARD_ERRORS * Math.sqrt(Math.max(0, variancePpm) / rounds);
  return { rounds, returnPpm: Math.round(meanPpm), bandPpm: Math.round(bandPpm) };
}
