/** A typed array that grows by doubling; the caller reads `data` again after `ensure`. */
export type TypedNumberArray = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float64Array;

/** A copy of at least `size` elements, or the same array where it is long enough. */
export function growTo<T extends TypedNumberArray>(data: T, size: number): T {
  if (size <= data.length) return data;
  // By a quarter once large: doubling could waste half of the book's memory.
  const grown = new (data.constructor as new (n: number) => T)(
    Math.max(size, data.length + Math.max(1024, data.length >> (data.length > 65_536 ? 2 : 0))),
  );
  grown.set(data);
  return grown;
}
