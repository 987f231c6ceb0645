import type { ChipBet } from '@touchline/casino/chips';
import { useState } from 'react';

/** The most chips on one place, and the most places, that a game takes. */
const MAX_CHIPS = 10_000;
const MAX_PLACES = 160;
/** How many chips one press lays; 0 takes all of a place back. */
export const HANDS = [1, 5, 25, 100, 0] as const;
export type Hand = (typeof HANDS)[number];

/** Chips on a layout, and the hand that lays them. */
export interface ChipBoard<On> {
  readonly bets: readonly ChipBet<On>[];
  readonly total: number;
  readonly hand: Hand;
  setHand(hand: Hand): void;
  chipsOn(on: On): number;
  /** Lays the chips of the hand on a place, or takes back those that lie there. */
  press(on: On): void;
  takeBack(on: On): void;
  double(): void;
  clear(): void;
}

const samePlace = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Adds chips to a place, as far as the place and the layout have room. */
export function layChips<On>(bets: readonly ChipBet<On>[], on: On, count: number): readonly ChipBet<On>[] {
  const at = bets.findIndex((bet) => samePlace(bet.on, on));
  const bet = bets[at];
  if (bet) return bets.with(at, { on, chips: Math.min(MAX_CHIPS, bet.chips + count) });
  return bets.length < MAX_PLACES ? [...bets, { on, chips: count }] : bets;
}

/** The chips of a game's options as they are laid, place by place. */
export function useChipBoard<On>(bets: readonly ChipBet<On>[], setBets: (bets: ChipBet<On>[]) => void): ChipBoard<On> {
  const [hand, setHand] = useState<Hand>(1);
  const takeBack = (on: On): void => setBets(bets.filter((bet) => !samePlace(bet.on, on)));
  return {
    bets,
    total: bets.reduce((sum, { chips }) => sum + chips, 0),
    hand,
    setHand,
    chipsOn: (on) => bets.find((bet) => samePlace(bet.on, on))?.chips ?? 0,
    press: (on) => (hand === 0 ? takeBack(on) : setBets([...layChips(bets, on, hand)])),
    takeBack,
    double: () => setBets(bets.map(({ on, chips }) => ({ on, chips: Math.min(MAX_CHIPS, chips * 2) }))),
    clear: () => setBets([]),
  };
}
