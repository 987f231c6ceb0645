import { describe, expect, it } from 'vitest';
import { acceptedCoding, namesEtag } from './accepted-coding.ts';

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
    expect(acceptedCoding(header)).toBe(coding);
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
    expect(namesEtag(header, '"abc"')).toBe(named);
  });
});
