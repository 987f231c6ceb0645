import type { ConsoleArea } from '@touchline/contract/console/enums';

/** From a change until it is told, at least: replies that are kept for less than this (`operator-overview.ts`) know it by then. */
export const AREA_SETTLED_MS = 1_000;
/** The minimum interval between two notices of an area: figures that change with every bet are not read more often. */
export const AREA_EVERY_MS = 5_000;

export interface AreaPace {
  changed(area: ConsoleArea): void;
  stop(): void;
}

interface Paced {
  /** When it last changed. */
  changedAt: number;
  announcedAt: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Tells changes of areas at a pace: an area that was quiet soon, one that changes all the time every few seconds, and always once more after its
 * last change. In milliseconds of a clock that never goes back.
 */
export function createAreaPace(tell: (area: ConsoleArea) => void, now: () => number = () => performance.now()): AreaPace {
  const areas = new Map<ConsoleArea, Paced>();

  function schedule(area: ConsoleArea, paced: Paced): void {
    const at = now();
    const due = Math.max(at + AREA_SETTLED_MS, paced.announcedAt + AREA_EVERY_MS);
    paced.timer = setTimeout(() => {
      paced.timer = undefined;
      paced.announcedAt = now();
      // The latest change may not be in what is kept: it is told again.
      if (paced.announcedAt - paced.changedAt < AREA_SETTLED_MS) schedule(area, paced);
      tell(area);
    }, due - at);
  }
  return {
    changed(area) {
      const paced = areas.get(area) ?? { changedAt: 0, announcedAt: Number.NEGATIVE_INFINITY, timer: undefined };
      areas.set(area, paced);
      paced.changedAt = now();
      if (paced.timer === undefined) schedule(area, paced);
    },
    stop() {
      for (const { timer } of areas.values()) clearTimeout(timer);
      areas.clear();
    },
  };
}
