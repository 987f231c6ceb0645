/** A bet that was sent under a price rule, and the price it was taken at; null where it was refused. */
export interface PriceCase {
  readonly checkCf: number;
  /** Hundredths of a percent. */
  readonly tolerance: number;
  readonly seenOddsMilli: number;
  readonly takenMilli: number | null;
}

/** The rule once more, written apart from the engine: cases that were accepted although it forbids them. */
export function acceptedOutsideRule(cases: readonly PriceCase[]): readonly PriceCase[] {
  return cases.filter(({ checkCf, tolerance, seenOddsMilli, takenMilli }) => {
    if (takenMilli === null || checkCf === 2) return false;
    const lowest = seenOddsMilli - (seenOddsMilli * tolerance) / 10_000;
    const highest = checkCf === 1 ? Number.POSITIVE_INFINITY : seenOddsMilli + (seenOddsMilli * tolerance) / 10_000;
    return takenMilli < lowest || takenMilli > highest;
  });
}
