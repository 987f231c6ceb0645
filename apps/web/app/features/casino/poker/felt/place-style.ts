import type { CSSProperties } from 'react';
import type { SeatPlace } from './seat-places.ts';

/** By which the style sheet puts something where a seat is. */
export const placeStyle = ({ x, y }: SeatPlace): CSSProperties => ({ '--seat-x': x.toFixed(4), '--seat-y': y.toFixed(4) }) as CSSProperties;
