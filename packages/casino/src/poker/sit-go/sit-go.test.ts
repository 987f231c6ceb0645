import { createRandom, type Random } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { actInHand, lateAction } from '../act-in-hand.ts';
import { beginHand } from '../begin-hand.ts';
import type { HandState } from '../hand-state.ts';
import type { Places } from '../table/next-hand.ts';
import { playRandomly, shuffled } from '../testing/play-randomly.ts';
import { levelAt, levelNumber } from './blind-schedule.ts';
import { nextSitGoHand, placesAfter, type SitGoPlace, type SitGoStack } from './sit-go-hand.ts';
import { prizePool, prizesOf, sharedPrizes } from './sit-go-prizes.ts';
import { type BlindSchedule, SIT_GO_SEATS, type SitGoSeats, type SitGoTerms } from './sit-go-terms.ts';

const SEED = 20_261_129;
const TOURNAMENTS = 40;
/** More hands than any of them takes. */
const MAX_HANDS = 2_000;
const SCHEDULE: BlindSchedule = {
  levels: [
    { smallBlind: 10, bigBlind: 20, ante: 0 },
    { smallBlind: 25, bigBlind: 50, ante: 5 },
    { smallBlind: 100, bigBlind: 200, ante: 20 },
  ],
  end: { kind: 'hands', hands: 6 },
};
const terms = (seats: SitGoSeats, buyIn: number): SitGoTerms => ({ seats, buyIn, fee: 10, startingStack: 1_500, schedule: SCHEDULE });
const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
const chipsOf = (stacks: readonly SitGoStack[]): number => stacks.reduce((total, { chips }) => total + chips, 0);

/** Plays a sit-and-go to its end; gives the places of all, and how many hands it took. */
function play(of: SitGoTerms, seed: string, decide: (begun: HandState, random: Random) => HandState = playRandomly) {
  const random = createRandom(seed, SEED);
  const all = of.seats * of.startingStack;
  let stacks: readonly SitGoStack[] = Array.from({ length: of.seats }, (_, i) => ({ seat: i + 1, chips: of.startingStack }));
  let before: Places | null = null;
  const places: SitGoPlace[] = [];
  let hands = 0;
  while (stacks.length > 1) {
    const next = nextSitGoHand(stacks, before, of.schedule, { hands, minutes: 0 });
    if (!next || hands === MAX_HANDS) return expect.fail(`seed ${SEED}: ${seed} does not end`);
    if (before) expect(next.positions.bigBlind).not.toBe(before.bigBlind);
    if (next.seats.length === 2) expect(next.positions.smallBlind).toBe(next.positions.button);
    expect(next.seats).toHaveLength(stacks.length);
    const rules = { variant: 'holdem', rake: null, ...next.level } as const;
    const ended = decide(beginHand({ ...next, rules, deck: shuffled(random) }), random);
    const after = ended.seats.map(({ seat, stack }) => ({ seat, chips: stack }));
    expect(chipsOf(after), `seed ${SEED}, ${seed}, hand ${hands}`).toBe(all);
    places.push(...placesAfter(stacks, after, prizesOf(of)));
    stacks = after.filter(({ chips }) => chips > 0);
    before = next.places;
    hands += 1;
  }
  return { places, hands };
}

/** Everybody is absent: the clock checks where that is free, and else folds. */
function leftToTheClock(begun: HandState): HandState {
  let state = begun;
  while (state.toAct !== null) {
    const next = actInHand(state, lateAction(state, state.toAct));
    if (!next.ok) return expect.fail(next.error.message);
    state = next.value;
  }
  return state;
}

