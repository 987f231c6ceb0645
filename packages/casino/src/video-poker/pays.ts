import { ACE } from '../cards/cards.ts';
import { HAND, kindOf, leadingRank } from '../cards/poker-hand.ts';

/** Hands that a machine pays, best first; `nothing` last. Fours of a kind are told apart as far as any of the tables pays them apart. */
export const PAID_HANDS = [
  'royalFlush',
  'straightFlush',
  'fourAcesLowKicker',
  'fourAces',
  'fourLowLowKicker',
  'fourLow',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
  'nothing',
] as const;
export type PaidHand = (typeof PAID_HANDS)[number];

const JACK = 9;
const FOUR = 2;

/** Of four of a kind: aces and twos to fours are paid apart, more so beside an ace (twos to fours) or a two to four. */
function fours(strength: number): PaidHand {
  const rank = leadingRank(strength);
  const kicker = (strength >> 12) & 0xf;
  if (rank === ACE) return kicker <= FOUR ? 'fourAcesLowKicker' : 'fourAces';
  if (rank > FOUR) return 'fourOfAKind';
  return kicker <= FOUR || kicker === ACE ? 'fourLowLowKicker' : 'fourLow';
}

/** The hand that a machine pays a hand of five as, by its strength. */
export function paidHand(strength: number): PaidHand {
  switch (kindOf(strength)) {
    case HAND.straightFlush:
      return leadingRank(strength) === ACE ? 'royalFlush' : 'straightFlush';
    case HAND.fourOfAKind:
      return fours(strength);
    case HAND.fullHouse:
      return 'fullHouse';
    case HAND.flush:
      return 'flush';
    case HAND.straight:
      return 'straight';
    case HAND.threeOfAKind:
      return 'threeOfAKind';
    case HAND.twoPair:
      return 'twoPair';
    case HAND.pair:
      return leadingRank(strength) >= JACK ? 'jacksOrBetter' : 'nothing';
    default:
      return 'nothing';
  }
}

type PayTable = Readonly<Record<PaidHand, number>>;

const table = (
  rest: Omit<PayTable, 'royalFlush' | 'fourAcesLowKicker' | 'fourLowLowKicker' | 'nothing'> &
    Partial<Pick<PayTable, 'fourAcesLowKicker' | 'fourLowLowKicker'>>,
): PayTable => ({
  fourAcesLowKicker: rest.fourAces,
  fourLowLowKicker: rest.fourLow,
  ...rest,
  royalFlush: 800,
  nothing: 0,
});

const FOURS = { fourAces: 25, fourLow: 25, fourOfAKind: 25 };
const JACKS = { threeOfAKind: 3, twoPair: 2, jacksOrBetter: 1 };

/** The pays of each table per unit, the stake included. Named by what a full house and a flush pay, as players know them. */
export const PAY_TABLES = {
  jacks96: table({ straightFlush: 50, ...FOURS, fullHouse: 9, flush: 6, straight: 4, ...JACKS }),
  jacks85: table({ straightFlush: 50, ...FOURS, fullHouse: 8, flush: 5, straight: 4, ...JACKS }),
  bonus85: table({ straightFlush: 50, fourAces: 80, fourLow: 40, fourOfAKind: 25, fullHouse: 8, flush: 5, straight: 4, ...JACKS }),
  doubleDouble96: table({
    straightFlush: 50,
    fourAcesLowKicker: 400,
    fourAces: 160,
    fourLowLowKicker: 160,
    fourLow: 80,
    fourOfAKind: 50,
    fullHouse: 9,
    flush: 6,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 1,
    jacksOrBetter: 1,
  }),
} as const satisfies Readonly<Record<string, PayTable>>;

export type PayTableName = keyof typeof PAY_TABLES;

/** The name of a hand on a table: fours of a kind that it pays alike have one name. */
export function nameOn(pays: PayTableName, hand: PaidHand): PaidHand {
  const units = PAY_TABLES[pays];
  const wider: Partial<Record<PaidHand, PaidHand>> = {
    fourAcesLowKicker: 'fourAces',
    fourAces: 'fourOfAKind',
    fourLowLowKicker: 'fourLow',
    fourLow: 'fourOfAKind',
  };
  const next = wider[hand];
  return next && units[next] === units[hand] ? nameOn(pays, next) : hand;
}
