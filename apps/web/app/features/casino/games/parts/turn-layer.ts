import type { RefObject } from 'react';

/** Turns a drawing that is a layer of its own (`will-change: rotate`): neither it nor what lies under it is painted anew. */
export function turnLayer({ current }: RefObject<SVGSVGElement | null>, degrees: number): void {
  if (current) current.style.rotate = `${degrees.toFixed(2)}deg`;
}
