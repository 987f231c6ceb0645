import { ratio, ZERO } from '@touchline/kernel/ratio';
import { returnsOf } from '../expectation.ts';
import { oneDrawGame } from '../one-draw-game.ts';
import { WheelOptions } from './options.ts';
import { WHEEL_RISKS, WHEEL_SEGMENTS, wheelPays } from './pays.ts';

/** The segment at which the wheel stopped, from 0. */
export type WheelView = { readonly segment: number };

/** A wheel of equal segments, each with its pay. */
export const WHEEL = oneDrawGame<WheelOptions, WheelView>({
  key: 'wheel',
  edge: null,
  options: WheelOptions,
  draw: ({ segments }, draws) => ({ segment: draws.below(segments) }),
  pay: ({ segments, risk }, { segment }) => wheelPays(segments, risk)[segment] ?? ZERO,
  variants: () => WHEEL_RISKS.flatMap((risk) => WHEEL_SEGMENTS.map((segments) => ({ segments, risk }))),
  returns: ({ segments, risk }) =>
    returnsOf(wheelPays(segments, risk).map((pay, segment) => ({ label: String(segment), pay, chance: ratio(1n, BigInt(segments)) }))),
});
