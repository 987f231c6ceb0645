import { createRandom } from '@touchline/kernel/random';
import { ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { beginHand } from '../begin-hand.ts';
import { playRandomly, shuffled } from '../testing/play-randomly.ts';
import { type NextHand, nextHand } from './next-hand.ts';
import { eliminatedBy, levelAt, type Place, placesOf, prizesOf, type SitAndGoRules, tournamentSeat } from './sit-and-go.ts';

const RULES: SitAndGoRules = {
  players: 6,
  startingChips: 1_500,
  levels: [
    { smallBlind: 10, bigBlind: 20, ante: 0 },
    { smallBlind: 50, bigBlind: 100, ante: 10 },
    { smallBlind: 400, bigBlind: 800, ante: 100 },
  ],
  levelMs: 180_000,
  prizes: [ratio(65n, 100n), ratio(35n, 100n)],
};
const place = (seat: number, of: number, sharedBy = 1): Place => ({ seat, place: of, sharedBy });

describe('a sit-and-go', () => {
  it('raises its blinds by the time, the last for ever', () => {
    expect([0, 179_999, 180_000, 9_999_999].map((ms) => levelAt(RULES, ms).bigBlind)).toEqual([20, 20, 100, 800]);
  });

  it('places who is out in the same hand by their chips before it', () => {
    const out = [
      { seat: 2, chipsBefore: 900 },
      { seat: 4, chipsBefore: 1_300 },
      { seat: 5, chipsBefore: 900 },
    ];
    expect(placesOf(out, 1)).toEqual([place(2, 3, 2), place(4, 2), place(5, 3, 2)]);
  });

  it('pays the whole pool, odd units to the first place', () => {
    const won = prizesOf(RULES, [place(1, 1), place(3, 2), place(2, 3)], 1_001n);
    expect([...won]).toEqual([
      [1, 651n],
      [3, 350n],
      [2, 0n],
    ]);
  });

  it('shares the prizes of places that are shared', () => {
    const won = prizesOf(RULES, [place(1, 1), place(6, 2, 2), place(4, 2, 2)], 1_000n);
    expect([won.get(1), won.get(4), won.get(6)]).toEqual([650n, 175n, 175n]);
  });

  it('ends with one who has all chips, every other with a place of its own or a shared one', () => {
    const random = createRandom('sit-and-go', Number(process.env.SEED));
    let stacks = Array.from({ length: RULES.players }, (_, i) => ({ seat: i + 1, chips: RULES.startingChips }));
    const places: Place[] = [];
    let before: NextHand['places'] | null = null;
    for (let hand = 0; stacks.length > 1; hand += 1) {
      const blinds = levelAt(RULES, hand * 20_000);
      const next: NextHand | null = nextHand(
        stacks.map(({ seat, chips }) => tournamentSeat(seat, chips)),
        before,
        blinds,
        0,
      );
      if (!next) throw new Error('no hand');
      before = next.places;
      const begun = beginHand({ ...next, rules: { variant: 'holdem', rake: null, ...blinds }, deck: shuffled(random) });
      const ended = playRandomly(begun, random);
      stacks = ended.seats.map(({ seat, stack }) => ({ seat, chips: stack })).filter(({ chips }) => chips > 0);
      places.push(...placesOf(eliminatedBy(ended), stacks.length));
      expect(stacks.reduce((sum, { chips }) => sum + chips, 0)).toBe(RULES.players * RULES.startingChips);
    }
    places.push({ seat: stacks[0]?.seat ?? 0, place: 1, sharedBy: 1 });
    expect(new Set(places.map(({ seat }) => seat)).size).toBe(RULES.players);
    expect([...prizesOf(RULES, places, 6_000n).values()].reduce((sum, prize) => sum + prize, 0n)).toBe(6_000n);
  });
});
