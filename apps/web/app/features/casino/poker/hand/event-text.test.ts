import type { HandEvent } from '@touchline/casino/poker/history/hand-events';
import { cardsOf } from '@touchline/casino/poker/testing/deal-hand';
import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { cardsText, eventText, lastDecision } from './event-text.ts';

const words = {
  t: translatorOf('en'),
  nameOf: (seat: number) => (seat === 2 ? 'You' : `P${seat}`),
  chips: (chips: number) => `${chips / 100}`,
};
const EVENTS: readonly HandEvent[] = [
  { kind: 'posts', seat: 2, what: 'small-blind', chips: 50 },
  { kind: 'posts', seat: 3, what: 'big-blind', chips: 100 },
  { kind: 'raise', seat: 1, by: 200, to: 300, isAllIn: false },
  { kind: 'fold', seat: 2, isLate: true },
  { kind: 'call', seat: 3, chips: 200, isAllIn: false },
  { kind: 'street', street: 'flop', board: cardsOf('Qs 7d 2c') },
  { kind: 'check', seat: 3, isLate: false },
  { kind: 'bet', seat: 1, to: 900, isAllIn: true },
  { kind: 'uncalled', seat: 1, chips: 900 },
  { kind: 'shows', seat: 1, cards: cardsOf('As Td') },
  { kind: 'wins', seat: 1, chips: 650, pot: 0 },
  { kind: 'wins', seat: 3, chips: 50, pot: 2 },
];

describe('the course of a hand', () => {
  it('is told as players tell it', () => {
    expect(EVENTS.map((event) => eventText(words, event))).toEqual([
      'You: Small blind 0.5',
      'P3: Big blind 1',
      'P1: Raise to 3',
      'You: Fold, time is up',
      'P3: Call 2',
      'Flop Q♠ 7♦ 2♣',
      'P3: Check',
      'P1: All in 9',
      'P1: uncalled bet 9 returned',
      'P1 shows A♠ 10♦',
      'P1 wins 6.5',
      'P3 wins 0.5 from side pot 2',
    ]);
  });

  it('writes cards by rank and suit', () => {
    expect(cardsText(cardsOf('Ah Td 2s'))).toBe('A♥ 10♦ 2♠');
  });

  it('knows what a seat did last on the street that is played', () => {
    expect(lastDecision(EVENTS.slice(0, 5), 1)).toEqual(EVENTS[2]);
    expect(lastDecision(EVENTS.slice(0, 6), 1)).toBeNull();
    expect(lastDecision(EVENTS.slice(0, 7), 3)).toEqual(EVENTS[6]);
  });
});
