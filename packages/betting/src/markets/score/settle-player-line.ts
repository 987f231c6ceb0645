import { type LegResult, LOSE, VOID, WIN } from '../../settlement/leg-result.ts';
import { quarterResult } from './quarter-line.ts';

/**
 * Over (1) or under (2) a line, in quarters, for what one player counts. A count only grows, so that over is won before the end. Void for
 * who has none at the end (`count` undefined: did not play, did not bat); undefined while it is open.
 */
export function settlePlayerLine(outcome: number, line: number, count: number | undefined, isDone: boolean): LegResult | undefined {
  if (count === undefined) return isDone ? VOID : undefined;
  const ahead = 4 * count - line;
  if (ahead >= 2) return outcome === 1 ? WIN : LOSE;
  return isDone ? quarterResult(outcome === 1 ? ahead : -ahead) : undefined;
}
