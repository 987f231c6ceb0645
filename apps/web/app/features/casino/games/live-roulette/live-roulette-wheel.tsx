import { LIVE_ROULETTE, LIVE_ROULETTE_WHEEL } from '@touchline/casino/shared/live-roulette';
import { useRef } from 'react';
import { useRevealShare } from '../../live/use-reveal-share.ts';
import { easeOut } from '../../play/use-reveal.ts';
import type { SharedTable } from '../../shared/use-shared-table.ts';
import { turnLayer } from '../parts/turn-layer.ts';
import { pocketAngle, RouletteWheelPicture } from '../roulette/roulette-wheel.tsx';

const TURNS = 9;

/** The wheel of the table. The ball runs from the last bet on until it lies in the drawn pocket, by the table's clock. */
export function LiveRouletteWheel({ table }: { readonly table: SharedTable }) {
  const ball = useRef<SVGSVGElement>(null);
  const pocket = table.round?.result ?? 0;
  useRevealShare(table, LIVE_ROULETTE.runMs(pocket), (share) => {
    const end = pocketAngle(LIVE_ROULETTE_WHEEL, pocket) - TURNS * 360;
    turnLayer(ball, end * easeOut(share));
  });
  return <RouletteWheelPicture wheel={LIVE_ROULETTE_WHEEL} ball={ball} rest={0} pocket={table.phase === 'over' ? pocket : null} />;
}
