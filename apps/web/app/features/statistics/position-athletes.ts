import type { LineUpPlayer } from '@touchline/contract/statistics/shapes';

export interface PositionedAthlete {
  readonly player: LineUpPlayer;
  /** Percent of the half's width, from its left. */
  readonly x: number;
  /** Percent of the half's depth, from the own goal. */
  readonly y: number;
}

const LINES = ['GK', 'DF', 'MF', 'FW'];
const lineOf = ({ position }: LineUpPlayer): number => {
  const at = LINES.indexOf(position);
  return at === -1 ? LINES.length : at;
};

/**
 * Positions the starting eleven on their half: goalkeeper, then the formation's rows ("4-3-3") from the back. Players beyond the
 * formation form an extra front row.
 */
export function positionAthletes(formation: string, starting: readonly LineUpPlayer[]): readonly PositionedAthlete[] {
  const ordered = starting.toSorted((a, b) => lineOf(a) - lineOf(b));
  const sizes = [1, ...formation.split('-').map(Number)].filter((size) => Number.isInteger(size) && size > 0);
  const rows: LineUpPlayer[][] = [];
  for (const size of sizes) rows.push(ordered.splice(0, size));
  if (ordered.length > 0) rows.push(ordered);
  const filled = rows.filter((row) => row.length > 0);
  return filled.flatMap((row, depth) =>
    row.map((player, index) => ({
      player,
      x: ((index + 0.5) / row.length) * 100,
      y: filled.length === 1 ? 50 : 10 + (depth / (filled.length - 1)) * 78,
    })),
  );
}
