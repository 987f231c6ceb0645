import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import type { FeedDelta } from '@touchline/contract/push/messages';

type Champ = ChampView & { readonly matches: readonly MatchRow[] };

/** Whether a delta changes which rows stand in a list, or which markets they have. Prices and states go to the cells by themselves. */
export const affectsList = (delta: FeedDelta): boolean => Boolean(delta.a?.length || delta.r?.length || delta.k?.length);

/** A delta without the rows that come of some sports. */
export const dropSports = (delta: FeedDelta, sports: readonly number[]): FeedDelta =>
  sports.length > 0 && delta.a ? { ...delta, a: delta.a.filter((row) => !sports.includes(row.sport)) } : delta;

/**
 * A list after a delta of its topic. Rows keep their place, so that nothing moves under the finger; new rows come last in their championship.
 * `unknown` says that a row came whose championship is not in the list: its head is not in the delta, so the list must be asked for again.
 */
export function applyListDelta(
  champs: readonly Champ[],
  delta: FeedDelta,
): { readonly champs: readonly Champ[]; readonly unknown: boolean } {
  const gone = new Set(delta.r ?? []);
  const markets = new Map(delta.k ?? []);
  const coming = new Map<number, MatchRow[]>();
  for (const row of delta.a ?? []) coming.set(row.champ, [...(coming.get(row.champ) ?? []), row]);
  const next: Champ[] = [];
  for (const champ of champs) {
    const added = coming.get(champ.id) ?? [];
    coming.delete(champ.id);
    const replaced = new Map(added.map((row) => [row.id, row]));
    let changed = false;
    const kept = champ.matches.flatMap((match) => {
      const row = replaced.get(match.id);
      if (row) {
        replaced.delete(match.id);
        changed = true;
        return [row];
      }
      if (gone.has(match.id)) {
        changed = true;
        return [];
      }
      const own = markets.get(match.id);
      if (!own) return [match];
      changed = true;
      return [{ ...match, markets: own }];
    });
    if (!changed && replaced.size === 0) next.push(champ);
    else if (kept.length + replaced.size > 0) next.push({ ...champ, matches: [...kept, ...replaced.values()] });
  }
  return { champs: next, unknown: coming.size > 0 };
}
