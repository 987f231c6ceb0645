import { DECK } from '../../cards/cards.ts';
import type { Draws } from '../../draws/draws.ts';
import { sample } from '../../draws/sample.ts';
import type { SeatView } from '../seat-view.ts';
import { BOARD_CARDS, bestStrength, HOLE_CARDS } from '../variant.ts';

/**
 * The share of the pot that a seat would have on average if all hands were turned up, as far as its own cards and the board say: the cards that it
 * does not see are dealt out at random so many times.
 *
 * @returns 0 to 1
 */
export function equityOf(view: SeatView, draws: Pick<Draws, 'below'>, deals: number): number {
  const { variant } = view.rules;
  const seen = new Set([...view.ownCards, ...view.board]);
  const unseen = Array.from({ length: DECK }, (_, card) => card).filter((card) => !seen.has(card));
  const rivals = view.seats.filter(({ seat, standing }) => seat !== view.own && standing !== 'folded').length;
  const missing = BOARD_CARDS - view.board.length;
  const own = HOLE_CARDS[variant];
  let share = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    const cards = sample(draws, unseen.length, missing + rivals * own).map((at) => unseen[at] as number);
    const board = [...view.board, ...cards.slice(0, missing)];
    const mine = bestStrength(variant, view.ownCards, board);
    const theirs = Array.from({ length: rivals }, (_, i) =>
      bestStrength(variant, cards.slice(missing + i * own, missing + (i + 1) * own), board),
    );
    const best = Math.max(...theirs);
    if (mine > best) share += 1;
    else if (mine === best) share += 1 / (1 + theirs.filter((strength) => strength === best).length);
  }
  return share / deals;
}
