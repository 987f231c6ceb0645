import type { ClubLevel } from './club-terms.ts';

const MILLION = 1_000_000n;

/** Rounds of a period that have ended, in one currency; minor units. */
export interface PeriodTally {
  readonly stakedMinor: bigint;
  readonly returnedMinor: bigint;
  /** The part of the stakes that the house keeps on average, millionths of a minor unit. */
  readonly keptMicro: bigint;
}

/** The bounds of a payment in the currency; minor units. */
export interface CashbackBounds {
  /** A round amount of the order of a euro. */
  readonly unitMinor: bigint;
  /** Less is not paid. */
  readonly minMinor: bigint;
  /** The most that the law lets the house give, in units; null for no bound. */
  readonly maxGiftUnits: number | null;
}

/** A player's loss in a period: never below 0. */
export const netLossMinor = ({ stakedMinor, returnedMinor }: PeriodTally): bigint =>
  stakedMinor > returnedMinor ? stakedMinor - returnedMinor : 0n;

const min = (...amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b));

/** The amount within the law; 0 where it is less than the least. */
function withinLaw(amountMinor: bigint, { unitMinor, minMinor, maxGiftUnits }: CashbackBounds): bigint {
  const lawful = maxGiftUnits === null ? amountMinor : min(amountMinor, BigInt(maxGiftUnits) * unitMinor);
  return lawful < minMinor ? 0n : lawful;
}

/**
 * VIP cashback of a week: the level's part of the net loss, rounded down once. It is at most the level's weekly limit, and at most half of what the house
 * keeps on average out of the week's stakes: whoever stakes everything on one rare win would else be paid for it.
 */
export function vipCashback(tally: PeriodTally, { lossPpm, maxUnits }: ClubLevel, bounds: CashbackBounds): bigint {
  const ofLoss = (netLossMinor(tally) * BigInt(lossPpm)) / MILLION;
  return withinLaw(min(ofLoss, tally.keptMicro / (2n * MILLION), BigInt(maxUnits) * bounds.unitMinor), bounds);
}

/** Premium cashback of a day: the level's part of what the house keeps on average out of the stakes, won or lost; rounded down once. */
export const premiumCashback = ({ keptMicro }: PeriodTally, { edgeSharePpm }: ClubLevel, bounds: CashbackBounds): bigint =>
  withinLaw((keptMicro * BigInt(edgeSharePpm)) / (MILLION * MILLION), bounds);
