import type { SlotWin } from '@touchline/casino/slots/engine/steps';

interface SlotLinesProps {
  readonly wins: readonly SlotWin[];
  readonly reels: number;
  readonly rows: number;
}

/** The lines that pay, drawn over the cells that make them. */
export function SlotLines({ wins, reels, rows }: SlotLinesProps) {
  const lines = wins.filter(({ line }) => line !== undefined);
  const pointOf = (at: number): string => `${Math.floor(at / rows) * 100 + 50},${(at % rows) * 100 + 50}`;
  return lines.length === 0 ? null : (
    <svg className="slot-lines" viewBox={`0 0 ${reels * 100} ${rows * 100}`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ line, positions }) => (
        <polyline key={line} points={positions.map(pointOf).join(' ')} />
      ))}
    </svg>
  );
}
