import { binomial } from './binomial.ts';
import { FULL_COVERS, type FullCoverKey } from './full-cover.ts';

/** R120: a system or multi-bet has at most 20 legs. */
export const MAX_SYSTEM_LEGS = 20;

export type SystemOption =
  | { readonly kind: 'system'; readonly size: number; readonly lines: number }
  | { readonly kind: 'full-cover'; readonly cover: FullCoverKey; readonly smallest: 1 | 2; readonly lines: number };

/** Every system and named cover that so many legs can form, in the order they are offered: by size of the line, covers last. */
export function systemOptions(legs: number, maxLegs: number = MAX_SYSTEM_LEGS): readonly SystemOption[] {
  if (legs < 3 || legs > maxLegs) return [];
  const options: SystemOption[] = [];
  for (let size = 2; size < legs; size++) options.push({ kind: 'system', size, lines: binomial(legs, size) });
  for (const c of FULL_COVERS)
    if (c.legs === legs) options.push({ kind: 'full-cover', cover: c.key, smallest: c.smallest, lines: c.lines });
  return options;
}
