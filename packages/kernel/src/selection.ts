/**
 * A selection's id says what it is: market type, period, line, specifier and outcome are packed into one safe integer, so that the
 * same selection has the same id in every process and after every restart, and no table of names has to be kept.
 *
 *   type (14 bits) | period (5) | line in quarters, offset (14) | specifier (10) | outcome (10)   = 53 bits, all that a safe integer has
 *
 * `period` 0 is the whole match, 1.. the sport's periods. `line` is in quarters of a unit (-1.25 is -5). `specifier` is a player, a
 * goal number, a minute window..., as the market type says; 0 where it has none. A market's id is its selections' id without the outcome.
 */
export interface MarketRef {
  readonly type: number;
  readonly period: number;
  readonly line: number;
  readonly specifier: number;
}
export type MarketId = number;
export type SelectionId = number;

/** Market types have numbers below this. */
export const TYPES = 16_384;
export const MAX_OUTCOMES = 1024;
const SPECIFIERS = 1024;
const LINES = 16_384;
const LINE_OFFSET = 8192;
const PERIODS = 32;

const inRange = (n: number, low: number, high: number): boolean => Number.isInteger(n) && n >= low && n < high;

/** Packs a market reference; throws RangeError when a part does not fit. */
export function encodeMarketId({ type, period, line, specifier }: MarketRef): MarketId {
  if (
    !inRange(type, 0, TYPES) ||
    !inRange(period, 0, PERIODS) ||
    !inRange(line, -LINE_OFFSET, LINES - LINE_OFFSET) ||
    !inRange(specifier, 0, SPECIFIERS)
  )
    throw new RangeError(`no such market: type ${type}, period ${period}, line ${line}, specifier ${specifier}`);
  return ((type * PERIODS + period) * LINES + (line + LINE_OFFSET)) * SPECIFIERS + specifier;
}

export function decodeMarketId(id: MarketId): MarketRef {
  const specifier = id % SPECIFIERS;
  const a = (id - specifier) / SPECIFIERS;
  const line = (a % LINES) - LINE_OFFSET;
  const b = Math.floor(a / LINES);
  return { type: Math.floor(b / PERIODS), period: b % PERIODS, line, specifier };
}

export const selectionId = (market: MarketId, outcome: number): SelectionId => {
  if (!inRange(outcome, 0, MAX_OUTCOMES)) throw new RangeError(`no such outcome: ${outcome}`);
  return market * MAX_OUTCOMES + outcome;
};
export const marketOf = (selection: SelectionId): MarketId => Math.floor(selection / MAX_OUTCOMES);
export const outcomeOf = (selection: SelectionId): number => selection % MAX_OUTCOMES;
