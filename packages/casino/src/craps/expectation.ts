import { mul, type Ratio, ratio, reduced } from '@touchline/kernel/ratio';
import type { ChancedEnding } from '../exact.ts';
import { type Line, lineResult, type SideBet, sidePay, type Throw, totalOf } from './pays.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const THROWS: readonly Throw[] = FACES.flatMap((a) => FACES.map((b): Throw => [a, b]));
const chanceOf = (count: number, of: number): Ratio => ratio(BigInt(count), BigInt(of));

/** Ends of a bet that stands until a throw settles it: of the throws that do, each is as likely. */
function untilSettled(pay: (dice: Throw) => Ratio | null): ChancedEnding[] {
  const pays = THROWS.map(pay).filter((one) => one !== null);
  return pays.map((one) => ({ pay: one, chance: chanceOf(1, pays.length) }));
}

/** How a bet beside the line ends. */
export const sideEndings = (on: SideBet): ChancedEnding[] => untilSettled((dice) => sidePay(on, dice));

/** How a bet on the shooter ends, without odds: these are fair. */
export const lineEndings = (on: Line): ChancedEnding[] =>
  THROWS.flatMap((dice) => {
    const chance = chanceOf(1, THROWS.length);
    const first = lineResult(on, null, totalOf(dice));
    if (first === null || 'pay' in first) return first ? [{ pay: first.pay, chance }] : [];
    return untilSettled((later) => {
      const then = lineResult(on, first.point, totalOf(later));
      return then && 'pay' in then ? then.pay : null;
    }).map((ending) => ({ pay: ending.pay, chance: reduced(mul(chance, ending.chance)) }));
  });
