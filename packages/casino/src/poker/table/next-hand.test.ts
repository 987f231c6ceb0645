import { describe, expect, it } from 'vitest';
import { type CashSeat, missedAfter, type NextHand, nextHand, type Places } from './next-hand.ts';

const BLINDS = { smallBlind: 50, bigBlind: 100 };
const PAID = { big: false, small: false };
const seat = (number: number, more: Partial<CashSeat> = {}): CashSeat => ({
  seat: number,
  chips: 1_000,
  isPresent: true,
  missed: PAID,
  postsAtOnce: false,
  ...more,
});
const places = (button: number, smallBlind: number, bigBlind: number): Places => ({ button, smallBlind, bigBlind });
const NEW = { missed: { big: true, small: false } };

/** The places of a hand, button, small blind and big blind; and who is dealt in. */
function lies(hand: NextHand | null) {
  if (!hand) return null;
  const { button, smallBlind, bigBlind } = hand.positions;
  return { at: [button, smallBlind, bigBlind], dealt: hand.seats.map((one) => one.seat) };
}
const next = (table: readonly CashSeat[], before: Places | null) => nextHand(table, before, BLINDS, 0);

describe('the next hand of a cash table', () => {
  it('needs two who are present and have chips', () => {
    expect(next([seat(1), seat(2, { chips: 0 }), seat(3, { isPresent: false })], null)).toBeNull();
  });

  it('begins with everybody, who owe nothing', () => {
    expect(lies(next([seat(2, NEW), seat(5, NEW), seat(6, NEW)], null))).toEqual({ at: [2, 5, 6], dealt: [2, 5, 6] });
    expect(lies(next([seat(2, NEW), seat(5, NEW)], null))).toEqual({ at: [2, 2, 5], dealt: [2, 5] });
  });

  it('moves on by a player', () => {
    expect(lies(next([seat(1), seat(2), seat(3), seat(4)], places(1, 2, 3)))).toEqual({ at: [2, 3, 4], dealt: [1, 2, 3, 4] });
    expect(lies(next([seat(1), seat(2)], places(1, 1, 2)))).toEqual({ at: [2, 2, 1], dealt: [1, 2] });
  });

  it('leaves the button before an empty seat, and no small blind where the big one has left', () => {
    expect(lies(next([seat(1), seat(3), seat(4)], places(1, 2, 3)))?.at).toEqual([2, 3, 4]);
    expect(lies(next([seat(1), seat(2), seat(4)], places(1, 2, 3)))?.at).toEqual([2, null, 4]);
    expect(lies(next([seat(1), seat(2), seat(4)], places(2, 3, 4)))?.at).toEqual([3, 4, 1]);
  });

  it('of two left of more gives nobody the big blind again', () => {
    expect(lies(next([seat(2), seat(3)], places(1, 2, 3)))?.at).toEqual([3, 3, 2]);
    expect(lies(next([seat(1), seat(3)], places(1, 2, 3)))?.at).toEqual([3, 3, 1]);
    expect(lies(next([seat(1), seat(2)], places(1, 2, 3)))?.at).toEqual([2, 2, 1]);
  });

  it('gives the button to who comes back between two others', () => {
    expect(lies(next([seat(2), seat(4), seat(6)], places(6, 6, 4)))?.at).toEqual([2, 4, 6]);
    expect(lies(next([seat(2), seat(4, NEW), seat(5), seat(6)], places(6, 6, 4)))).toEqual({ at: [2, null, 5], dealt: [2, 5, 6] });
  });

  it('has who is new wait for the big blind', () => {
    const table = [seat(1), seat(2), seat(3), seat(4), seat(5, NEW)];
    expect(lies(next(table, places(1, 2, 3)))).toEqual({ at: [2, 3, 4], dealt: [1, 2, 3, 4] });
    expect(lies(next(table, places(2, 3, 4)))).toEqual({ at: [3, 4, 5], dealt: [1, 2, 3, 4, 5] });
  });

  it('has who posts come in at once, but not between the button and the big blind', () => {
    const posting = { ...NEW, postsAtOnce: true };
    const table = [seat(1), seat(2), seat(3), seat(4), seat(5, posting)];
    const hand = next(table, places(1, 2, 3));
    expect(lies(hand)?.dealt).toEqual([1, 2, 3, 4, 5]);
    expect(hand?.seats.at(-1)).toEqual({ seat: 5, chips: 1_000, postsLive: 100, postsDead: 0 });
    expect(lies(next([seat(1), seat(2), seat(3, posting), seat(4), seat(5)], places(1, 2, 4)))?.dealt).toEqual([1, 2, 4, 5]);
    expect(lies(next([seat(1), seat(2, posting), seat(3)], places(1, 1, 3)))).toEqual({ at: [3, 3, 1], dealt: [1, 3] });
  });

  it('has who missed both blinds post one live and one dead', () => {
    const back = seat(5, { missed: { big: true, small: true }, postsAtOnce: true });
    expect(next([seat(1), seat(2), seat(3), seat(4), back], places(1, 2, 3))?.seats.at(-1)).toMatchObject({
      postsLive: 100,
      postsDead: 50,
    });
    const smallOnly = seat(5, { missed: { big: false, small: true }, postsAtOnce: true });
    expect(next([seat(1), seat(2), seat(3), seat(4), smallOnly], places(1, 2, 3))?.seats.at(-1)).toMatchObject({
      postsLive: 0,
      postsDead: 50,
    });
  });

  it('begins anew where nobody is left who owes nothing', () => {
    expect(lies(next([seat(2, NEW), seat(4, NEW)], places(1, 2, 3)))?.dealt).toEqual([2, 4]);
  });
});

describe('missed blinds', () => {
  const away = seat(4, { isPresent: false });
  const table = [seat(1), seat(2), seat(3), away, seat(5)];

  it('are owed once the big blind has passed', () => {
    const before = places(5, 1, 2);
    const first = next(table, before) as NextHand;
    expect(missedAfter(away, before, first)).toEqual(PAID);
    const second = next(table, first.places) as NextHand;
    expect(second.places.bigBlind).toBe(5);
    expect(missedAfter(away, first.places, second)).toEqual({ big: true, small: true });
  });

  it('are the small one alone for who paid the big one and left the table then', () => {
    const gone = seat(3, { isPresent: false });
    const before = places(1, 2, 3);
    const hand = next([seat(1), seat(2), gone, seat(5)], before) as NextHand;
    expect(missedAfter(gone, before, hand)).toEqual({ big: false, small: true });
  });

  it('are forgiven to who is dealt in', () => {
    const posting = seat(5, { missed: { big: true, small: true }, postsAtOnce: true });
    const hand = next([seat(1), seat(2), seat(3), posting], places(5, 1, 2)) as NextHand;
    expect(missedAfter(posting, places(5, 1, 2), hand)).toEqual(PAID);
  });
});
