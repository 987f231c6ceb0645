/** Prices (thousandths) as chances without the house's margin, thousandths; 0 where there is no price. */
export function impliedProbabilities(odds: readonly number[]): readonly number[] {
  const inverse = odds.map((one) => (one === 0 ? 0 : Math.round(1_000_000_000 / one)));
  const sum = inverse.reduce((a, b) => a + b, 0);
  return inverse.map((one) => (sum === 0 ? 0 : Math.round((one * 1000) / sum)));
}
