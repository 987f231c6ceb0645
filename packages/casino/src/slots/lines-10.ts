import { LINES_20 } from './lines-20.ts';

/** Ten lines on five reels of three rows. */
export const LINES_10 = LINES_20.slice(0, 10);
