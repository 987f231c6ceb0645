import { CLIMB_EDGE } from '../edge.ts';
import { limboMultiplier } from '../limbo/pays.ts';
import { sharedDraw } from './shared-draw.ts';
import type { SharedGame } from './shared-game.ts';
import { MULTIPLE_BETTING_MS, TARGETS, targetReturns } from './target-returns.ts';

/** How long the row of multiples slides before it stands still, ms. */
export const SLIDE_MS = 6_000;

/** A row of multiples that slides by and stops at the drawn one. Every bet names the target that it has to reach. */
export const SLIDE: SharedGame = {
  key: 'slide',
  edge: CLIMB_EDGE,
  bettingMs: MULTIPLE_BETTING_MS,
  isTakenByHand: false,
  multiple: limboMultiplier,
  layout: null,
  result: (hash, salt, edgePpm) => limboMultiplier(sharedDraw(hash, salt), edgePpm),
  runMs: () => SLIDE_MS,
  variants: () => TARGETS,
  returns: targetReturns,
};
