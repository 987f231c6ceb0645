import { suitClasses } from '../cards/suit-classes.ts';
import { countDraws } from './draw-counts.ts';
import { PAID_HANDS, PAY_TABLES, type PaidHand, type PayTableName } from './pays.ts';

/** Draws for 0 to 5 cards from the 47 that are left, and the least number that all of them divide. */
const DRAWS = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const;
const MIN_MULTIPLE = 7_669_695;

const cardsIn = (hold: number): number => [0, 1, 2, 3, 4].filter((place) => hold & (1 << place)).length;
/** The factor that a hold's draws are multiplied by, so that those of all holds are as many. */
const SCALE = Array.from({ length: 32 }, (_, hold) => MIN_MULTIPLE / (DRAWS[5 - cardsIn(hold)] as number));

/** The hold, a bit a place, whose draws pay most; of equals the one with the higher number. */
export function bestOf(draws: Float64Array, pays: PayTableName): number {
  const units = PAID_HANDS.map((hand) => PAY_TABLES[pays][hand]);
  let best = { hold: 0, paid: -1 };
  for (let hold = 31; hold >= 0; hold -= 1) {
    let sum = 0;
    for (let kind = 0; kind < units.length; kind += 1) sum += (draws[hold * units.length + kind] as number) * (units[kind] as number);
    const paid = sum * (SCALE[hold] as number);
    if (paid > best.paid) best = { hold, paid };
  }
  return best.hold;
}

/** How often best play ends in each paid hand, of 19,933,230,517,200 equally likely deals and draws, for each table of pays. */
export function solveVideoPoker(drawsOf = countDraws()): Readonly<Record<PayTableName, Readonly<Record<PaidHand, number>>>> {
  const names = Object.keys(PAY_TABLES) as PayTableName[];
  const totals = Object.fromEntries(names.map((name) => [name, PAID_HANDS.map(() => 0)])) as Record<PayTableName, number[]>;
  for (const { cards, ways } of suitClasses(5)) {
    const draws = drawsOf(cards.toSorted((a, b) => a - b));
    for (const name of names) {
      const hold = bestOf(draws, name);
      const total = totals[name];
      PAID_HANDS.forEach((_, kind) => {
        total[kind] = (total[kind] as number) + ways * (SCALE[hold] as number) * (draws[hold * PAID_HANDS.length + kind] as number);
      });
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(PAID_HANDS.map((hand, kind) => [hand, totals[name][kind]]))]),
  ) as Record<PayTableName, Record<PaidHand, number>>;
}
