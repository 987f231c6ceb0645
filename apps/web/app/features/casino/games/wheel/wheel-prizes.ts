import { type WheelRisk, type WheelSegments, wheelPays } from '@touchline/casino/wheel/pays';
import { compare, type Ratio } from '@touchline/kernel/ratio';

/** Different pays of a wheel, the least first, each with the number of its segments. */
export function wheelPrizes(segments: WheelSegments, risk: WheelRisk): { readonly pay: Ratio; readonly count: number }[] {
  const prizes: { pay: Ratio; count: number }[] = [];
  for (const pay of wheelPays(segments, risk)) {
    const known = prizes.find((prize) => compare(prize.pay, pay) === 0);
    if (known) known.count += 1;
    else prizes.push({ pay, count: 1 });
  }
  return prizes.sort((a, b) => compare(a.pay, b.pay));
}
