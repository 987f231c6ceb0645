/** The rows of a page out of those read, of which one more than shown was asked for, and the id below which the next page begins; null on the last. */
export function pageOf<Row extends { readonly id: bigint }>(
  found: readonly Row[],
  size: number,
): { readonly shown: Row[]; readonly next: string | null } {
  const shown = found.slice(0, size);
  return { shown, next: found.length > size ? String(shown.at(-1)?.id) : null };
}
