/** Bounds of a cache of things that strangers choose, for lru-cache. */
export interface ByteBounds<V> {
  readonly max: number;
  readonly maxSize: number;
  readonly sizeCalculation: (value: V, key: string) => number;
}

/** `bytesOf` a value; keys count too: they are what strangers choose. What is heavier than everything together may be is not kept. */
export const byteBounds = <V>(entries: number, bytes: number, bytesOf: (value: V) => number): ByteBounds<V> => ({
  max: entries,
  maxSize: bytes,
  sizeCalculation: (value, key) => Math.ceil(bytesOf(value)) + 2 * key.length + 1,
});
