import { HAND, kindOf } from '@touchline/casino/cards/poker-hand';
import { bestStrength } from '@touchline/casino/poker/variant';
import type { PokerHandView, PokerTableInfo } from '@touchline/contract/poker/shapes';
import { useTranslator } from '@touchline/ui/translator-context';

const KINDS = Object.keys(HAND) as readonly (keyof typeof HAND)[];
const FLOP_CARDS = 3;

/** The kind of hand that the player's cards make with the board; nothing before the flop. */
export function OwnHandText({ info, hand }: { readonly info: PokerTableInfo; readonly hand: PokerHandView }) {
  const t = useTranslator();
  const { ownCards, board } = hand;
  if (ownCards.length === 0 || board.length < FLOP_CARDS) return null;
  const kind = KINDS[kindOf(bestStrength(info.variant, ownCards, board))] ?? 'highCard';
  return <b>{t(`casino.hand.${kind}`)}</b>;
}
