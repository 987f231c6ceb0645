import { describe, expect, it } from 'vitest';
import { FOLDED_SECTION_PREFIX, type ItemStorage, readFoldedSections, saveFoldedSection } from './folded-sections.ts';

function storage(kept: Map<string, string>): ItemStorage {
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('hidden items', () => {
  it('R022 are kept under stHideItem- and read back in order', () => {
    expect(FOLDED_SECTION_PREFIX).toBe('stHideItem-');
    const kept = new Map([['another', '1']]);
    saveFoldedSection(storage(kept), 'table', true);
    saveFoldedSection(storage(kept), 'lineUps', true);
    expect([...kept.keys()]).toEqual(['another', 'stHideItem-table', 'stHideItem-lineUps']);
    expect(readFoldedSections(storage(kept))).toEqual(['lineUps', 'table']);
    saveFoldedSection(storage(kept), 'table', false);
    expect(readFoldedSections(storage(kept))).toEqual(['lineUps']);
  });

  it('R022 T62 refuses names that are none, and lives without a storage', () => {
    const kept = new Map([
      ['stHideItem-__proto__', '1'],
      ['stHideItem-a-b', '1'],
      ['stHideItem-form', '0'],
    ]);
    const before = [...kept];
    for (const name of ['__proto__', 'a-b', '', 'x'.repeat(40)]) saveFoldedSection(storage(kept), name, true);
    expect([...kept]).toEqual(before);
    expect(readFoldedSections(storage(kept))).toEqual([]);
    const closed: ItemStorage = {
      get length(): number {
        throw new Error('denied');
      },
      key: () => null,
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    expect(readFoldedSections(closed)).toEqual([]);
    expect(() => saveFoldedSection(closed, 'table', true)).not.toThrow();
  });
});
