import { Book } from '@touchline/feed/book/book';
import { describe, expect, it } from 'vitest';
import { fillBook } from '../../../bench/parts/bench-book.ts';
import { createRowCache } from './row-cache.ts';

describe('rows are kept by their number, whatever number of styles they are asked for in', () => {
  it('C114 C125 every style of every row makes no more than the bound', () => {
    const book = new Book();
    fillBook(book, 20, 3, 3);
    const rows = createRowCache(book, 50);
    let made = 0;
    const all = (style: string): void => {
      for (const match of book.matches()) rows.text(match, style, () => `${style} ${++made}`);
    };
    for (let style = 0; style < 30; style++) all(`style ${style}`);
    expect(made).toBe(600);
    // Two styles of 20 rows fit into 50, the third does not.
    all('style 29');
    expect(made).toBe(600);
    all('style 0');
    expect(made).toBe(620);
  });
});
