import { describe, expect, it } from 'vitest';
import { FLAG_CODES } from '../flag-codes.ts';
import { drawFlags } from './draw-flags.ts';
import { FLAG_DESIGNS } from './flag-designs.ts';
import drawn from './flags.svg?raw';

describe('flags', () => {
  it('are drawn in flags.svg as their designs say', () => {
    expect(drawn).toBe(drawFlags());
  });
  it('are known to the component by the same codes', () => {
    expect([...FLAG_CODES]).toEqual(Object.keys(FLAG_DESIGNS));
  });
  it('stand in the sprite once each, with a globe for the rest', () => {
    for (const code of [...FLAG_CODES, 'world']) expect(drawn.split(`id="${code}"`)).toHaveLength(2);
  });
});
