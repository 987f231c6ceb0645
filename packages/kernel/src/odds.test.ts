import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOdds, MAX_ODDS, MIN_ODDS, parseOdds } from './odds.ts';

describe('parseOdds', () => {
  it.each([
    ['1.001', MIN_ODDS],
    ['1.85', 1850],
    ['2', 2000],
    ['2.5', 2500],
    ['2.500', 2500],
    ['02.5', 2500],
    ['10000', MAX_ODDS],
  ])('%s is %i thousandths', (text, milli) => {
    expect(parseOdds(text)).toEqual({ ok: true, value: milli });
  });

  it.each(['', '.5', '2.', '-2', '+2', '2e1', '2,5', '1.8501', '100000', ' 2', '2 ', '2\n', '٢', '5/2'])('%j is no odds', (text) => {
    expect(parseOdds(text)).toEqual({ ok: false, error: 'format' });
  });

  it.each(['0', '1', '1.000', '0.999', '10000.001', '99999'])('%s is outside of what is offered', (text) => {
    expect(parseOdds(text)).toEqual({ ok: false, error: 'range' });
  });
});

describe('formatOdds', () => {
  it.each([
    [1001, '1.001'],
    [1005, '1.005'],
    [1010, '1.01'],
    [1850, '1.85'],
    [2000, '2.00'],
    [2500, '2.50'],
    [10_000_000, '10000.00'],
  ])('%i thousandths are written %s', (milli, text) => {
    expect(formatOdds(milli)).toBe(text);
  });

  it('writes what is read back as the same odds, with two decimals or three', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_ODDS, max: MAX_ODDS }), (milli) => {
        const text = formatOdds(milli);
        expect(text).toMatch(/^\d+\.\d{2}[1-9]?$/);
        expect(parseOdds(text)).toEqual({ ok: true, value: milli });
      }),
    );
  });
});
