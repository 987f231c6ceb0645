import { type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import { decimals } from '../decimal.ts';

export const WHEEL_SEGMENTS = [10, 20, 30, 40, 50] as const;
export type WheelSegments = (typeof WHEEL_SEGMENTS)[number];
export const WHEEL_RISKS = ['low', 'medium', 'high'] as const;
export type WheelRisk = (typeof WHEEL_RISKS)[number];

const LOW = decimals('1.5 1.2 1.2 1.2 0 1.2 1.2 1.2 1.2 0');

const MEDIUM: Readonly<Record<WheelSegments, string>> = {
  10: '0 1.9 0 1.5 0 2 0 1.5 0 3',
  20: '1.5 0 2 0 2 0 2 0 1.5 0 3 0 1.8 0 2 0 2 0 2 0',
  30: '1.5 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.7 0 4 0 1.5 0 2 0',
  40: '2 0 3 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 2 0 1.6 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0',
  50: '2 0 1.5 0 2 0 1.5 0 3 0 1.5 0 1.5 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 2 0 2 0 1.5 0 3 0 1.5 0 2 0 1.5 0 1.5 0 5 0 1.5 0 2 0 1.5 0',
};

/** The pay of each segment per unit staked, in the order of the wheel. */
export const wheelPays = (segments: WheelSegments, risk: WheelRisk): readonly Ratio[] => {
  if (risk === 'medium') return decimals(MEDIUM[segments]);
  // The one segment that pays carries 99 % of what all were staked for.
  const only = ratio(BigInt(segments) * 99n, 100n);
  return Array.from({ length: segments }, (_, i) => (risk === 'low' ? LOW[i % LOW.length] : i === segments - 1 ? only : undefined) ?? ZERO);
};
