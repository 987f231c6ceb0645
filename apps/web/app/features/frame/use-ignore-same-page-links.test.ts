import { describe, expect, it } from 'vitest';
import { isSamePage } from './use-ignore-same-page-links.ts';

const HERE = new URL('http://site/en/line/football?within=0-2');
const current = (address: string): boolean => isSamePage(new URL(address, HERE), HERE);

describe('links to the page that is open', () => {
  it('R001 are skipped where path and query are the same', () => {
    expect(current('/en/line/football?within=0-2')).toBe(true);
  });
  it('R001 lead on where anything differs', () => {
    expect(current('/en/line/football')).toBe(false);
    expect(current('/ru/line/football?within=0-2')).toBe(false);
    expect(current('http://elsewhere/en/line/football?within=0-2')).toBe(false);
  });
  it('R001 leave places inside of the page alone', () => {
    expect(current('/en/line/football?within=0-2#main')).toBe(false);
  });
});
