import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { ChartBox } from '../../../shell/page/price-chart-scale.ts';
import { nearestIndex } from './price-at.ts';

/** How far a key moves through the changes; Home and End go beyond any number of them. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Which of the changes, instants in their order, is read out: the one nearest to the pointer, or the one that the keys have led to. `index` is -1
 * while nothing is pointed at.
 */
export function useChartCursor(times: readonly number[]) {
  const [at, setAt] = useState<number | null>(null);
  const end = times.at(-1) ?? 0;
  const index = at === null ? -1 : nearestIndex(times, at);
  const moment = times[index];

  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) {
      if (event.key === 'Escape') setAt(null);
      return;
    }
    event.preventDefault();
    const from = index === -1 ? times.length - 1 : index;
    setAt(times[Math.max(0, Math.min(times.length - 1, from + by))] ?? null);
  };
  const point = (event: PointerEvent<HTMLDivElement>, box: ChartBox): void => {
    const frame = event.currentTarget.getBoundingClientRect();
    const first = times[0] ?? 0;
    const x = ((event.clientX - frame.left) / frame.width) * box.width;
    setAt(first + Math.max(0, Math.min(1, (x - box.start) / (box.width - box.start - 2))) * (end - first));
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') setAt(null);
  };
  return { index, moment, end, step, point, leave };
}
