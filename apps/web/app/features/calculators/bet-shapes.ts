import type { BetStructure } from '@touchline/betting/coupon/bet';
import { FULL_COVERS } from '@touchline/betting/systems/full-cover';

export type PlainShape = Exclude<BetStructure, { kind: 'each-way' }>;

/** The kinds that so many selections can be, by the value of the list. */
export function shapesFor(legs: number): ReadonlyMap<string, PlainShape> {
  const shapes = new Map<string, PlainShape>();
  if (legs === 1) return shapes.set('single', { kind: 'single' });
  shapes.set('express', { kind: 'express' });
  for (let size = 2; size < legs; size++) shapes.set(`system-${size}`, { kind: 'system', size });
  for (const cover of FULL_COVERS) if (cover.legs === legs) shapes.set(cover.key, { kind: 'full-cover', smallest: cover.smallest });
  shapes.set('chain', { kind: 'chain' });
  shapes.set('anti-express', { kind: 'anti-express', marginPermille: 50 });
  return shapes;
}
