import './drop.css';
import type { DropView } from '@touchline/casino/drop/drop';
import type { DropOptions } from '@touchline/casino/drop/options';
import { type DropRisk, dropPays } from '@touchline/casino/drop/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef } from 'react';
import { formatMultiplier } from '../../play/multiplier.ts';
import { useReveal } from '../../play/use-reveal.ts';
import { payTone } from '../parts/pay-tone.ts';
import { useRound } from '../parts/use-round.ts';
import { BOARD, ballAt, ballStops, bucketAt, gapOf, pegAt } from './drop-path.ts';

const ROW_MS = 130;

/** Pegs, buckets and the ball, whose way was drawn before it falls. */
export function DropBoard({ rows, risk }: { readonly rows: number; readonly risk: DropRisk }) {
  const t = useTranslator();
  const { play, round, ended } = useRound<DropOptions, DropView>();
  const ball = useRef<SVGCircleElement>(null);
  const stops = round ? ballStops(round.options.rows, round.view.path) : null;
  useReveal(play, (rows + 2) * ROW_MS, (progress) => {
    if (!stops || !ball.current) return;
    const { x, y } = ballAt(stops, progress);
    ball.current.setAttribute('cx', x.toFixed(1));
    ball.current.setAttribute('cy', y.toFixed(1));
  });
  const rest = ended && ended.options.rows === rows ? ballStops(rows, ended.view.path).at(-1) : undefined;
  const width = gapOf(rows) - 4;
  const landed = rest && ended ? Array.from(ended.view.path).filter((turn) => turn === 'R').length : null;
  return (
    <svg className="drop-board" viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} role="img" aria-label={t('casino.drop.board', { rows })}>
      <g className="drop-pegs">
        {Array.from({ length: rows }, (_, row) =>
          Array.from({ length: row + 3 }, (__, at) => {
            const { x, y } = pegAt(rows, row, at);
            // biome-ignore lint/suspicious/noArrayIndexKey: a peg is its place
            return <circle key={`${row} ${at}`} cx={x} cy={y} r={4.5} />;
          }),
        )}
      </g>
      {dropPays(rows, risk).map((pay, rights) => {
        const { x, y } = bucketAt(rows, rights);
        const text = formatMultiplier(t.language, pay).replace('×', '');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its place
          <g key={rights} className="drop-bucket" data-tone={payTone(pay)} data-landed={rights === landed || undefined}>
            <rect x={x - width / 2} y={y} width={width} height={36} rx={6} />
            <text x={x} y={y + 23} textAnchor="middle" fontSize={Math.min(16, width / (text.length * 0.62))}>
              {text}
            </text>
          </g>
        );
      })}
      <circle ref={ball} className="drop-ball" r={Math.max(8, gapOf(rows) * 0.2)} cx={rest?.x ?? BOARD.width / 2} cy={rest?.y ?? 12} />
    </svg>
  );
}
