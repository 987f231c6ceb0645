import { type IntegerDistribution, medianOf } from './count-marginals.ts';

/** Probability that a value times four lies above the line plus half of what lies on it. */
function weightAbove({ min, p }: IntegerDistribution, line: number): number {
  let above = 0;
  for (let i = p.length - 1; i >= 0; i--) {
    const ahead = 4 * (min + i) - line;
    if (ahead < 0) break;
    above += ahead === 0 ? (p[i] ?? 0) / 2 : (p[i] ?? 0);
  }
  return above;
}

/**
 * Lines in quarters around the most even one, every `step` quarters, `each` on each side; nearest to even first.
 * Only lines between the least and the greatest possible value are given: others are decided.
 */
export function linesAround(spread: IntegerDistribution, step: number, each: number): number[] {
  // Even is near the median: a handful of candidates around it, and the one that splits best wins.
  const offset = step >= 4 ? 2 : 0;
  const start = Math.round((4 * medianOf(spread) - offset) / step) * step + offset;
  let best = start;
  let bestGap = Infinity;
  for (let line = start - 3 * step; line <= start + 3 * step; line += step) {
    const gap = Math.abs(weightAbove(spread, line) - 0.5);
    if (gap < bestGap - 1e-12) [best, bestGap] = [line, gap];
  }
  const minGap = 4 * spread.min;
  const max = 4 * (spread.min + spread.p.length - 1);
  const lines: number[] = [];
  for (let k = 0; k <= each; k++)
    for (const line of k === 0 ? [best] : [best - k * step, best + k * step]) if (line > minGap && line < max) lines.push(line);
  return lines;
}
