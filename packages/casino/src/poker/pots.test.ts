import { describe, expect, it } from 'vitest';
import { type Contribution, potsOf } from './pots.ts';
import { rakeOf } from './rules.ts';
import { sharePots } from './share-pots.ts';

/** Contributions of the seats 1, 2, 3 ...; below 0 of a seat that has folded. */
const paid = (...chips: number[]): Contribution[] => chips.map((of, i) => ({ seat: i + 1, chips: Math.abs(of), isFolded: of < 0 }));

describe('pots of a hand', () => {
  it('are a main pot and a side pot where one is all in for 20 and two go on to 50', () => {
    expect(potsOf(paid(20, 50, 50), 0)).toEqual({
      pots: [
        { chips: 60, eligible: [1, 2, 3] },
        { chips: 60, eligible: [2, 3] },
      ],
      uncalled: null,
    });
  });

  it('leave out what nobody called', () => {
    expect(potsOf(paid(20, 50, 80), 0).uncalled).toEqual({ seat: 3, chips: 30 });
    expect(potsOf(paid(100, -50, -100), 0)).toEqual({ pots: [{ chips: 250, eligible: [1] }], uncalled: null });
    expect(potsOf(paid(100, -50), 0)).toEqual({ pots: [{ chips: 100, eligible: [1] }], uncalled: { seat: 1, chips: 50 } });
  });

  it('take what folded seats paid where it was matched', () => {
    expect(potsOf(paid(30, -45, 60, 60), 0).pots).toEqual([
      { chips: 120, eligible: [1, 3, 4] },
      { chips: 75, eligible: [3, 4] },
    ]);
    expect(potsOf(paid(30, 60, -100), 0).pots).toEqual([
      { chips: 90, eligible: [1, 2] },
      { chips: 100, eligible: [2] },
    ]);
  });

  it('share 300 dead chips among three who are in for 50, 100 and 150 and hold the same', () => {
    const { pots, uncalled } = potsOf(paid(50, 100, 150), 300);
    const strengths = new Map([1, 2, 3].map((seat) => [seat, 7]));
    const won = new Map<number, number>(uncalled ? [[uncalled.seat, uncalled.chips]] : []);
    for (const { winners } of sharePots(pots, { strengths, order: [1, 2, 3], rake: null }))
      for (const { seat, chips } of winners) won.set(seat, (won.get(seat) ?? 0) + chips);
    expect([1, 2, 3].map((seat) => won.get(seat))).toEqual([150, 200, 250]);
  });
});

describe('sharing pots', () => {
  const POTS = [
    { chips: 101, eligible: [1, 2, 3] },
    { chips: 50, eligible: [2, 3] },
  ];
  const strengths = new Map([
    [1, 9],
    [2, 9],
    [3, 9],
  ]);

  it('gives odd chips to the first seats from the button on', () => {
    expect(sharePots(POTS, { strengths, order: [3, 1, 2], rake: null }).map(({ winners }) => winners)).toEqual([
      [
        { seat: 3, chips: 34 },
        { seat: 1, chips: 34 },
        { seat: 2, chips: 33 },
      ],
      [
        { seat: 3, chips: 25 },
        { seat: 2, chips: 25 },
      ],
    ]);
  });

  it('gives each pot to the best hand that can win it', () => {
    const of = new Map([
      [1, 9],
      [2, 5],
      [3, 7],
    ]);
    expect(sharePots(POTS, { strengths: of, order: [1, 2, 3], rake: null }).map(({ winners }) => winners)).toEqual([
      [{ seat: 1, chips: 101 }],
      [{ seat: 3, chips: 50 }],
    ]);
  });

  const RAKE = {
    ratePpm: 45_000,
    caps: [
      { players: 2, chips: 3 },
      { players: 3, chips: 6 },
      { players: 5, chips: 30 },
    ],
  };

  it('takes the rake of all pots once, each pot what it adds', () => {
    const shared = sharePots(POTS, { strengths, order: [1, 2, 3], rake: { rules: RAKE, players: 5 } });
    // 4.5 % of 101 is 4.545, of 151 is 6.795.
    expect(shared.map(({ rake }) => rake)).toEqual([4, 2]);
    expect(shared.map(({ chips, rake, winners }) => chips - rake - winners.reduce((sum, one) => sum + one.chips, 0))).toEqual([0, 0]);
  });

  it.each([
    [2, 10_000, 3],
    [4, 10_000, 6],
    [9, 100, 4],
    [9, 10_000, 30],
    [1, 10_000, 0],
  ])('of a hand of %i players and %i chips is %i', (players, chips, rake) => {
    expect(rakeOf(RAKE, players, chips)).toBe(rake);
  });
});
