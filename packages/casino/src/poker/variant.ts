import { strengthOf, strengthOfSuits } from '../cards/poker-hand.ts';
import { suitsOf } from '../cards/suit-classes.ts';

/** Games of the poker room: two cards of one's own of which any number counts, or four of which exactly two count. */
export const POKER_VARIANTS = ['holdem', 'omaha'] as const;
export type PokerVariant = (typeof POKER_VARIANTS)[number];

export const HOLE_CARDS: Readonly<Record<PokerVariant, number>> = { holdem: 2, omaha: 4 };
export const BOARD_CARDS = 5;

/** Every choice of `size` of the cards, as the ranks of their suits. */
function choices(cards: readonly number[], size: number): ReturnType<typeof suitsOf>[] {
  const chosen: ReturnType<typeof suitsOf>[] = [];
  const choose = (from: number, picked: readonly number[]): void => {
    if (picked.length === size) chosen.push(suitsOf(picked));
    else for (let i = from; i < cards.length; i += 1) choose(i + 1, [...picked, cards[i] as number]);
  };
  choose(0, []);
  return chosen;
}

/** The best of the hands that exactly two of one's own cards make with exactly three of the board. */
function omahaStrength(hole: readonly number[], board: readonly number[]): number {
  const threes = choices(board, 3);
  let best = 0;
  for (const own of choices(hole, 2))
    for (const three of threes)
      best = Math.max(best, strengthOfSuits(own[0] | three[0], own[1] | three[1], own[2] | three[2], own[3] | three[3]));
  return best;
}

/**
 * The strength of the best hand of five: the greater number wins, equal numbers share (see `strengthOfSuits`).
 *
 * @param hole the player's own cards, as many as {@link HOLE_CARDS}
 * @param board three to five cards
 */
export const bestStrength = (variant: PokerVariant, hole: readonly number[], board: readonly number[]): number =>
  variant === 'omaha' ? omahaStrength(hole, board) : strengthOf([...hole, ...board]);
