import { expect, it } from 'vitest';
import { createRowUpdateBuffer } from './row-update-buffer.ts';

it('keeps changes while a row is under the pointer, and lets them through in order once it has left', () => {
  let isPointerOnRows = false;
  const applied: number[] = [];
  const apply = (change: number): unknown => applied.push(change);
  const hold = createRowUpdateBuffer<number>(() => isPointerOnRows);
  hold.take(1, apply);
  expect(applied).toEqual([1]);
  isPointerOnRows = true;
  hold.take(2, apply);
  hold.release(apply);
  expect([applied, hold.holding]).toEqual([[1], true]);
  isPointerOnRows = false;
  // New rows never overtake kept ones.
  hold.take(3, apply);
  expect(applied).toEqual([1]);
  hold.release(apply);
  expect([applied, hold.holding]).toEqual([[1, 2, 3], false]);
});
