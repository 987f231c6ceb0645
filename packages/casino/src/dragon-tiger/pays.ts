import { type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import { ACE, DECK, rankOf, suitOf } from '../cards/cards.ts';

/** Places of the layout: which card is higher, whether they are alike, and what one of them is. */
export const DRAGON_TIGER_PLACES = [
  'dragon',
  'tiger',
  'tie',
  'suitedTie',
  'dragonBig',
  'dragonSmall',
  'dragonOdd',
  'dragonEven',
  'tigerBig',
  'tigerSmall',
  'tigerOdd',
  'tigerEven',
] as const;
export type DragonTigerBet = (typeof DRAGON_TIGER_PLACES)[number];

/** Cards of eight decks, the first the dragon's. */
export type DragonTigerCards = readonly [number, number];
const DECKS = 8;
export const CARDS = DECKS * DECK;

const TIE_ODDS = 11n;
const SUITED_TIE_ODDS = 50n;
const MIDDLE = 7;

/** Ace low: 1 for an ace, 13 for a king. */
const height = (card: number): number => (rankOf(card) === ACE ? 1 : rankOf(card) + 2);

const whole = (units: bigint): Ratio => ratio(units, 1n);
const evenMoney = (wins: boolean): Ratio => (wins ? whole(2n) : ZERO);

/** The return of a bet per unit. Alike cards give half of dragon and tiger back; a seven is neither big nor small, odd nor even. */
export function dragonTigerPay(on: DragonTigerBet, [dragon, tiger]: DragonTigerCards): Ratio {
  const d = height(dragon);
  const t = height(tiger);
  switch (on) {
    case 'dragon':
    case 'tiger':
      return d === t ? ratio(1n, 2n) : evenMoney(on === 'dragon' ? d > t : t > d);
    case 'tie':
      return d === t ? whole(TIE_ODDS + 1n) : ZERO;
    case 'suitedTie':
      return d === t && suitOf(dragon) === suitOf(tiger) ? whole(SUITED_TIE_ODDS + 1n) : ZERO;
    case 'dragonBig':
    case 'tigerBig':
      return evenMoney((on === 'dragonBig' ? d : t) > MIDDLE);
    case 'dragonSmall':
    case 'tigerSmall':
      return evenMoney((on === 'dragonSmall' ? d : t) < MIDDLE);
    case 'dragonOdd':
    case 'tigerOdd': {
      const card = on === 'dragonOdd' ? d : t;
      return evenMoney(card % 2 === 1 && card !== MIDDLE);
    }
    case 'dragonEven':
    case 'tigerEven':
      return evenMoney((on === 'dragonEven' ? d : t) % 2 === 0);
  }
}

const FACES = Array.from({ length: DECK }, (_, card) => card);

/** Every two cards, and in how many equally likely ways they come from the decks. */
export const dragonTigerResults = (): { readonly result: DragonTigerCards; readonly ways: bigint }[] =>
  FACES.flatMap((dragon) =>
    FACES.map((tiger) => ({ result: [dragon, tiger] as const, ways: BigInt(DECKS * (dragon === tiger ? DECKS - 1 : DECKS)) })),
  );
