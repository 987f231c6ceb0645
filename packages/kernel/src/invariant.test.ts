import { describe, expect, it } from 'vitest';
import { InvariantError, invariant, unreachable } from './invariant.ts';

describe('invariant', () => {
  it.each([true, 1, 'text', {}, [], 1n])('lets %s pass', (condition) => {
    expect(() => invariant(condition, 'holds')).not.toThrow();
  });

  it.each([false, 0, '', null, undefined, Number.NaN, 0n])('stops at %s with the message', (condition) => {
    expect(() => invariant(condition, 'two accounts of one key')).toThrow(new InvariantError('two accounts of one key'));
  });

  it('is an error by a name of its own, so that it is told from bad input', () => {
    const error = new InvariantError('broken');
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('InvariantError');
    expect(String(error)).toBe('InvariantError: broken');
  });

  it('narrows what it has seen', () => {
    const found = [3].find((n) => n > 2);
    invariant(found, 'nothing found');
    const sum: number = found + 1;
    expect(sum).toBe(4);
  });
});

describe('unreachable', () => {
  it('stops at a case that the types did not foresee, and names it', () => {
    expect(() => unreachable('sold' as never)).toThrow(new InvariantError('unreachable: sold'));
  });
});
