import { useTranslator } from '@touchline/ui/translator-context';
import { cardRank, cardSuit } from './card-rank.ts';
import { rankText } from './rank-text.ts';

const SUITS = ['♠', '♥', '♦', '♣'] as const;
const NAMES = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** A card, or its back where none lies there yet. */
export function PlayingCard({ card }: { readonly card: number | null }) {
  const t = useTranslator();
  if (card === null) return <span className="playing-card playing-card-back" aria-hidden="true" />;
  const suit = cardSuit(card);
  const rank = rankText(cardRank(card));
  return (
    <span
      className="playing-card"
      data-suit={NAMES[suit]}
      role="img"
      aria-label={t('casino.card', { rank, suit: t(`casino.suit.${NAMES[suit] ?? 'spades'}`) })}
    >
      <b>{rank}</b>
      <i>{SUITS[suit]}</i>
    </span>
  );
}
