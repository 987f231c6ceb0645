import { LIVE_WHEEL, LIVE_WHEEL_SEGMENTS } from '@touchline/casino/shared/live-wheel';
import { WHEEL_RISKS, wheelPays } from '@touchline/casino/wheel/pays';
import { useRef } from 'react';
import { useRevealShare } from '../../live/use-reveal-share.ts';
import { easeOut } from '../../play/use-reveal.ts';
import type { SharedTable } from '../../shared/use-shared-table.ts';
import { payTone } from '../parts/pay-tone.ts';
import { turnLayer } from '../parts/turn-layer.ts';
import { ringSegment } from '../wheel/ring-segment.ts';
import { angleOf } from '../wheel/spinning-wheel.tsx';
import { WheelPicture } from '../wheel/wheel-picture.tsx';

const TURNS = 6;
const HUB = 54;
/** Width of a ring. */
const RING = 32;

/** The wheel of the table with a ring for each risk, the lowest inside. It turns until the drawn segment stands under the pointer. */
export function RiskWheel({ table }: { readonly table: SharedTable }) {
  const disc = useRef<SVGSVGElement>(null);
  const segment = table.round?.result ?? 0;
  useRevealShare(table, LIVE_WHEEL.runMs(segment), (share) => {
    const end = angleOf(segment, LIVE_WHEEL_SEGMENTS) - TURNS * 360;
    turnLayer(disc, end * easeOut(share));
  });
  return (
    <WheelPicture segments={LIVE_WHEEL_SEGMENTS} disc={disc} rest={0}>
      {WHEEL_RISKS.flatMap((risk, ring) =>
        wheelPays(LIVE_WHEEL_SEGMENTS, risk).map((pay, at) => (
          <path
            key={`${risk} ${at.toString()}`}
            data-tone={payTone(pay)}
            d={ringSegment(at, LIVE_WHEEL_SEGMENTS, HUB + ring * RING, HUB + (ring + 1) * RING)}
          />
        )),
      )}
    </WheelPicture>
  );
}
