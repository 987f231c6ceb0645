import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';

/**
 * Puts rows that came as one list under their championships, in the order in which they came. A championship that did not come along is drawn
 * from what its rows know of it.
 */
export function groupByChamp(
  rows: readonly MatchRow[],
  known: readonly ChampView[],
): (ChampView & { readonly matches: readonly MatchRow[] })[] {
  const champs = new Map(known.map((champ) => [champ.id, champ]));
  const groups = new Map<number, MatchRow[]>();
  for (const row of rows) {
    const group = groups.get(row.champ);
    if (group) group.push(row);
    else groups.set(row.champ, [row]);
  }
  return [...groups].map(([id, matches]) => {
    const first = matches[0];
    const champ = champs.get(id) ?? {
      id,
      sport: first?.sport ?? 0,
      name: first?.champName ?? '',
      country: first?.home.country ?? 0,
      countryName: '',
      flag: first?.home.flag ?? '',
      top: 0,
    };
    return { ...champ, matches };
  });
}
