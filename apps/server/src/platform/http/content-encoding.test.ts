import { describe, expect, it } from 'vitest';
import { matchesEtag, negotiateEncoding } from './content-encoding.ts';

describe('acceptedCoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip;q=0', undefined],
    ['gzip ; q=0.0, deflate', undefined],
  ])('%o is answered as %o', (header, coding) => {
    expect(negotiateEncoding(header)).toBe(coding);
  });
});

describe('namesEtag', () => {
  it.each([
    [undefined, false],
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", "abc"', true],
    ['*', true],
    ['"abcd"', false],
    ['abc', false],
  ])('%o: %o', (header, named) => {
    expect(matchesEtag(header, '"abc"')).toBe(named);
  });
});
