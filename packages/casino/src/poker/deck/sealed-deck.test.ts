import { describe, expect, it } from 'vitest';
import { cutDeck, isAsSealed, openCards, promiseOf, sealDeck } from './sealed-deck.ts';

const SEED = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159';
const ALL = Array.from({ length: 52 }, (_, card) => card);
const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

describe('a sealed deck', () => {
  const deck = sealDeck(SEED);

  it('is a whole deck before and after the cut, and the same for the same seeds', () => {
    expect(ascending(deck.sealed)).toEqual(ALL);
    expect(ascending(cutDeck(deck, 'bb62964774'))).toEqual(ALL);
    expect(cutDeck(sealDeck(SEED), 'bb62964774')).toEqual(cutDeck(deck, 'bb62964774'));
  });

  it('is dealt otherwise when any player chooses otherwise, under the same promise', () => {
    expect(cutDeck(deck, 'bb62964774')).not.toEqual(cutDeck(deck, 'bb62964775'));
    expect(promiseOf(deck.seals)).toBe(deck.promise);
  });

  it('has a salt of its own for every card, so that a seal says nothing', () => {
    expect(new Set(deck.salts).size).toBe(52);
    expect(new Set(deck.seals).size).toBe(52);
  });

  it('opens card by card, and no other card passes for the one that was sealed', () => {
    const [opened] = openCards(deck, 'bb62964774', [7]);
    if (!opened) throw new Error('no card was opened');
    expect(opened.card).toBe(cutDeck(deck, 'bb62964774')[7]);
    expect(isAsSealed(deck.seals, 'bb62964774', opened)).toBe(true);
    expect(isAsSealed(deck.seals, 'bb62964775', opened)).toBe(false);
    expect(isAsSealed(deck.seals, 'bb62964774', { ...opened, card: (opened.card + 1) % 52 })).toBe(false);
    expect(isAsSealed(deck.seals, 'bb62964774', { ...opened, place: 8 })).toBe(false);
  });
});
