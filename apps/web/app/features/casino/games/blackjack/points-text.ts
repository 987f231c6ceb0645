import { best, isBlackjack, isBust, pointsOf } from '@touchline/casino/blackjack/points';
import { faceValue } from '@touchline/casino/cards/cards';
import type { Translator } from '@touchline/i18n/translator';

/** The points of a hand, in words where it is more or less than a number. A hand of a split makes no blackjack. */
export function pointsText(t: Translator, cards: readonly number[], isSplit = false): string {
  const faces = cards.map(faceValue);
  const points = pointsOf(faces);
  if (!isSplit && isBlackjack(faces)) return t('casino.blackjack.natural');
  return isBust(points) ? t('casino.cards.bust', { points: best(points) }) : String(best(points));
}
