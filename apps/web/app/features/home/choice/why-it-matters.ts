import type { StandingsLine } from './table-as-it-stands.ts';

/** The sentence, by its text `home.why.<key>` and what stands in it. */
type Reason =
  | { readonly key: 'goes-top' | 'win-goes-top'; readonly args: { readonly team: string } }
  | { readonly key: 'stays-top'; readonly args: { readonly team: string; readonly n: number } }
  | { readonly key: 'level-on-top'; readonly args: { readonly team: string; readonly other: string } }
  | { readonly key: 'climbs' | 'drops'; readonly args: { readonly team: string; readonly place: number } }
  | { readonly key: 'first-second' | 'level'; readonly args: { readonly n: number } }
  | { readonly key: 'leader-plays'; readonly args: { readonly team: string; readonly place: number } }
  | { readonly key: 'apart'; readonly args: { readonly n: number } }
  | { readonly key: 'bottom'; readonly args: Record<string, never> };

const WIN = 3;
const BOTTOM = 3;

/** Why a match in play matters to its table. */
function whileItStands(table: readonly StandingsLine[], own: readonly StandingsLine[]): Reason | null {
  const [leader, second] = table;
  if (!leader || !second) return null;
  const first = own.find((line) => line === leader);
  if (first && first.moved > 0) return { key: 'goes-top', args: { team: first.competitor.name } };
  if (first && leader.points > second.points)
    return { key: 'stays-top', args: { team: first.competitor.name, n: leader.points - second.points } };
  if (first) return { key: 'level-on-top', args: { team: first.competitor.name, other: second.competitor.name } };
  const furthest = own.toSorted((a, b) => Math.abs(b.moved) - Math.abs(a.moved))[0];
  if (!furthest || furthest.moved === 0) return null;
  return { key: furthest.moved > 0 ? 'climbs' : 'drops', args: { team: furthest.competitor.name, place: furthest.place } };
}

/** The table's part in a match of two of its sides; null where both do not stand in it. `winPoints`: a win is known to give three. */
export function whyItMatters(
  table: readonly StandingsLine[],
  sides: readonly number[],
  { running, winPoints }: { readonly running: boolean; readonly winPoints: boolean },
): Reason | null {
  const own = table.filter(({ competitor }) => sides.includes(competitor.id));
  const [upper, lower] = own;
  const [leader] = table;
  if (!upper || !lower || !leader) return null;
  const now = running ? whileItStands(table, own) : null;
  if (now) return now;
  const gap = upper.points - lower.points;
  if (!running && upper.place === 1 && lower.place === 2) return { key: 'first-second', args: { n: gap } };
  if (!running && winPoints && upper !== leader && upper.points + WIN > leader.points)
    return { key: 'win-goes-top', args: { team: upper.competitor.name } };
  if (upper === leader) return { key: 'leader-plays', args: { team: upper.competitor.name, place: lower.place } };
  if (upper.place > table.length - BOTTOM) return { key: 'bottom', args: {} };
  return gap === 0 ? { key: 'level', args: { n: upper.points } } : { key: 'apart', args: { n: gap } };
}
