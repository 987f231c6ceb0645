import type { ShownResult } from '../../shared/result-strip.tsx';

/** A segment, counted from 1, as people count. */
export const segmentResult = (segment: number): ShownResult => ({ text: String(segment + 1), tone: 'plain' });
