import { z } from 'zod';

/** The rules of a table. Each card comes from so many decks that none is missed. Insurance takes half of the stake, which is even in minor units. */
export const BlackjackOptions = z
  .strictObject({
    /** Whether the dealer stands on a soft seventeen. */
    soft17: z.enum(['stand', 'hit']),
    /** The odds that a blackjack wins. */
    blackjack: z.enum(['3:2', '6:5']),
    /** First two cards that may be doubled. */
    double: z.enum(['any', 'nineToEleven']),
    /** Whether hands of a split may be doubled, whatever they count. */
    doubleAfterSplit: z.boolean(),
    /** How many hands may come of one by splitting. */
    hands: z.number().int().min(2).max(4),
    /** Split aces get one card each and are not split again. */
    acesOneCard: z.boolean(),
    /** Whether half of the stake may be had back instead of playing, after the dealer has looked for a blackjack. */
    surrender: z.boolean(),
    /** Whether the dealer looks for a blackjack before the player decides; otherwise it takes doubles and splits as well. */
    peek: z.boolean(),
  })
  .refine(({ surrender, peek }) => peek || !surrender, { path: ['surrender'], message: 'only where the dealer peeks' });
export type BlackjackOptions = z.infer<typeof BlackjackOptions>;

/** Takes or declines insurance against an ace, or plays the active hand. */
export const BlackjackAction = z.union([
  z.strictObject({ insure: z.boolean() }),
  z.strictObject({ move: z.enum(['hit', 'stand', 'double', 'split', 'surrender']) }),
]);
export type BlackjackAction = z.infer<typeof BlackjackAction>;
