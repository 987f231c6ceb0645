/** [epoch seconds, odds in thousandths; 0 = suspended]. */
export type PricePoint = readonly [seconds: number, odds: number];

/**
 * At most `most` points of a line that says the same: the first and the last stay, and of each stretch of equal number its lowest and its
 * highest, in their order. Integers only.
 */
export function thinPoints(points: readonly PricePoint[], max: number): PricePoint[] {
  const changed = points.filter(([, odds], i) => i === 0 || i === points.length - 1 || odds !== points[i - 1]?.[1]);
  if (changed.length <= max) return changed;
  const stretches = Math.max(1, Math.floor((max - 2) / 2));
  const inner = changed.slice(1, -1);
  const kept: PricePoint[] = changed.slice(0, 1);
  for (let i = 0; i < stretches; i++) {
    const part = inner.slice(Math.floor((i * inner.length) / stretches), Math.floor(((i + 1) * inner.length) / stretches));
    const offered = part.filter(([, odds]) => odds > 0);
    const among = offered.length > 0 ? offered : part;
    if (among.length === 0) continue;
    const lowest = among.reduce((a, b) => (b[1] < a[1] ? b : a));
    const highest = among.reduce((a, b) => (b[1] > a[1] ? b : a));
    kept.push(...(lowest === highest ? [lowest] : [lowest, highest].sort((a, b) => a[0] - b[0])));
  }
  return [...kept, ...changed.slice(-1)];
}
