// Hands of the room, asked again only when their code has changed (docs/decisions/0026).
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { HAND, kindOf, strengthOfSuits } from '../../cards/poker-hand.ts';
import { shuffled } from '../testing/play-randomly.ts';
import { bestStrength } from '../variant.ts';
import { bestOfFives, kindOfFive } from './plain-hand.ts';

const SEED = Number(process.env.SEED ?? 86);
const OMAHA_DEALS = 3_000;

/** The counts of kinds over every set of seven of the 52 cards, one after the other. */
function countSevens(): readonly number[] {
  const counts = new Float64Array(9);
  const suits = [0, 0, 0, 0];
  const take = (card: number): void => {
    suits[card & 3] = (suits[card & 3] as number) ^ (1 << (card >> 2));
  };
  const choose = (from: number, left: number): void => {
    for (let card = from; card <= 52 - left; card += 1) {
      take(card);
      if (left > 1) choose(card + 1, left - 1);
      else {
        const kind = kindOf(strengthOfSuits(suits[0] as number, suits[1] as number, suits[2] as number, suits[3] as number));
        counts[kind] = (counts[kind] as number) + 1;
      }
      take(card);
    }
  };
  choose(0, 7);
  return [...counts];
}

describe('the evaluator of the poker room', () => {
  it('counts each of the 133,784,560 hands of seven as they are known', () => {
    const counts = countSevens();
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(133_784_560);
    expect(Object.fromEntries(Object.entries(HAND).map(([name, kind]) => [name, counts[kind]]))).toEqual({
      highCard: 23_294_460,
      pair: 58_627_800,
      twoPair: 31_433_400,
      threeOfAKind: 6_461_620,
      straight: 6_180_020,
      flush: 4_047_644,
      fullHouse: 3_473_184,
      fourOfAKind: 224_848,
      straightFlush: 41_584,
    });
  });

  it('orders hands as a plain evaluator of five does that tries all of them', () => {
    const random = createRandom('sevens', SEED);
    let previous = shuffled(random).slice(0, 7);
    for (let i = 0; i < OMAHA_DEALS; i += 1) {
      const cards = shuffled(random).slice(0, 7);
      const plain = Math.sign(bestOfFives(cards, 7).localeCompare(bestOfFives(previous, 7)));
      const ours = Math.sign(
        bestStrength('holdem', cards.slice(0, 2), cards.slice(2)) - bestStrength('holdem', previous.slice(0, 2), previous.slice(2)),
      );
      expect(ours, `seed ${SEED}: ${cards.join()} against ${previous.join()}`).toBe(plain);
      previous = cards;
    }
  });

  it('takes of Omaha exactly two of the own cards, as trying them all does', () => {
    const random = createRandom('omaha', SEED);
    for (let i = 0; i < OMAHA_DEALS; i += 1) {
      const deck = shuffled(random);
      const hands = [deck.slice(0, 4), deck.slice(4, 8)];
      const board = deck.slice(8, 13);
      const plain = hands.map((hole) => bestOfFives([...hole, ...board], 4));
      const ours = hands.map((hole) => bestStrength('omaha', hole, board));
      const where = `seed ${SEED}: ${hands.join(' against ')} on ${board.join()}`;
      expect(Math.sign((ours[0] as number) - (ours[1] as number)), where).toBe(
        Math.sign((plain[0] as string).localeCompare(plain[1] as string)),
      );
      expect(ours.map(kindOf), where).toEqual(plain.map(kindOfFive));
    }
  });
});
