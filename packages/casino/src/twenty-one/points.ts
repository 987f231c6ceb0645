/** Ranks of the pack of 36, from 0: six, seven, eight, nine, ten, jack, queen, king, ace; what each counts. */
export const POINTS: readonly number[] = [6, 7, 8, 9, 10, 2, 3, 4, 11];
export const PACK = 36;

export const LIMIT = 21;
/** The dealer draws below it. */
export const DEALER_STANDS = 18;
const ACE = 11;

/** The points of cards: a card is a number from 0 to 35, four suits to a rank. */
export const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (POINTS[Math.floor(card / 4)] as number), 0);

/** Two aces, the golden point: 22 that beats everything. */
export const isGolden = (cards: readonly number[]): boolean => cards.length === 2 && pointsOf(cards) === 2 * ACE;

export const isBust = (cards: readonly number[]): boolean => pointsOf(cards) > LIMIT && !isGolden(cards);

export const dealerDraws = (cards: readonly number[]): boolean => cards.length < 2 || pointsOf(cards) < DEALER_STANDS;
