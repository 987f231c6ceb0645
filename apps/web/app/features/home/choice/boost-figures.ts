/** The return of 10.00 of a currency, before and after the boost. Odds in thousandths, amounts in minor units of two decimals. */
interface BoostFigures {
  /** Cut to the cent, never more than is paid: "6.87". */
  readonly was: string;
  readonly now: string;
  readonly returnMinor: bigint;
  readonly moreMinor: bigint;
}

const ONE = 1000n;
const STAKE_MINOR = 1000n;

const cut = (hundredths: bigint): string => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;

/**
 * The boost is on the winnings: 1 + (odds - 1) x (1 + boost). The product of the legs stays exact up to the end; what is shown and what is
 * returned are cut, so that no cent is promised that is not paid. Null where a leg has no price now, or fewer than two matches are joined.
 */
export function boostFigures(legs: readonly number[], boostPermille: number): BoostFigures | null {
  if (legs.length < 2 || legs.some((odds) => odds <= 0)) return null;
  const unit = ONE ** BigInt(legs.length);
  const total = legs.reduce((product, odds) => product * BigInt(odds), 1n);
  // Over `unit` and a further 1000, in which the boost is told.
  const boosted = unit * ONE + (total - unit) * (ONE + BigInt(boostPermille));
  const wasMinor = (total * STAKE_MINOR) / unit;
  const returnMinor = (boosted * STAKE_MINOR) / (unit * ONE);
  return {
    was: cut((total * 100n) / unit),
    now: cut((boosted * 100n) / (unit * ONE)),
    returnMinor,
    moreMinor: returnMinor - wasMinor,
  };
}
