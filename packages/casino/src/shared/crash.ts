import { EDGE } from '../edge.ts';
import { limboMultiplier } from '../limbo/pays.ts';
import { crashMs } from './multiple-curve.ts';
import { sharedDraw } from './shared-draw.ts';
import type { SharedGame } from './shared-game.ts';
import { MULTIPLE_BETTING_MS, TARGETS, targetReturns } from './target-returns.ts';

/** A multiple that grows before everybody's eyes until it crashes. Who has taken it, or named a target that it reached, is paid. */
export const CRASH: SharedGame = {
  key: 'crash',
  edge: EDGE,
  bettingMs: MULTIPLE_BETTING_MS,
  isTakenByHand: true,
  multiple: limboMultiplier,
  layout: null,
  result: (hash, salt, edgePpm) => limboMultiplier(sharedDraw(hash, salt), edgePpm),
  runMs: crashMs,
  variants: () => TARGETS,
  returns: targetReturns,
};
