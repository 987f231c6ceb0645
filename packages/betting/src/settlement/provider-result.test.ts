import { describe, expect, it } from 'vitest';
import { HALF_LOSE, HALF_WIN, type LegResult, LOSE, VOID, WIN } from './leg-result.ts';
import { parseProviderResult } from './provider-result.ts';

describe('parseProviderResult', () => {
  it.each<readonly [string, string | undefined, string | undefined, LegResult]>([
    ['0', undefined, undefined, LOSE],
    ['1', undefined, undefined, WIN],
    ['0', '1', undefined, VOID],
    ['1', '1.0', undefined, VOID],
    ['1', '0.5', undefined, HALF_WIN],
    ['0', '0.5', undefined, HALF_LOSE],
    ['1', '0', '0.5', { kind: 'dead-heat', num: 1, den: 2 }],
    ['1', undefined, '0.333333', { kind: 'dead-heat', num: 333_333, den: 1_000_000 }],
    ['0', undefined, '0.5', LOSE],
  ])('%s, void %s, dead heat %s', (result, voidFactor, heat, value) => {
    expect(parseProviderResult(result, voidFactor, heat)).toEqual({ ok: true, value });
  });

  it.each([
    ['-1', '0', '1'],
    ['1', '-0.5', '1'],
    ['1', '1.5', '1'],
    ['1', '0.25', '1'],
    ['1', '0.5', '0.5'],
    ['1', '1e0', '1'],
    ['', '0', '1'],
  ])('refuses %s, void %s, dead heat %s rather than guess', (result, voidFactor, heat) => {
    expect(parseProviderResult(result, voidFactor, heat).ok).toBe(false);
  });
});
