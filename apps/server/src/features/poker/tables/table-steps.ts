import type { Platform } from '#platform/platform';
import { isOvertaken } from './is-overtaken.ts';

/** A table at which a step has failed is left alone for so long. */
const REST_MS = 10_000;

/** Steps at tables, each by itself: one that fails is told of, and stops no other table. */
export interface TableSteps {
  /** Takes a step, unless the last one at the table has just failed. What somebody else has done meanwhile is no failure. */
  take(tableId: bigint, step: () => Promise<unknown>): Promise<void>;
}

export function createTableSteps({ log, clock }: Pick<Platform, 'log' | 'clock'>): TableSteps {
  const restsUntil = new Map<bigint, number>();
  return {
    async take(tableId, step) {
      if ((restsUntil.get(tableId) ?? 0) > clock.now()) return;
      restsUntil.delete(tableId);
      try {
        await step();
      } catch (err) {
        if (isOvertaken(err)) return;
        restsUntil.set(tableId, clock.now() + REST_MS);
        log.error({ err, table: String(tableId) }, 'a step at a poker table failed; it is tried again');
      }
    },
  };
}
