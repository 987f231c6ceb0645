/** The suits of a deck by the number of a card modulo four, as `@touchline/casino/cards/cards` counts them. */
const SUITS = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

/** The printed side of a card. */
export interface CardFace {
  /** Its corner: `A`, `2` to `10`, `J`, `Q`, `K`. */
  readonly rank: string;
  readonly suit: Suit;
}

const DECK_RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const PACK_RANKS = DECK_RANKS.slice(4);

const faceBy = (ranks: readonly string[], card: number): CardFace => ({
  rank: ranks[Math.floor(card / SUITS.length)] ?? '',
  suit: SUITS[card % SUITS.length] ?? 'diamonds',
});

/** The face of a card from 0 to 51: the twos first, the aces last. */
export const deckFace = (card: number): CardFace => faceBy(DECK_RANKS, card);

/** The face of a card of the pack of 36, from 0 to 35: the sixes first, the aces last. */
export const packFace = (card: number): CardFace => faceBy(PACK_RANKS, card);
