import { MAX_BUILDER_SELECTIONS } from '@touchline/betting/builder/builder-leg';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireInt, wireLanguage } from '../wire.ts';

const related = z.object({
  selectionId: z.number().int(),
  /** The chosen one that alone makes it so; null where only several together do. */
  by: z.number().int().nullable(),
});

export const BuilderView = z.object({
  /** `suspended`: no prices at this moment; `unavailable`: this match has no bet builder. */
  state: z.enum(['open', 'suspended', 'unavailable']),
  /** The joint price of the picks that count, thousandths: of one alone its own. Null while there is none. */
  odds: z.number().int().nullable(),
  /** The product of their prices, thousandths. */
  product: z.number().int().nullable(),
  /** In the order asked for. `odds`: its price alone; `together`: that of all up to it; `included`: the others contain it, it counts for nothing. */
  picks: z.array(
    z.object({
      selectionId: z.number().int(),
      odds: z.number().int().nullable(),
      together: z.number().int().nullable(),
      status: z.enum(['open', 'suspended', 'closed']),
      included: z.boolean(),
    }),
  ),
  /** Markets that can be part of a bet builder. */
  markets: z.array(z.number().int()),
  /** Selections that cannot win with those chosen. */
  impossible: z.array(related),
  /** Selections that always win when those chosen do. */
  implied: z.array(related),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type BuilderView = z.infer<typeof BuilderView>;

export const builderOdds = defineCall({
  method: 'POST',
  paths: [{ path: '/web-api/coupon/builder' }],
  access: 'any',
  envelope: 'flag',
  summary: 'What chosen selections of one match cost together, what each adds, and which others of the match can join them.',
  rate: { max: 240, windowSeconds: 60 },
  body: z.object({
    gameId: wireInt(1),
    selections: z
      .array(wireInt(1, Number.MAX_SAFE_INTEGER))
      .max(MAX_BUILDER_SELECTIONS)
      .refine((all) => new Set(all).size === all.length, 'each once')
      .default([]),
    lng: wireLanguage.optional(),
  }),
  reply: BuilderView,
  fails: [],
  assumed: true,
});
