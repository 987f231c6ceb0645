import type { WheelOptions } from '@touchline/casino/wheel/options';
import { wheelPays } from '@touchline/casino/wheel/pays';
import type { WheelView } from '@touchline/casino/wheel/wheel';
import { useRef } from 'react';
import { easeOut, useReveal } from '../../play/use-reveal.ts';
import { payTone } from '../parts/pay-tone.ts';
import { turnLayer } from '../parts/turn-layer.ts';
import { useRound } from '../parts/use-round.ts';
import { ringSegment } from './ring-segment.ts';
import { WheelPicture } from './wheel-picture.tsx';

const SPIN_MS = 2600;
const TURNS = 4;
const RADIUS = 150;
const HUB = 70;

/** How far the wheel is turned, in degrees, when a segment stands under the pointer at the top. */
export const angleOf = (segment: number, segments: number): number => -((segment + 0.5) / segments) * 360;

/** The wheel, which turns until the drawn segment stands under the pointer. */
export function SpinningWheel({ segments, risk }: WheelOptions) {
  const { play, round, ended } = useRound<WheelOptions, WheelView>();
  const disc = useRef<SVGSVGElement>(null);
  const from = useRef(0);
  useReveal(play, SPIN_MS, (progress) => {
    const end = angleOf(round?.view.segment ?? 0, segments) - TURNS * 360;
    const angle = from.current + (end - from.current) * easeOut(progress);
    turnLayer(disc, angle);
    if (progress === 1) from.current = end % 360;
  });
  const rest = ended && ended.options.segments === segments ? angleOf(ended.view.segment, segments) : 0;
  return (
    <WheelPicture segments={segments} disc={disc} rest={rest}>
      {wheelPays(segments, risk).map((pay, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          key={i}
          data-tone={payTone(pay)}
          d={ringSegment(i, segments, HUB, RADIUS)}
        />
      ))}
    </WheelPicture>
  );
}
