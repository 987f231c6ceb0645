import type { RakeRules } from '../rules.ts';

/** All that the house may change at a cash table; chips. */
export interface TableTerms extends RakeRules {
  readonly minBuyIn: number;
  readonly maxBuyIn: number;
}

/** A field of terms that do not hold together, and the rule that it breaks. */
export interface TableTermsFault {
  readonly field: keyof TableTerms;
  readonly rule: string;
}

const MAX_RATE_PPM = 100_000;
/** Inclusive, big blinds. */
const BLINDS = { cap: 10, minBuyIn: 10, maxBuyIn: 500 } as const;
const PLAYERS = { min: 2, max: 9 } as const;

const isWithin = (value: number, min: number, max: number): boolean => Number.isSafeInteger(value) && value >= min && value <= max;

/** Lines ascend, since the last one of no more players counts, and the first is of two: else two players would pay no rake. */
function areCaps(caps: RakeRules['caps'], bigBlind: number): boolean {
  return (
    caps[0]?.players === PLAYERS.min &&
    caps.every(({ players, chips }, i) => {
      const before = caps[i - 1];
      const isNext = before === undefined || (players > before.players && chips >= before.chips);
      return isNext && isWithin(players, PLAYERS.min, PLAYERS.max) && isWithin(chips, 0, BLINDS.cap * bigBlind);
    })
  );
}

/** The first fault of terms for a table with such a big blind; null where there is none. */
export function tableTermsFault({ ratePpm, caps, minBuyIn, maxBuyIn }: TableTerms, bigBlind: number): TableTermsFault | null {
  if (!isWithin(ratePpm, 0, MAX_RATE_PPM)) return { field: 'ratePpm', rule: `from 0 to ${MAX_RATE_PPM}` };
  if (!areCaps(caps, bigBlind))
    return { field: 'caps', rule: `ascending from ${PLAYERS.min} players on, each from 0 to ${BLINDS.cap * bigBlind} chips` };
  const [least, most] = [BLINDS.minBuyIn * bigBlind, BLINDS.maxBuyIn * bigBlind];
  if (!isWithin(minBuyIn, least, most)) return { field: 'minBuyIn', rule: `from ${least} to ${most} chips` };
  return isWithin(maxBuyIn, minBuyIn, most) ? null : { field: 'maxBuyIn', rule: `from ${minBuyIn} to ${most} chips` };
}
