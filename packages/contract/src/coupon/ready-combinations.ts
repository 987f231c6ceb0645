import { READY_KEYS } from '@touchline/betting/builder/ready-keys';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireInt, wireLanguage } from '../wire.ts';

export const ReadyCombinationView = z.object({
  /** Aims of a bettor; its name is the text `match.ready.<key>`. */
  key: z.enum(READY_KEYS),
  /** The joint price, thousandths. */
  odds: z.number().int(),
  picks: z.array(
    z.object({
      selectionId: z.number().int(),
      /** Its price alone, thousandths. */
      odds: z.number().int(),
      marketName: z.string(),
      selectionName: z.string(),
    }),
  ),
});
export type ReadyCombinationView = z.infer<typeof ReadyCombinationView>;

export const readyCombinations = defineCall({
  method: 'GET',
  paths: [{ path: '/web-api/coupon/builder/ready' }],
  access: 'any',
  envelope: 'flag',
  summary: 'Combinations that a match offers ready-made: selections of it that make sense together, at the bet builder’s joint price.',
  rate: { max: 240, windowSeconds: 60 },
  query: z.object({ gameId: wireInt(1), lng: wireLanguage.optional() }),
  /** Empty while the match has no prices, and for sports without a bet builder. */
  reply: z.array(ReadyCombinationView),
  fails: [],
  assumed: true,
});
