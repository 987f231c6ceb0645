import './slide.css';
import { SLIDE_MS } from '@touchline/casino/shared/slide';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo, useRef } from 'react';
import { formatMultiple, multipleTone } from '../../shared/multiple-text.ts';
import { StageFace } from '../../shared/stage-face.tsx';
import { useFrames } from '../../shared/use-frames.ts';
import type { SharedTable } from '../../shared/use-shared-table.ts';
import { writeText } from '../../shared/write-text.ts';
import { passedTiles, ROW, slideRow } from './slide-row.ts';

/** Width of a tile and the room after it, px. */
const STEP = 104;
const RESTING = 100;

/** The row of multiples: it slides once the round has started, and stops at the drawn one. */
export function SlideStage({ table }: { readonly table: SharedTable }) {
  const t = useTranslator();
  const strip = useRef<HTMLOListElement>(null);
  const number = useRef<HTMLElement>(null);
  const { phase, round } = table;
  const result = round?.result ?? null;
  const id = round?.round ?? '';
  const row = useMemo(() => slideRow(id, result ?? RESTING), [id, result]);
  const isDrawn = result !== null;
  useFrames(phase === 'running' && isDrawn, () => {
    const share = !isDrawn || phase === 'betting' ? 0 : phase === 'over' ? 1 : table.elapsedMs() / SLIDE_MS;
    if (strip.current) strip.current.style.translate = `${-passedTiles(share) * STEP}px 0`;
    writeText(number.current, share >= 1 ? formatMultiple(t.language, result ?? RESTING) : '\u2026');
  });
  return (
    <div className="slide-stage">
      <StageFace table={table} number={number} ended={t('casino.shared.stopped')} />
      <div className="slide-window" dir="ltr" aria-hidden="true">
        <ol className="slide-strip figures" ref={strip}>
          {[...row.entries()].map(([at, multiple]) => (
            <li
              key={at}
              className="slide-tile"
              data-tone={multipleTone(multiple)}
              data-stop={(phase === 'over' && at === ROW.stop) || undefined}
            >
              {formatMultiple('en', multiple)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
