import type { Deck, SlotMaths } from '../engine/maths.ts';
import { playBoard } from '../engine/play-board.ts';
import { SpinLaw } from './spin-law.ts';

/** Plays every board of a deck once and counts what it pays. */
export function deckCycle(maths: SlotMaths, spin: 'base' | 'ante' | 'free', deck: Deck): SpinLaw {
  const law = new SpinLaw();
  for (let board = 0; board < deck.boards; board += 1) {
    const { pay, scatters } = playBoard(maths, spin, deck, board);
    law.add(scatters.length, pay, 1);
  }
  return law;
}
