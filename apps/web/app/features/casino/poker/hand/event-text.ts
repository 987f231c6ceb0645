import type { HandEvent } from '@touchline/casino/poker/history/hand-events';
import type { Translator } from '@touchline/i18n/translator';
import { deckFace } from '../../games/parts/card-face.ts';

const SIGNS = { diamonds: '♦', hearts: '♥', spades: '♠', clubs: '♣' } as const;

/** Cards as players write them: "Q♠ 7♦". */
export const cardsText = (cards: readonly number[]): string =>
  cards
    .map((card) => {
      const { rank, suit } = deckFace(card);
      return `${rank}${SIGNS[suit]}`;
    })
    .join(' ');

/** How a table writes names and amounts. */
export interface EventWords {
  readonly t: Translator;
  readonly nameOf: (seat: number) => string;
  readonly chips: (chips: number) => string;
}

/** The deed of a seat, without its name: "Raises to 4.00". Null for what is no decision of a seat. */
export function decisionText({ t, chips }: Pick<EventWords, 't' | 'chips'>, event: HandEvent): string | null {
  switch (event.kind) {
    case 'posts':
      return t(`poker.did.${event.what}`, { amount: chips(event.chips) });
    case 'fold':
    case 'check':
      return t(event.isLate ? `poker.did.${event.kind}.late` : `poker.did.${event.kind}`);
    case 'call':
      return t(event.isAllIn ? 'poker.did.all-in' : 'poker.did.call', { amount: chips(event.chips) });
    case 'bet':
    case 'raise':
      return t(event.isAllIn ? 'poker.did.all-in' : `poker.did.${event.kind}`, { amount: chips(event.to) });
    default:
      return null;
  }
}

/** A line of the course of a hand. */
export function eventText(words: EventWords, event: HandEvent): string {
  const { t, nameOf, chips } = words;
  if (event.kind === 'street') return `${t(`poker.street.${event.street}`)} ${cardsText(event.board)}`.trim();
  const name = nameOf(event.seat);
  const decision = decisionText(words, event);
  if (decision !== null) return t('poker.log.line', { name, did: decision });
  switch (event.kind) {
    case 'uncalled':
      return t('poker.log.uncalled', { name, amount: chips(event.chips) });
    case 'shows':
      return t('poker.log.shows', { name, cards: cardsText(event.cards) });
    case 'wins':
      return t(event.pot === 0 ? 'poker.log.wins' : 'poker.log.wins-side', { name, amount: chips(event.chips), n: event.pot });
    default:
      return '';
  }
}

/** The last thing that a seat has done on the street that is being played; null where it has done nothing yet. */
export function lastDecision(events: readonly HandEvent[], seat: number): HandEvent | null {
  const street = events.findLastIndex(({ kind }) => kind === 'street');
  return events.slice(street + 1).findLast((event) => event.kind !== 'street' && event.seat === seat) ?? null;
}