describe('a sit-and-go', () => {
  it.each(SIT_GO_SEATS)('of %i seats ends, conserves its chips, and pays out all buy-ins', (seats) => {
    for (let i = 0; i < TOURNAMENTS; i += 1) {
      const of = terms(seats, 101 + i);
      const { places } = play(of, `sit-go ${seats} ${i}`);
      expect(new Set(places.map(({ seat }) => seat)).size).toBe(seats);
      expect(places).toHaveLength(seats);
      expect(sum(places.map(({ prize }) => prize))).toBe(prizePool(of));
      const ranks = places.flatMap(({ place, sharedBy }) => (sharedBy === 1 ? [place] : []));
      expect(new Set(ranks).size).toBe(ranks.length);
      expect(Math.min(...places.map(({ place }) => place))).toBe(1);
    }
  });

  it('ends even where nobody plays: blinds grow until they are all that anybody has', () => {
    const { places, hands } = play(terms(2, 500), 'nobody', leftToTheClock);
    expect(places.map(({ prize }) => prize)).toContain(1_000n);
    expect(hands).toBeLessThan(200);
  });
});

describe('places of several who are out by one hand', () => {
  const prizes = prizesOf(terms(9, 101));
  it('go by the stacks with which it began', () => {
    const before = [
      { seat: 2, chips: 500 },
      { seat: 4, chips: 900 },
      { seat: 7, chips: 4_000 },
    ];
    const after = [
      { seat: 2, chips: 0 },
      { seat: 4, chips: 0 },
      { seat: 7, chips: 5_400 },
    ];
    expect(placesAfter(before, after, prizes).map(({ seat, place, prize }) => [seat, place, prize])).toEqual([
      [7, 1, prizes[0]],
      [4, 2, prizes[1]],
      [2, 3, prizes[2]],
    ]);
  });

  it('are shared where these were equal, and so are their prizes', () => {
    const before = [
      { seat: 5, chips: 500 },
      { seat: 3, chips: 500 },
      { seat: 7, chips: 4_000 },
    ];
    const after = before.map(({ seat, chips }) => ({ seat, chips: seat === 7 ? chips + 1_000 : 0 }));
    const [, second, third] = placesAfter(before, after, prizes);
    expect([second, third].map((one) => [one?.seat, one?.place, one?.sharedBy])).toEqual([
      [3, 2, 2],
      [5, 2, 2],
    ]);
    expect((second?.prize ?? 0n) + (third?.prize ?? 0n)).toBe((prizes[1] ?? 0n) + (prizes[2] ?? 0n));
    expect((second?.prize ?? 0n) - (third?.prize ?? 0n)).toBeLessThanOrEqual(1n);
  });
});

describe('prizes', () => {
  it.each([
    [2, 500, [1_000n]],
    [6, 500, [1_950n, 1_050n]],
    [9, 101, [456n, 272n, 181n]],
  ] as const)('of %i players at %i', (seats, buyIn, prizes) => {
    expect(prizesOf(terms(seats, buyIn))).toEqual(prizes);
  });

  it('are rounded down once, and what is left over is the first place’s', () => {
    for (let buyIn = 1; buyIn < 200; buyIn += 1)
      for (const seats of SIT_GO_SEATS) expect(sum(prizesOf(terms(seats, buyIn)))).toBe(prizePool(terms(seats, buyIn)));
    expect(sharedPrizes([10n, 5n], 2, 3)).toEqual([2n, 2n, 1n]);
  });
});

describe('levels', () => {
  it('end by hands or by minutes, and double beyond the last', () => {
    const byTime: BlindSchedule = { ...SCHEDULE, end: { kind: 'minutes', minutes: 5 } };
    expect([0, 5, 6, 12].map((hands) => levelNumber(SCHEDULE, { hands, minutes: 99 }))).toEqual([0, 0, 1, 2]);
    expect([0, 4.9, 5, 31].map((minutes) => levelNumber(byTime, { hands: 99, minutes }))).toEqual([0, 0, 1, 6]);
    expect(levelAt(SCHEDULE, 2)).toEqual({ smallBlind: 100, bigBlind: 200, ante: 20 });
    expect(levelAt(SCHEDULE, 4)).toEqual({ smallBlind: 400, bigBlind: 800, ante: 80 });
    expect(Number.isSafeInteger(levelAt(SCHEDULE, 10_000).bigBlind)).toBe(true);
  });
});
