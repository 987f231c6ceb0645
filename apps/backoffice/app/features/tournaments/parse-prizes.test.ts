import { describe, expect, it } from 'vitest';
import { parsePrizes, prizesText } from './parse-prizes.ts';

describe('a table of prizes', () => {
  it('is read from text and written as it', () => {
    const prizes = [
      { from: 1, to: 1, amount: 500 },
      { from: 2, to: 3, amount: 200 },
    ];
    expect(parsePrizes('1: 500; 2-3: 200')).toEqual(prizes);
    expect(parsePrizes(' 1:500\n2 – 3 :200; ')).toEqual(prizes);
    expect(prizesText(prizes)).toBe('1: 500; 2-3: 200');
  });
  it('is none where a line is not of places and an amount', () => {
    for (const text of ['', '1', '1: x', '1: 5; two: 3', '1: -5', '1: 1.5']) expect([text, parsePrizes(text)]).toEqual([text, null]);
  });
});
