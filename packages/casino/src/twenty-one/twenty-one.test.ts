import { describe, expect, it } from 'vitest';
import { drawsOf } from '../draws/draws.ts';
import { replayRound } from '../replay-round.ts';
import { standardErrorsFrom } from '../testing/play-many.ts';
import { twentyOneReturn } from './expectation.ts';
import type { TwentyOneAction } from './options.ts';
import { TWENTY_ONE } from './twenty-one.ts';

const share = ({ num, den }: { num: bigint; den: bigint }): number => Number(num) / Number(den);
const DRAW = { draw: true } as const;
const STAND = { stand: true } as const;

/** A round whose cards come in this order: the player's two, then as they are drawn. */
function round(cards: string, actions: readonly TwentyOneAction[]) {
  const left = Array.from(cards, (rank) => '6789TJQKA'.indexOf(rank) * 4);
  const played = replayRound(
    TWENTY_ONE,
    { options: {}, edgePpm: 0, actions },
    drawsOf(() => left.shift() ?? Number.NaN),
  );
  if (!played.ok) throw new Error(played.error.message);
  return played.value as ReturnType<typeof TWENTY_ONE.begin>;
}

/** The return again, by trying every order of cards in floating numbers. */
function triedReturn(): number {
  const points = [6, 7, 8, 9, 10, 2, 3, 4, 11];
  const ends = new Map<number, number>();
  const dealer = (hand: readonly number[], chance: number): void => {
    const sum = hand.reduce((a, b) => a + b, 0);
    if (hand.length < 2 || sum < 18) for (const one of points) dealer([...hand, one], chance / 9);
    else {
      const end = sum <= 21 ? sum : sum === 22 && hand.length === 2 ? 100 : 0;
      ends.set(end, (ends.get(end) ?? 0) + chance);
    }
  };
  dealer([], 1);
  const stood = (sum: number): number => [...ends].reduce((all, [end, chance]) => all + chance * (1 + Math.sign(sum - end)), 0);
  const best = (sum: number): number =>
    sum > 21
      ? 0
      : Math.max(
          stood(sum),
          points.reduce((all, one) => all + best(sum + one) / 9, 0),
        );
  return points.flatMap((a) => points.map((b) => (a + b === 22 ? 2 : best(a + b)))).reduce((all, value) => all + value / 81, 0);
}

describe('twenty-one', () => {
  it.each([
    ['two aces win at once', 'AA', [], 2],
    ["the dealer's two aces win against 21", 'TAAA', [], 0],
    ['too many lose', 'T9T', [DRAW], 0],
    ['twenty-one stands by itself', 'TJ9TQT', [DRAW], 2],
    ['more points win', 'T9T8', [STAND], 2],
    ['fewer points lose', 'T8T9', [STAND], 0],
    ['even points give the stake back', 'T8T8', [STAND], 1],
    ['the dealer draws on seventeen', 'TJT79', [STAND], 2],
  ] as const)('%s', (_, cards, actions, units) => {
    const state = round(cards, actions);
    expect([TWENTY_ONE.isOver(state), share(TWENTY_ONE.returned(state))]).toEqual([true, units]);
  });

  it('refuses a choice after the end', () => {
    expect(() => round('AA', [DRAW])).toThrow('the round is over');
  });

  it('returns 99.27 % with best play', () => {
    expect(Math.abs(share(twentyOneReturn()) - triedReturn())).toBeLessThan(1e-12);
    expect(share(twentyOneReturn())).toBeCloseTo(0.9926667111, 9);
  });

  it('plays as it says', () => {
    const decide = (state: ReturnType<typeof TWENTY_ONE.begin>) => TWENTY_ONE.forgotten?.(state);
    const expected = share(twentyOneReturn());
    expect(standardErrorsFrom(expected, { game: TWENTY_ONE, options: {}, rounds: 20_000, seed: 'pack', decide })).toBeLessThan(4);
  });
});
