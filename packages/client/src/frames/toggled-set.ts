/** The set with the key in it or without it; undefined where it is so already. */
export function toggledSet(set: ReadonlySet<string>, key: string, holds: boolean): ReadonlySet<string> | undefined {
  if (set.has(key) === holds) return undefined;
  const next = new Set(set);
  if (holds) next.add(key);
  else next.delete(key);
  return next;
}
