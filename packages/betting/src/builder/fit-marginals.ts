/**
 * Iterative proportional fitting: `joint[set]` is the model's probability that exactly the selections of the set win (a bit each);
 * the answer keeps how they hang together and gives each selection on its own the probability that the book gives it.
 */
export function fitMarginals(joint: readonly number[], marginals: readonly number[]): readonly number[] {
  let fitted = [...joint];
  for (let round = 0; round < 60; round++) {
    let worst = 0;
    marginals.forEach((target, selection) => {
      const bit = 1 << selection;
      const now = fitted.reduce((sum, p, set) => (set & bit ? sum + p : sum), 0);
      if (now <= 0 || now >= 1) return;
      worst = Math.max(worst, Math.abs(now - target));
      const [yes, no] = [target / now, (1 - target) / (1 - now)];
      fitted = fitted.map((p, set) => p * (set & bit ? yes : no));
    });
    if (worst < 1e-9) break;
  }
  return fitted;
}

/** The probability that all selections of each set win, whatever the others do. */
export function jointOfSets(exactly: readonly number[]): readonly number[] {
  return exactly.map((_, set) => exactly.reduce((sum, p, other) => ((other & set) === set ? sum + p : sum), 0));
}
