/** Runners who share the lowest odds, by their indexes; none where nobody has odds, or where all have the same. */
export function favouritesOf(runners: readonly { readonly index: number; readonly odds: number }[]): readonly number[] {
  const priced = runners.filter(({ odds }) => odds > 0);
  const lowest = Math.min(...priced.map(({ odds }) => odds));
  const favourites = priced.filter(({ odds }) => odds === lowest);
  return favourites.length < priced.length ? favourites.map(({ index }) => index) : [];
}
