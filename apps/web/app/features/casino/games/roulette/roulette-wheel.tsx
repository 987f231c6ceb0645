import './roulette.css';
import { covers, type Wheel } from '@touchline/casino/roulette/layout';
import type { RouletteOptions } from '@touchline/casino/roulette/options';
import type { RouletteView } from '@touchline/casino/roulette/roulette';
import { useTranslator } from '@touchline/ui/translator-context';
import { type RefObject, useRef } from 'react';
import { easeOut, useReveal } from '../../play/use-reveal.ts';
import { turnLayer } from '../parts/turn-layer.ts';
import { useRound } from '../parts/use-round.ts';
import { pocketText, wheelOrder } from './wheel-order.ts';

const SPIN_MS = 3200;
const TURNS = 5;
const [RIM, HUB, BALL, TEXT] = [150, 96, 108, 131];
const BOX = '-170 -170 340 340';

/** How a number is coloured. */
export const toneOf = (pocket: number): 'red' | 'black' | 'green' =>
  covers('red', pocket) ? 'red' : covers('black', pocket) ? 'black' : 'green';

/** How far round the wheel a pocket's middle is, in degrees. */
export function pocketAngle(wheel: Wheel, pocket: number): number {
  const order = wheelOrder(wheel);
  return (order.indexOf(pocket) / order.length) * 360;
}

const corner = (radius: number, turn: number): string =>
  `${(Math.sin(turn * 2 * Math.PI) * radius).toFixed(2)} ${(-Math.cos(turn * 2 * Math.PI) * radius).toFixed(2)}`;

function Pocket({ pocket, at, of }: { readonly pocket: number; readonly at: number; readonly of: number }) {
  const [from, to] = [(at - 0.5) / of, (at + 0.5) / of];
  return (
    <>
      <path
        data-tone={toneOf(pocket)}
        d={`M${corner(HUB, from)}L${corner(RIM, from)}A${RIM} ${RIM} 0 0 1 ${corner(RIM, to)}L${corner(HUB, to)}A${HUB} ${HUB} 0 0 0 ${corner(HUB, from)}`}
      />
      <text transform={`rotate(${((at / of) * 360).toFixed(2)}) translate(0 -${TEXT})`}>{pocketText(pocket)}</text>
    </>
  );
}

/** The wheel. The ball runs round it until it lies in the drawn pocket. */
export function RouletteWheel({ wheel }: { readonly wheel: Wheel }) {
  const { play, round, ended } = useRound<RouletteOptions, RouletteView>();
  const ball = useRef<SVGSVGElement>(null);
  useReveal(play, SPIN_MS, (progress) => {
    const end = pocketAngle(wheel, round?.view.pocket ?? 0) - TURNS * 360;
    turnLayer(ball, end * easeOut(progress));
  });
  const rest = ended && ended.options.wheel === wheel ? pocketAngle(wheel, ended.view.pocket) : 0;
  return <RouletteWheelPicture wheel={wheel} ball={ball} rest={rest} pocket={ended?.view.pocket ?? null} />;
}

interface RouletteWheelPictureProps {
  readonly wheel: Wheel;
  /** The ball, which whoever draws the wheel moves. */
  readonly ball: RefObject<SVGSVGElement | null>;
  /** How far round the wheel the ball lies at rest, degrees. */
  readonly rest: number;
  /** The pocket that is told in the middle. */
  readonly pocket: number | null;
}

/** The wheel as it is drawn. */
export function RouletteWheelPicture({ wheel, ball, rest, pocket }: RouletteWheelPictureProps) {
  const t = useTranslator();
  const order = wheelOrder(wheel);
  return (
    <div className="roulette-wheel">
      <svg viewBox={BOX} role="img" aria-label={t('casino.roulette.wheel.picture')}>
        <circle className="roulette-edge" r="168" />
        {order.map((pocket, at) => (
          <Pocket key={pocket} pocket={pocket} at={at} of={order.length} />
        ))}
        <circle className="roulette-middle" r={HUB - 6} />
        <path className="roulette-mark" d="M0-40V40M-40 0H40" />
        {pocket === null ? null : (
          <g className="roulette-result" data-tone={toneOf(pocket)}>
            <circle r="46" />
            <text>{pocketText(pocket)}</text>
          </g>
        )}
      </svg>
      <svg className="roulette-ball" ref={ball} viewBox={BOX} style={{ rotate: `${rest}deg` }} aria-hidden="true">
        <circle cy={-BALL} r="7.5" />
      </svg>
    </div>
  );
}
