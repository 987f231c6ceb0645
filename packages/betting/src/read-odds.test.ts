import { describe, expect, it } from 'vitest';
import { ODDS_FORMATS, type OddsFormat, presentOdds } from './odds-format.ts';
import { readOdds } from './read-odds.ts';

describe('readOdds', () => {
  it.each<readonly [OddsFormat, string, number | null]>([
    ['decimal', '2.5', 2500],
    ['decimal', ' 2,50 ', 2500],
    ['decimal', '1', null],
    ['decimal', '-2', null],
    ['decimal', '10000.001', null],
    ['fractional', '3/2', 2500],
    ['fractional', '10/11', 1909],
    ['fractional', '3/0', null],
    ['fractional', '0/1', null],
    ['fractional', '2.5', null],
    ['american', '+150', 2500],
    ['american', '150', 2500],
    ['american', '-200', 1500],
    ['american', '\u2212200', 1500],
    ['american', '99', null],
    ['american', '+', null],
    ['hong-kong', '1.5', 2500],
    ['hong-kong', '-1.5', null],
    ['indonesian', '-2', 1500],
    ['indonesian', '1.5', 2500],
    ['malay', '-0.667', 2499],
    ['malay', '0.5', 1500],
    ['malay', '0', null],
    ['decimal', '', null],
    ['decimal', '2e3', null],
  ])('%s "%s" is %s', (format, text, odds) => {
    expect(readOdds(text, format)).toBe(odds);
  });

  it('reads what is shown: exactly where the format tells prices apart, else what rounds to the same text', () => {
    for (const format of ODDS_FORMATS)
      for (let odds = 1010; odds <= 30_000; odds += 10) {
        const text = presentOdds(odds, format);
        const read = readOdds(text, format);
        expect(read, `${format} ${text}`).not.toBeNull();
        if (format === 'decimal' || format === 'hong-kong') expect(read).toBe(odds);
        else expect(Math.abs((read ?? 0) - odds) / odds, `${format} ${text} of ${odds}`).toBeLessThan(0.006);
      }
  });
});
