import { describe, expect, it } from 'vitest';
import { addSearch } from './search-history.ts';

describe('R086 search histories', () => {
  it('R086 keep the newest eight, each once', () => {
    expect(addSearch(['real', 'zenit'], 'Zenit ')).toEqual(['Zenit', 'real']);
    expect(addSearch('abcdefgh'.split(''), 'new')).toEqual(['new', ...'abcdefg'.split('')]);
  });

  it('R086 of a word that is being typed keep the longest last', () => {
    expect(['ars', 'arsen', 'arsenal'].reduce<readonly string[]>(addSearch, ['real'])).toEqual(['arsenal', 'real']);
  });
});
