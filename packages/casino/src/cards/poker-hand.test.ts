import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { HAND, kindOf, leadingRank, strengthOf, strengthOfSuits } from './poker-hand.ts';
import { forEachSuits } from './suit-classes.ts';

const RANKS = '23456789TJQKA';
const SUITS = 'dhsc';
const hand = (text: string): number[] =>
  text.split(' ').map((card) => RANKS.indexOf(card[0] as string) * 4 + SUITS.indexOf(card[1] as string));

function counts(size: number): Record<string, number> {
  const random = createRandom('suits', size);
  const byKind = Array.from({ length: 9 }, () => 0);
  forEachSuits(size, (suits, ways) => {
    const turned = random.int(4);
    const at = (i: number): number => suits[((i + turned) % 4) as 0];
    const kind = kindOf(strengthOfSuits(at(0), at(1), at(2), at(3)));
    byKind[kind] = (byKind[kind] ?? 0) + ways;
  });
  return Object.fromEntries(Object.entries(HAND).map(([name, kind]) => [name, byKind[kind] ?? 0]));
}

describe('strength of a poker hand', () => {
  it('counts all 2,598,960 hands of five', () => {
    expect(counts(5)).toEqual({
      highCard: 1_302_540,
      pair: 1_098_240,
      twoPair: 123_552,
      threeOfAKind: 54_912,
      straight: 10_200,
      flush: 5_108,
      fullHouse: 3_744,
      fourOfAKind: 624,
      straightFlush: 40,
    });
  });

  it('counts all 133,784,560 hands of seven', () => {
    expect(counts(7)).toEqual({
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

  it.each([
    ['As Kd Qh Jc 9s', 'As Kd Qh Jc 8s'],
    ['2s 2d Ah Kc Qs', '2s 2d Ah Kc Js'],
    ['3s 3d 2h 2c 5s', '3s 3d 2h 2c 4s'],
    ['3s 3d 2h 2c As', '2s 2d Ah Kc Qs'],
    ['3s 3d 3h 2c 5s', '3s 3d 3h 2c 4s'],
    ['6s 5d 4h 3c 2s', 'As 5d 4h 3c 2s'],
    ['As 5d 4h 3c 2s', 'As Ad Ah Kc Qs'],
    ['7s 5s 4s 3s 2s', 'As Kd Qh Jc Ts'],
    ['3s 3d 3h 2c 2s', '2s 2d 2h Ac As'],
    ['2s 2d 2h 2c 4s', '2s 2d 2h 2c 3s'],
    ['5s 4s 3s 2s As', 'As Ad Ah Ac Ks'],
    ['As Ad Kh Kc Qs Qd Jh', 'As Ad Kh Kc Js Jd Th'],
    ['As Ad Ah Kc Ks Kd Qh', 'As Ad Ah Qc Qs Qd Kh'],
    ['9s 8s 7s 6s 5s Ts 2d', '9s 8s 7s 6s 5s Td Jd'],
  ])('%s beats %s', (better, worse) => {
    expect(strengthOf(hand(better))).toBeGreaterThan(strengthOf(hand(worse)));
  });

  it.each([
    ['As Ks Qd Jd 9h 4c 3c', 'As Kd Qd Jd 9h 3c 2c'],
    ['As Ad Kh Kc Qs Qd 2h', 'As Ad Kh Kc Qs 3d 2h'],
    ['2s 2d 2h 2c As Kd Qh', '2s 2d 2h 2c As Ad Ah'],
    ['As Ad Qh Jc 9s 3d 2h', 'As Ad Qh Jc 9s 4d 2h'],
  ])('%s equals %s', (one, other) => {
    expect(strengthOf(hand(one))).toBe(strengthOf(hand(other)));
  });

  it('names the rank that leads', () => {
    expect([hand('4s 4d Ah Kc Qs'), hand('As 5s 4s 3s 2s'), hand('As Ks Qs Js Ts')].map((cards) => leadingRank(strengthOf(cards)))).toEqual(
      [2, 3, 12],
    );
  });
});
