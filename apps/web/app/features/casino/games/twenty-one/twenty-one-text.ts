import { isBust, isGolden, pointsOf } from '@touchline/casino/twenty-one/points';
import type { Translator } from '@touchline/i18n/translator';

/** The points of cards of the pack of 36, in words where it is more or less than a number. */
export const twentyOneText = (t: Translator, cards: readonly number[]): string => {
  if (isGolden(cards)) return t('casino.twenty-one.golden');
  return isBust(cards) ? t('casino.cards.bust', { points: pointsOf(cards) }) : String(pointsOf(cards));
};
