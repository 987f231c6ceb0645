import { type Ratio, ratio } from '@touchline/kernel/ratio';

/** Places of the layout that take no number. */
export const SIC_BO_PLACES = ['small', 'big', 'odd', 'even', 'anyTriple'] as const;

/** A place of the layout: `pair` names two different faces, the lower first. */
export type SicBoBet =
  | (typeof SIC_BO_PLACES)[number]
  | { readonly total: number }
  | { readonly single: number }
  | { readonly double: number }
  | { readonly triple: number }
  | { readonly pair: readonly [number, number] };

/** Three faces, 1 to 6. */
export type Dice = readonly [number, number, number];

/** The winnings of a total per unit, from the middle outward. */
const TOTAL_ODDS: Readonly<Record<number, number>> = { 10: 6, 9: 7, 8: 8, 7: 12, 6: 18, 5: 31, 4: 62 };
const ODDS = { evenMoney: 1, anyTriple: 31, double: 11, triple: 180, pair: 6 } as const;

/** The winnings of a total from 4 to 17 per unit; those as far from the middle win the same. */
export const totalOdds = (total: number): number => TOTAL_ODDS[Math.min(total, 21 - total)] ?? 0;

const won = (odds: number, wins: boolean): number => (wins ? odds + 1 : 0);

function units(on: SicBoBet, dice: Dice): number {
  const total = dice[0] + dice[1] + dice[2];
  const shown = (face: number): number => dice.filter((die) => die === face).length;
  const triple = shown(dice[0]) === 3;
  if (typeof on === 'object') {
    if ('total' in on) return won(totalOdds(on.total), total === on.total);
    if ('single' in on) return won(shown(on.single), shown(on.single) > 0);
    if ('double' in on) return won(ODDS.double, shown(on.double) >= 2);
    if ('triple' in on) return won(ODDS.triple, shown(on.triple) === 3);
    return won(
      ODDS.pair,
      on.pair.every((face) => shown(face) > 0),
    );
  }
  switch (on) {
    case 'small':
      return won(ODDS.evenMoney, total <= 10 && !triple);
    case 'big':
      return won(ODDS.evenMoney, total >= 11 && !triple);
    case 'odd':
      return won(ODDS.evenMoney, total % 2 === 1 && !triple);
    case 'even':
      return won(ODDS.evenMoney, total % 2 === 0 && !triple);
    case 'anyTriple':
      return won(ODDS.anyTriple, triple);
  }
}

/** The return of a bet per unit. A face alone wins as often as it shows; three of a kind lose small, big, odd and even. */
export const sicBoPay = (on: SicBoBet, dice: Dice): Ratio => ratio(BigInt(units(on, dice)), 1n);

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Every throw of three dice; all are equally likely. */
export const sicBoResults = (): { readonly result: Dice; readonly ways: bigint }[] =>
  FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => ({ result: [a, b, c], ways: 1n }))));
