import { z } from 'zod';

const seeds = { serverSeed: z.string().min(1), clientSeed: z.string(), nonce: z.number().int().min(0) };

/** A round of the classic mapping as it is asked for. Fields beside these are passed over. */
export const ClassicRequest = z.discriminatedUnion('game', [
  z.object({ game: z.literal('dice'), ...seeds }),
  z.object({ game: z.literal('limbo'), ...seeds }),
  z.object({ game: z.literal('roulette'), ...seeds }),
  z.object({ game: z.literal('wheel'), ...seeds, segments: z.number().int().min(1).max(1000) }),
  z.object({ game: z.literal('drop'), ...seeds, rows: z.number().int().min(1).max(64) }),
  z.object({ game: z.literal('mines'), ...seeds, mines: z.number().int().min(1).max(25) }),
  z.object({ game: z.literal('keno'), ...seeds }),
  z
    .object({ game: z.literal('cards'), ...seeds, deck: z.enum(['infinite', 'one']), count: z.number().int().min(1).max(1000) })
    .refine(({ deck, count }) => deck === 'infinite' || count <= 52, { path: ['count'], message: 'one deck has 52 cards' }),
  z.object({ game: z.literal('diamonds'), ...seeds }),
  z.object({ game: z.literal('flip'), ...seeds, flips: z.number().int().min(1).max(1000) }),
  z.object({ game: z.literal('crash'), gameHash: z.string().min(1), salt: z.string() }),
]);
export type ClassicRequest = z.infer<typeof ClassicRequest>;
