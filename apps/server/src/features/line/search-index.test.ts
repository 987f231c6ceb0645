import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { type SearchHit, SearchIndex } from './search-index.ts';
import { searchWords } from './search-text.ts';

const match = (id: number): SearchHit => ({ kind: 'match', id });
const ids = (found: readonly SearchHit[]): number[] => found.map(({ id }) => id);

describe('SearchIndex', () => {
  it('puts whole words before beginnings, and shorter names before longer ones', () => {
    const index = new SearchIndex();
    index.put(match(1), [{ en: 'Realistas' }]);
    index.put(match(2), [{ en: 'Real Sociedad San Sebastian' }]);
    index.put(match(3), [{ en: 'Real Madrid' }]);
    expect(ids(index.find('real', 10))).toEqual([3, 2, 1]);
    expect(ids(index.find('real', 2))).toEqual([3, 2]);
    expect(ids(index.find('s real', 10))).toEqual([2]);
    expect(index.find('', 10)).toEqual([]);
    expect(index.find('madrid real x', 10)).toEqual([]);
  });

  it('finds names in every script by their sound', () => {
    const index = new SearchIndex();
    index.put(match(1), [{ en: 'Chelsea', ru: 'Челси' }]);
    index.put(match(2), [{ en: 'São Paulo' }]);
    index.put(match(3), [{ en: 'Juventus' }]);
    index.put(match(4), [{ en: 'Kharkiv' }]);
    for (const [text, id] of [
      ['челси', 1],
      ['CHELS', 1],
      ['sao', 2],
      ['yuventus', 3],
      ['Ювентус', 3],
      ['harkiv', 4],
    ] as const)
      expect(ids(index.find(text, 10)), text).toEqual([id]);
  });

  it('finds strictly what is typed', () => {
    const index = new SearchIndex();
    index.put(match(1), [{ en: 'Müller' }]);
    index.put(match(2), [{ en: 'Muller' }]);
    expect(ids(index.findStrict('müller', 10))).toEqual([1]);
    expect(ids(index.findStrict('mulle', 10))).toEqual([]);
  });

  it('finds strictly whole words alone, in any order, of any of the names', () => {
    const index = new SearchIndex();
    index.put(match(1), [{ en: 'Real Madrid', ru: 'Реал Мадрид' }, { en: 'Real Betis' }]);
    index.put(match(2), [{ en: 'Real Sociedad' }]);
    for (const [text, found] of [
      ['real', [1, 2]],
      ['betis real', [1]],
      ['мадрид REAL', [1]],
      ['eal', []],
      ['real mad', []],
      ['madrid real betis sociedad', []],
      ['  ', []],
    ] as const)
      expect(
        ids(index.findStrict(text, 10)).toSorted((a, b) => a - b),
        text,
      ).toEqual(found);
  });

  it.each([1, 2, 3])('finds what looking through everything finds, while names come, change and go (seed %i)', (seed) => {
    const random = createRandom('search-index', seed);
    const syllables = ['ar', 'be', 'cor', 'da', 'el', 'x', 'gor', 'ha'];
    const word = (): string => Array.from({ length: 1 + random.int(3) }, () => random.pick(syllables)).join('');
    const index = new SearchIndex();
    const names = new Map<number, string>();
    const found = (text: string): Set<number> =>
      new Set(
        [...names].filter(([, name]) => searchWords(text).every((w) => searchWords(name).some((n) => n.startsWith(w)))).map(([id]) => id),
      );
    for (let step = 0; step < 1500; step++) {
      const id = 1 + random.int(200);
      if (random.chance(0.25)) {
        index.remove(match(id));
        names.delete(id);
      } else {
        const name = `${word()} ${word()}`;
        index.put(match(id), [{ en: name }]);
        names.set(id, name);
      }
      if (step % 5 !== 0) continue;
      const text = random.pick([word(), `${word()} ${word().slice(0, 1)}`, word().slice(0, 2)]);
      const result = ids(index.find(text, 1000));
      expect(result.length, text).toBe(new Set(result).size);
      expect(new Set(result), text).toEqual(found(text));
      const wholes = result.map((one) => searchWords(text).filter((w) => searchWords(names.get(one) ?? '').includes(w)).length);
      expect(wholes, text).toEqual(wholes.toSorted((a, b) => b - a));
    }
    expect(index.size).toBe(names.size);
  });
});
