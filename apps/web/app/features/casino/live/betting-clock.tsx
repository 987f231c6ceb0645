import './betting-clock.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef } from 'react';
import { useFrames } from '../shared/use-frames.ts';
import type { SharedTable } from '../shared/use-shared-table.ts';

const RADIUS = 26;
const LENGTH = 2 * Math.PI * RADIUS;

/** The clock until which bets are taken, and the word for what goes on after it. Screen readers hear the phases from the frame instead. */
export function BettingClock({ table, bettingMs }: { readonly table: SharedTable; readonly bettingMs: number }) {
  const t = useTranslator();
  const ring = useRef<SVGCircleElement>(null);
  const seconds = useRef<SVGTextElement>(null);
  const { phase } = table;
  useFrames(phase === 'betting', () => {
    const leftMs = phase === 'betting' ? Math.max(0, -table.elapsedMs()) : 0;
    ring.current?.setAttribute('stroke-dashoffset', (LENGTH * (1 - Math.min(1, leftMs / bettingMs))).toFixed(1));
    if (seconds.current) seconds.current.textContent = phase === 'betting' ? String(Math.ceil(leftMs / 1000)) : '';
  });
  return (
    <p className="betting-clock" data-phase={phase} aria-hidden="true">
      <svg viewBox="-32 -32 64 64" aria-hidden="true">
        <circle className="betting-clock-track" r={RADIUS} />
        <circle className="betting-clock-ring" r={RADIUS} ref={ring} strokeDasharray={LENGTH} transform="rotate(-90)" />
        <text className="figures" ref={seconds} />
      </svg>
      <span>{t(`casino.live.phase.${phase}`)}</span>
    </p>
  );
}
