import type { CasinoGameView } from '@touchline/contract/casino/shapes';

/** The return of a game with the part that comes through jackpots, millionths of the stake. */
export const wholeReturnPpm = ({ returnPpm, jackpotPpm }: Pick<CasinoGameView, 'returnPpm' | 'jackpotPpm'>): number =>
  returnPpm + jackpotPpm;
