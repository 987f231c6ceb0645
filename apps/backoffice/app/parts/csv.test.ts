import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('a table as CSV', () => {
  it('quotes what needs it, and begins with the mark of UTF-8', () => {
    expect(
      csvOf([
        ['a', 'b'],
        ['1,5', 'say "no"'],
        ['two\nlines', 'كرة'],
      ]),
    ).toBe('\ufeffa,b\r\n"1,5","say ""no"""\r\n"two\nlines",كرة\r\n');
  });

  it.each(['=1+1', '+1', '@x', '-1+2', '\tx'])('a spreadsheet takes %j for text', (value) => {
    expect(csvOf([[value]]).slice(1)).toMatch(/^"?'/);
  });

  it('numbers stay numbers', () => expect(csvOf([['-12.50']])).toBe('\ufeff-12.50\r\n'));
});
