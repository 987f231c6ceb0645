import type { MatchRow } from '@touchline/contract/line/shapes';
import type { Club } from './club-grid.tsx';

/** The clubs of these matches by the weight of their matches, each once; sides without a crest are people. */
export function popularClubs(rows: readonly MatchRow[], limit: number): Club[] {
  const found = new Map<number, Club & { readonly weight: number }>();
  for (const row of rows) {
    for (const team of [row.home, row.away]) {
      if (!team?.crest) continue;
      const before = found.get(team.id);
      const live = row.kind === 'live';
      const sooner = !before || (live && !before.next.live) || (live === before.next.live && row.startsAt < before.next.startsAt);
      const { id, home, away, startsAt, champName } = row;
      found.set(team.id, {
        team,
        sport: row.sport,
        matches: (before?.matches ?? 0) + 1,
        next: sooner ? { id, home, away, startsAt, champName, live } : before.next,
        weight: Math.max(before?.weight ?? 0, row.weight),
      });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight || b.matches - a.matches || a.team.id - b.team.id)
    .slice(0, limit)
    .map(({ weight: _sorted, ...club }) => club);
}
