/**
 * Cards in their places: one that is gone is replaced in its own place by the next one that waits, so that no other moves. Places at the end
 * fall away once nothing waits any more.
 */
export function keepPlaces<R extends { readonly id: number }>(
  places: readonly number[],
  rows: readonly R[],
  count: number,
): readonly number[] {
  const known = new Set(rows.map(({ id }) => id));
  const shown = new Set(places.filter((id) => known.has(id)));
  const waiting = rows.filter(({ id }) => !shown.has(id)).map(({ id }) => id);
  const kept = places.slice(0, count).flatMap((id) => (known.has(id) ? [id] : (waiting.shift() ?? [])));
  while (kept.length < count) {
    const next = waiting.shift();
    if (next === undefined) break;
    kept.push(next);
  }
  return kept;
}
