import { INSTANT_LINES } from './instant-lines.ts';
import { LOTTERY_LINES } from './lottery-lines.ts';
import type { ProofLine } from './proof-line.ts';
import { SHARED_LINES } from './shared-lines.ts';
import { SLOT_LINES } from './slot-lines.ts';
import { TABLE_LINES } from './table-lines.ts';

/** Every way in which the house's own games are proven. Those that take longest come first, so that no thread is left with one of them at the end. */
export const PROOF_LINES: readonly ProofLine[] = [...SLOT_LINES, ...TABLE_LINES, ...INSTANT_LINES, ...SHARED_LINES, ...LOTTERY_LINES];

/** How many rounds a game is proven with, spread over its ways. */
export const ROUNDS_A_GAME = 10_000_000;
