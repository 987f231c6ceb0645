import { z } from 'zod';
import { JACKPOT_TIERS } from './enums.ts';

/** A pot that drops with a round, as the round tells it. Amounts are decimal text in the round's currency. */
export const JackpotWin = z.object({ pot: z.string(), tier: z.enum(JACKPOT_TIERS), amount: z.string() });
export type JackpotWin = z.infer<typeof JackpotWin>;

/** The holding of a pot at the moment. */
export const JackpotAmount = z.object({ pot: z.string(), tier: z.enum(JACKPOT_TIERS), amount: z.string() });
export type JackpotAmount = z.infer<typeof JackpotAmount>;

/**
 * The terms of a pot, and everything by which its drop can be worked out again. `mystery`: its trigger follows from the secret, whose SHA-256
 * (`promise`) was public from the pot's making on. `chance`: a stake wins with its ratio to `odds`.
 */
export const JackpotTermsView = z.object({
  pot: z.string(),
  tier: z.enum(JACKPOT_TIERS),
  /** Counts the pots of the tier from 1. */
  number: z.number().int(),
  kind: z.enum(['mystery', 'chance']),
  /** Decimal text: what the pot begins with; the amount that it drops by; the stakes that win it once on average. */
  seed: z.string(),
  cap: z.string().nullable(),
  odds: z.string().nullable(),
  /** The part of each stake that is added, millionths. */
  ratePpm: z.number().int(),
  promise: z.string().nullable(),
  /** Both null until it has dropped, and of a pot by chance. */
  secret: z.string().nullable(),
  trigger: z.string().nullable(),
});
export type JackpotTermsView = z.infer<typeof JackpotTermsView>;

/** A pot that fills. */
export const JackpotView = JackpotTermsView.extend({ amount: z.string() });
export type JackpotView = z.infer<typeof JackpotView>;

/** A pot that has dropped; of its winner nothing is told. */
export const JackpotDrop = JackpotTermsView.extend({
  amount: z.string(),
  /** Epoch ms. */
  droppedAt: z.number(),
  game: z.string(),
});
export type JackpotDrop = z.infer<typeof JackpotDrop>;

/** A pot that a round took part in; `won` is what the round has won of it. */
export const JackpotOfRound = JackpotTermsView.extend({ won: z.string().nullable() });
export type JackpotOfRound = z.infer<typeof JackpotOfRound>;
