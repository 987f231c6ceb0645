import { ZERO } from '@touchline/kernel/ratio';
import { WHEEL_RISKS, type WheelRisk, wheelPays } from '../wheel/pays.ts';
import type { WheelView } from '../wheel/wheel.ts';
import { liveGame } from './live-game.ts';

/** How many segments the wheel of the table has. */
export const LIVE_WHEEL_SEGMENTS = 50;

/** One wheel for everybody. Its places are three rings, each with the pays of a risk. The segment is the result. */
export const LIVE_WHEEL = liveGame<WheelRisk, WheelView>({
  key: 'live-wheel',
  draw: (draws) => ({ segment: draws.below(LIVE_WHEEL_SEGMENTS) }),
  resultOf: ({ segment }) => segment,
  pay: (on, segment) => wheelPays(LIVE_WHEEL_SEGMENTS, on)[segment] ?? ZERO,
  results: () => Array.from({ length: LIVE_WHEEL_SEGMENTS }, (_, result) => ({ result, ways: 1n })),
  places: WHEEL_RISKS,
  showMs: 8_000,
});
