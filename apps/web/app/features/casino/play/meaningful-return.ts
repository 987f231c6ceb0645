import type { CasinoGameView } from '@touchline/contract/casino/shapes';

/** Below it the band is a guess from too few rounds: one round would have none at all. */
const MIN_ROUNDS = 100;

/** The observed return of a game, once its rounds say something. */
export const meaningfulReturn = ({ observed }: Pick<CasinoGameView, 'observed'>): CasinoGameView['observed'] =>
  observed !== null && observed.rounds >= MIN_ROUNDS ? observed : null;
