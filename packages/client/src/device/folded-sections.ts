import { isItemName } from '../frames/statistics-frame-address.ts';

/** R022: a folded section is a key of the device's storage. */
export const FOLDED_SECTION_PREFIX = 'stHideItem-';

/** The operations of `localStorage` that are used; a private window may refuse any of them. */
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Names of the sections that this device keeps folded, in order. */
export function readFoldedSections(storage: ItemStorage): readonly string[] {
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(FOLDED_SECTION_PREFIX) && storage.getItem(key) === '1')
      .map((key) => key.slice(FOLDED_SECTION_PREFIX.length))
      .filter(isItemName)
      .sort();
  } catch {
    return [];
  }
}

/** Remembers one section. What cannot be kept is forgotten with the page. */
export function saveFoldedSection(storage: ItemStorage, item: string, hidden: boolean): void {
  if (!isItemName(item)) return;
  try {
    if (hidden) storage.setItem(FOLDED_SECTION_PREFIX + item, '1');
    else storage.removeItem(FOLDED_SECTION_PREFIX + item);
  } catch {
    // Storage is full or closed to us.
  }
}
