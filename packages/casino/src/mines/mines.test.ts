import { compare, mul, ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../draws/draws.ts';
import { keptAfterEdge } from '../edge.ts';
import { replayRound } from '../replay-round.ts';
import { MINES } from './mines.ts';
import { minesPay } from './pays.ts';

/** The mines lie on the first tiles: each draw takes the first of those left. */
const first = () => drawsOf(() => 0);

const play = (mines: number, ...actions: unknown[]) => replayRound(MINES, { options: { mines }, edgePpm: 10_000, actions }, first());

describe('mines', () => {
  it('hides the mines until the round is over', () => {
    const open = play(3, { open: 24 });
    expect(open.ok && MINES.view(open.value as never)).toEqual({ opened: [24], ending: null, mines: null });
    const over = play(3, { open: 24 }, { cashOut: true });
    expect(over.ok && MINES.view(over.value as never)).toEqual({ opened: [24], ending: 'taken', mines: [0, 1, 2] });
  });

  it.each([
    ['a mine ends the round with nothing', 3, [{ open: 24 }, { open: 1 }], ratio(0n, 1n)],
    ['one safe tile of 24 beside 24 mines ends it', 24, [{ open: 24 }], ratio(2475n, 100n)],
    ['two safe tiles beside three mines', 3, [{ open: 24 }, { open: 23 }, { cashOut: true }], ratio(9n, 7n)],
  ])('%s', (_, mines, actions, returned) => {
    const over = play(mines, ...actions);
    expect(over.ok && MINES.isOver(over.value as never)).toBe(true);
    expect(over.ok && compare(MINES.returned(over.value as never), returned)).toBe(0);
  });

  it.each([
    ['a tile twice', [{ open: 24 }, { open: 24 }], 'open'],
    ['cash-out before a tile', [{ cashOut: true }], 'cashOut'],
    ['anything after the end', [{ open: 0 }, { open: 5 }], 'action'],
  ])('refuses %s', (_, actions, field) => {
    expect(play(3, ...actions)).toMatchObject({ ok: false, error: { field } });
  });

  it('returns all but the edge wherever one stops', () => {
    for (let mines = 1; mines <= 24; mines += 1)
      for (const { label, pay, chance } of MINES.returns({ mines }, 20_000).payouts)
        expect(compare(mul(pay, chance), keptAfterEdge(20_000)), `${mines} mines, ${label} opened`).toBe(0);
    expect(compare(minesPay(3, 1, 10_000), ratio(1125n, 1000n))).toBe(0);
  });
});
