import { ACE, rankOf, suitOf } from '@touchline/casino/cards/cards';
import { useTranslator } from '@touchline/ui/translator-context';
import './dealt-card.css';

/** Suits in the order of the deck. */
const SUITS = [
  { name: 'diamonds', sign: '♦' },
  { name: 'hearts', sign: '♥' },
  { name: 'spades', sign: '♠' },
  { name: 'clubs', sign: '♣' },
] as const;
const COURT = ['J', 'Q', 'K', 'A'] as const;

/** The sign on the corner of a card of the tables. */
const rankText = (card: number): string => COURT[rankOf(card) - ACE + COURT.length - 1] ?? String(rankOf(card) + 2);

/** A card of the tables, 0 to 51; its back where null. */
export function DealtCard({ card }: { readonly card: number | null }) {
  const t = useTranslator();
  const suit = card === null ? undefined : SUITS[suitOf(card)];
  if (card === null || !suit) return <span className="hand-card hand-card-back" aria-hidden="true" />;
  const rank = rankText(card);
  return (
    <span
      className="hand-card"
      data-suit={suit.name}
      role="img"
      aria-label={t('casino.card', { rank, suit: t(`casino.suit.${suit.name}`) })}
    >
      <b>{rank}</b>
      <i>{suit.sign}</i>
    </span>
  );
}
