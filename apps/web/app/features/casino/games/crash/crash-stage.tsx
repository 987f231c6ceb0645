import './crash.css';
import { multipleAt } from '@touchline/casino/shared/multiple-curve';
import { formatNumber } from '@touchline/i18n/format-money';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef } from 'react';
import { formatMultiple } from '../../shared/multiple-text.ts';
import { StageFace } from '../../shared/stage-face.tsx';
import { useFrames } from '../../shared/use-frames.ts';
import type { SharedTable } from '../../shared/use-shared-table.ts';
import { writeText } from '../../shared/write-text.ts';
import { drawCurve } from './draw-curve.ts';

/** The curve, drawn from the round's start by the clock: frames of the network only say when it started and when it ended. */
export function CrashStage({ table }: { readonly table: SharedTable }) {
  const t = useTranslator();
  const canvas = useRef<HTMLCanvasElement>(null);
  const number = useRef<HTMLElement>(null);
  const { phase, round, bets } = table;
  useFrames(phase === 'running', () => {
    const isOver = phase === 'over';
    const ranMs = isOver && round?.endedAt ? round.endedAt - round.startsAt : phase === 'running' ? Math.max(0, table.elapsedMs()) : 0;
    const shown = isOver ? (round?.result ?? 100) : multipleAt(ranMs);
    writeText(number.current, formatMultiple(t.language, shown));
    const box = canvas.current;
    const on = box?.getContext('2d');
    if (!box || !on) return;
    const { clientWidth: width, clientHeight: height } = box;
    const density = devicePixelRatio;
    if (box.width !== Math.round(width * density) || box.height !== Math.round(height * density)) {
      box.width = Math.round(width * density);
      box.height = Math.round(height * density);
    }
    on.setTransform(density, 0, 0, density, 0, 0);
    drawCurve(on, width, height, {
      elapsedMs: ranMs,
      isOver,
      taken: bets.flatMap(({ paidAt }) => (paidAt === null ? [] : [paidAt])),
      labels: {
        seconds: (count) => formatNumber(t.language, count),
        times: (hundredths) => `${formatNumber(t.language, hundredths / 100, 1, 1)}×`,
      },
    });
  });
  return (
    <div className="crash-stage">
      <div aria-hidden="true">
        <canvas className="crash-curve" ref={canvas} />
      </div>
      <div className="crash-face">
        <StageFace table={table} number={number} ended={t('casino.shared.crashed')} />
      </div>
    </div>
  );
}
