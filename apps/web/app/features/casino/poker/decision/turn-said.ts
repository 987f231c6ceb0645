import type { PokerTableView } from '@touchline/contract/poker/shapes';
import type { Translator } from '@touchline/i18n/translator';

/** The words for the player's turn, said at once; empty while others are to act. */
export function turnSaid(t: Translator, { hand }: PokerTableView, chips: (chips: number) => string): string {
  if (!hand?.legal) return '';
  const pot = chips(hand.potChips);
  return hand.legal.canCheck ? t('poker.said.turn', { pot }) : t('poker.said.turn-call', { call: chips(hand.legal.callChips), pot });
}
