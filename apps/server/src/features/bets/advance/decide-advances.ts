export interface OwedAdvance {
  readonly betId: bigint;
  readonly lentMinor: bigint;
  readonly due: boolean;
}

/** The fate of lent stakes. */
export interface DecidedAdvances {
  readonly repaid: readonly bigint[];
  readonly short: readonly bigint[];
}

/**
 * Advances are repaid in the order in which they were lent: with `owedMinor` still owed in all, the last lent are what is owed. Whatever is
 * not repaid whole when its time is over is short, which makes its bet void (betting rules, "advance bet").
 */
export function decideAdvances(advances: readonly OwedAdvance[], owedMinor: bigint): DecidedAdvances {
  const repaid: bigint[] = [];
  const short: bigint[] = [];
  let owed = owedMinor;
  for (const { betId, lentMinor, due } of advances.toReversed()) {
    if (owed <= 0n) repaid.unshift(betId);
    else if (due) short.unshift(betId);
    owed -= lentMinor;
  }
  return { repaid, short };
}
