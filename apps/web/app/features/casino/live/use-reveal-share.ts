import { useFrames } from '../shared/use-frames.ts';
import type { SharedTable } from '../shared/use-shared-table.ts';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves what shows a live table's draw, from 0 at the last bet to 1 at the end, by the table's clock. Where motion is unwelcome it stands at the
 * beginning until the end has come.
 */
export function useRevealShare(table: SharedTable, showMs: number, draw: (share: number) => void): void {
  const { phase, round } = table;
  const isDrawn = round?.outcome != null;
  useFrames(phase === 'running' && isDrawn, () => {
    if (!isDrawn || phase === 'betting' || phase === 'waiting') return draw(0);
    const share = phase === 'over' ? 1 : Math.min(1, Math.max(0, table.elapsedMs() / showMs));
    draw(share < 1 && isStill() ? 0 : share);
  });
}
