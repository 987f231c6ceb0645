import { describe, expect, it } from 'vitest';
import { ODDS_FORMATS, presentOdds } from './odds-format.ts';

describe('presentOdds', () => {
  it.each<readonly [number, readonly string[]]>([
    [2000, ['2.00', '1/1', '+100', '1.00', '1.00', '1.00']],
    [2500, ['2.50', '3/2', '+150', '1.50', '1.50', '\u22120.667']],
    [1500, ['1.50', '1/2', '\u2212200', '0.50', '\u22122.00', '0.50']],
    [1850, ['1.85', '17/20', '\u2212118', '0.85', '\u22121.176', '0.85']],
    [1910, ['1.91', '10/11', '\u2212110', '0.91', '\u22121.099', '0.91']],
    [1333, ['1.333', '1/3', '\u2212300', '0.333', '\u22123.003', '0.333']],
    [2375, ['2.375', '11/8', '+138', '1.375', '1.375', '\u22120.727']],
    [1030, ['1.03', '1/33', '\u22123333', '0.03', '\u221233.333', '0.03']],
    [1070, ['1.07', '1/14', '\u22121429', '0.07', '\u221214.286', '0.07']],
    [34_000, ['34.00', '33/1', '+3300', '33.00', '33.00', '\u22120.0303']],
    [11_000, ['11.00', '10/1', '+1000', '10.00', '10.00', '\u22120.10']],
    [1001, ['1.001', '1/1000', '\u2212100000', '0.001', '\u22121000.00', '0.001']],
    [10_000_000, ['10000.00', '9999/1', '+999900', '9999.00', '9999.00', '\u22120.0001']],
  ])('%i in every format', (odds, texts) => {
    expect(ODDS_FORMATS.map((format) => presentOdds(odds, format))).toEqual(texts);
  });

  it('a fraction always rounds back to its decimal odds', () => {
    for (let odds = 1001; odds <= 12_000; odds++) {
      const [num = 0, den = 1] = presentOdds(odds, 'fractional').split('/').map(Number);
      const step = odds % 10 === 0 ? 10 : 1;
      expect(Math.floor((num * 1000) / (den * step) + 0.5) * step + 1000, `odds ${odds}`).toBe(odds);
    }
  });

  it('R119 numbers the formats from decimal, the default', () => {
    expect(ODDS_FORMATS).toEqual(['decimal', 'fractional', 'american', 'hong-kong', 'indonesian', 'malay']);
  });
});
