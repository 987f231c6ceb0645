import { compare, mul, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../draws/draws.ts';
import { seededDraws } from '../draws/seeded-draws.ts';
import { deckCells } from './engine/deck-cells.ts';
import { windowAt } from './engine/grid.ts';
import { SLOT_MODES } from './engine/maths.ts';
import { playSlot } from './engine/play-slot.ts';
import type { SlotOutcome } from './engine/steps.ts';
import { slotGame } from './slot-game.ts';
import { SLOTS } from './slots.ts';
import { randomDraws } from './testing/random-draws.ts';

const MODES = SLOTS.flatMap((maths) => SLOT_MODES.filter((mode) => maths.modes[mode]).map((mode) => ({ key: maths.key, mode, maths })));
const SEED = 20_261_128;

describe.each(MODES)(`$key, $mode (seed ${SEED})`, ({ key, mode, maths }) => {
  const draws = randomDraws(SEED, key, mode);
  const rounds: SlotOutcome[] = Array.from({ length: 3000 }, () => playSlot(maths, mode, draws));

  it('pays the sum of its steps, and no more than the cap', () => {
    for (const { pay, steps } of rounds) {
      expect(pay).toBe(steps.reduce((sum, step) => sum + step.pay, 0));
      expect(pay).toBeLessThanOrEqual(maths.cap * maths.unit);
    }
  });

  it('pays the sum of the wins of a step, multiplied', () => {
    for (const step of rounds.flatMap(({ steps }) => steps))
      if (step.kind === 'wins') expect(step.pay).toBe(step.wins.reduce((sum, { pay }) => sum + pay, 0) * step.multiplier);
  });

  it('shows what was drawn: the window of each strip at its stop, the cells of the board', () => {
    for (const step of rounds.flatMap(({ steps }) => steps)) {
      const reels = step.kind === 'spin' || step.kind === 'board' ? maths.spins[step.spin] : null;
      if (step.kind === 'spin' && reels && 'strips' in reels)
        expect(step.grid).toBe(reels.strips.map((strip, reel) => windowAt(strip, step.stops[reel] ?? -1, maths.rows)).join(''));
      if (step.kind === 'board' && reels && !('strips' in reels))
        expect(step.grid).toBe(Array.from(step.grid, deckCells(reels, step.board)).join(''));
    }
  });

  it('ends at a lower cap with exactly that', () => {
    const low = { ...maths, cap: 2 };
    const capped = Array.from({ length: 3000 }, () => playSlot(low, mode, draws)).filter(({ steps }) => steps.at(-1)?.kind === 'cap');
    expect(capped.length).toBeGreaterThan(0);
    for (const { pay, steps } of capped) {
      expect(pay).toBe(2 * maths.unit);
      expect(steps.reduce((sum, step) => sum + step.pay, 0)).toBe(pay);
    }
  });

  it('follows from its seeds alone', () => {
    const game = slotGame(maths);
    const seeds = { serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159', clientSeed: 'bb62964774', nonce: 1 };
    const [once, again] = [0, 1].map(() => game.begin({ mode }, seededDraws(seeds), 0));
    expect(game.view(once)).toEqual(game.view(again));
    expect(JSON.parse(JSON.stringify(game.view(once)))).toEqual(game.view(once));
  });
});

describe('a slot as a game', () => {
  it('stakes the whole price of its mode and returns shares of it', () => {
    for (const { maths, mode } of MODES) {
      const game = slotGame(maths);
      const state = game.begin({ mode }, randomDraws(SEED, maths.key), 0);
      const { pay, price } = game.view(state) as SlotOutcome;
      expect(price).toBe(maths.modes[mode]?.price);
      expect(compare(mul(game.returned(state), ratio(BigInt(price), 1n)), ratio(BigInt(pay), 1n))).toBe(0);
      expect(compare(game.staked(state), ratio(1n, 1n))).toBe(0);
    }
  });

  it('takes the modes that it has', () => {
    const [cherry] = SLOTS.filter(({ key }) => key === 'cherry-parade').map(slotGame);
    expect(cherry?.options.safeParse({}).success).toBe(true);
    for (const options of [{ mode: 'buy' }, { mode: 'ante' }, { lines: 3 }, { mode: 1 }])
      expect(cherry?.options.safeParse(options).success).toBe(false);
  });

  it('takes each stop from a draw of its own', () => {
    const [cherry] = SLOTS.filter(({ key }) => key === 'cherry-parade');
    const stops = [3, 14, 24];
    const { steps } = playSlot(
      cherry as never,
      'base',
      drawsOf(() => stops.shift() ?? Number.NaN),
    );
    expect(steps[0]).toMatchObject({ kind: 'spin', stops: [3, 14, 24] });
  });
});
