import { clusterWins } from './cluster-wins.ts';
import type { Grid } from './grid.ts';
import { lineWins } from './line-wins.ts';
import type { SlotMaths } from './maths.ts';
import type { SlotWin } from './steps.ts';
import { wayWins } from './way-wins.ts';

/** Everything that a grid pays by the rule of its slot, scatters apart. */
export function gridWins(maths: SlotMaths, grid: Grid): SlotWin[] {
  switch (maths.rule.kind) {
    case 'lines':
      return lineWins(maths, maths.rule.lines, grid);
    case 'ways':
      return wayWins(maths, grid);
    case 'clusters':
      return clusterWins(maths, grid);
  }
}

/** The sum of what wins pay. */
export const sumOf = (wins: readonly { readonly pay: number }[]): number => wins.reduce((sum, { pay }) => sum + pay, 0);
