import { expect, it } from 'vitest';
import { parseTargetOdds } from './target-odds.ts';

it.each([
  ['decimal', '2.50', 2500],
  ['decimal', '1.001', 1001],
  ['fractional', '3/2', 2500],
  ['fractional', '10/11', 1909],
  ['american', '+150', 2500],
  ['american', '-200', 1500],
  ['american', '\u2212110', 1909],
  ['hong-kong', '1.50', 2500],
  ['indonesian', '1.50', 2500],
  ['indonesian', '-2.00', 1500],
  ['malay', '0.50', 1500],
  ['malay', '-0.667', 2499],
] as const)('reads a %s price %s as %i thousandths', (format, text, odds) => {
  expect(parseTargetOdds(text, format)).toBe(odds);
});

it.each([
  ['decimal', '1'],
  ['decimal', 'NaN'],
  ['decimal', '1e3'],
  ['fractional', '1/0'],
  ['fractional', '0/5'],
  ['american', '50'],
  ['american', '+0'],
  ['malay', '0'],
  ['hong-kong', '٣'],
] as const)('knows no %s price %s', (format, text) => {
  expect(parseTargetOdds(text, format)).toBeUndefined();
});
