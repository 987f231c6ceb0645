import type { StatKey } from './match-facts.ts';

/**
 * What a market counts: a statistic of the facts, or one of two counts derived from `score`:
 * `full-score` is the score with overtime and shoot-out (in `sum` sports `score` of the whole match is regular time alone),
 * `set` is the number of periods won (sets, maps, frames, legs) where scoring is `periods`.
 */
export type CountKey = StatKey | 'full-score' | 'set';

/** Permanent place of each count in market type ids (see market-ids.ts): append, never reorder. */
export const COUNT_KEYS: readonly CountKey[] = [
  'score',
  'full-score',
  'set',
  'corner',
  'yellow',
  'red',
  'shot',
  'on-target',
  'foul',
  'offside',
  'throw-in',
  'dangerous-attack',
  'possession',
  'penalty',
  'two-minutes',
  'three-pointer',
  'ace',
  'double-fault',
  'break-point',
  'hit',
  'touchdown',
  'field-goal',
  'wicket',
  'four',
  'six',
  'extra',
  'ball',
  'takedown',
  'strike',
  'one-eighty',
  'checkout',
  'century',
  'frame-points',
  'kill',
  'tower',
  'dragon',
  'baron',
  'roshan',
  'point',
];
