import type { BlackjackOptions } from './options.ts';

/** A hand by what it counts: its cards with aces as one, and whether it has an ace. */
export interface Points {
  readonly hard: number;
  readonly ace: boolean;
}

const NO_CARDS: Points = { hard: 0, ace: false };

/** A hand and one more card, given by its face: an ace 1, court cards 10. */
export const withCard = ({ hard, ace }: Points, face: number): Points => ({ hard: hard + face, ace: ace || face === 1 });

export const pointsOf = (faces: readonly number[]): Points => faces.reduce(withCard, NO_CARDS);

export const isSoft = ({ hard, ace }: Points): boolean => ace && hard <= 11;
/** The points of a hand at best; above 21 it is lost. */
export const best = (points: Points): number => points.hard + (isSoft(points) ? 10 : 0);
export const isBust = ({ hard }: Points): boolean => hard > 21;

export const isBlackjack = (faces: readonly number[]): boolean => faces.length === 2 && best(pointsOf(faces)) === 21;

/** Whether the dealer takes another card. */
export const dealerDraws = (points: Points, soft17: BlackjackOptions['soft17']): boolean =>
  best(points) < 17 || (soft17 === 'hit' && best(points) === 17 && isSoft(points));

/** Whether two cards may be doubled; hands of a split, where they may at all, whatever they count. */
export const mayDouble = (rules: BlackjackOptions, points: Points, afterSplit: boolean): boolean =>
  afterSplit ? rules.doubleAfterSplit : rules.double === 'any' || (best(points) >= 9 && best(points) <= 11);
