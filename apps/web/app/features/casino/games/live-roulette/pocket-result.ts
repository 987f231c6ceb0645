import type { ShownResult } from '../../shared/result-strip.tsx';
import { toneOf } from '../roulette/roulette-wheel.tsx';
import { pocketText } from '../roulette/wheel-order.ts';

/** A pocket by its sign and colour. */
export const pocketResult = (pocket: number): ShownResult => ({ text: pocketText(pocket), tone: toneOf(pocket) });
