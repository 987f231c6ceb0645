/**
 * Counts of markets: statistics of a match, and two counts derived from `score`: `full-score` is the score with overtime and shoot-out (in `sum`
 * sports `score` of the whole match is regular time alone), `set` is the number of periods won (sets, maps, frames, legs) where scoring is `periods`.
 * The place of each is permanent, market type ids are made of it: append, never reorder (betting: markets/market-ids.ts has room for 298).
 */
export const COUNT_KEYS = [
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
] as const;
export type CountKey = (typeof COUNT_KEYS)[number];
/** A statistic that a feed tells. `score` is what the sport plays for inside a period: goals, points, games of a set, rounds of a map. */
export type StatKey = Exclude<CountKey, 'full-score' | 'set'>;
