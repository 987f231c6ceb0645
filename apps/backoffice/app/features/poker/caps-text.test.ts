import { describe, expect, it } from 'vitest';
import { capsText, parseCaps } from './caps-text.ts';

const caps = [
  { players: 2, chips: 100 },
  { players: 4, chips: 350 },
  { players: 6, chips: 123_450 },
];

describe('caps of the rake in a field', () => {
  it('are read as they are written', () => {
    expect(capsText(caps)).toBe('2: 1; 4: 3.5; 6: 1\u00a0234.5');
    expect(parseCaps(capsText(caps))).toEqual(caps);
    expect(parseCaps(' 2 : 0,05 ')).toEqual([{ players: 2, chips: 5 }]);
  });

  it.each(['', '2', '2:', ': 1', '2: 1;', '2: 1: 3', '2: 0.005', 'two: 1', '2: -1'])('"%s" cannot be read', (text) => {
    expect(parseCaps(text)).toBeNull();
  });
});
