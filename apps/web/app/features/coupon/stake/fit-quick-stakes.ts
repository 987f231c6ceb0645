export interface QuickStake {
  /** Decimal text, as the stake's field holds it. */
  readonly text: string;
  /** With the currency: "5 €". */
  readonly written: string;
}

/** As many as a thumb tells apart. */
const MAX_QUICK_STAKES = 3;
/** Beside the coupon's worth on a phone 390 wide: three amounts in euros, one in a currency of long sums. */
const LETTERS = 18;

/** The first amounts that stand beside the coupon's worth on a phone. */
export function fitQuickStakes(stakes: readonly QuickStake[]): readonly QuickStake[] {
  let letters = 0;
  return stakes.slice(0, MAX_QUICK_STAKES).filter(({ written }) => {
    letters += written.length;
    return letters <= LETTERS;
  });
}
