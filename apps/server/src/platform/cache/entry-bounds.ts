/** Bounds of a cache of very many small things, for lru-cache. */
export interface EntryBounds {
  readonly maxSize: number;
  readonly sizeCalculation: () => number;
}

/**
 * At most so many entries. lru-cache's own `max` takes the memory of a full cache at once, 16 to 32 bytes an entry: a megabyte or two that a quiet
 * installation never fills.
 */
export const entryBounds = (entries: number): EntryBounds => ({ maxSize: entries, sizeCalculation: () => 1 });
