import { z } from 'zod';
import { CasinoReceipt } from '../casino/shapes.ts';

/** A round of a game of the "books and weights" standard, as a list shows it. Amounts are decimal text in `currency`, times epoch ms. */
export const BookRoundView = z.object({
  round: z.string(),
  game: z.string(),
  /** Of the game, as people read it. */
  name: z.string(),
  status: z.enum(['open', 'over']),
  currency: z.string(),
  /** The bet times the mode's price. */
  stake: z.string(),
  /** Null while the round is open. */
  returned: z.string().nullable(),
  startedAt: z.number(),
});
export type BookRoundView = z.infer<typeof BookRoundView>;

/** Everything by which such a round can be worked out again. `serverSeed` is null until its pair is rotated. */
export const BookReceipt = BookRoundView.extend({
  endedAt: z.number().nullable(),
  /** Of the game's files that it was drawn from. */
  version: z.number().int(),
  mode: z.string(),
  /** How many bets a round of the mode costs, exact: "5/4". */
  cost: z.string(),
  /** The part of what is staked in the mode that comes back, exact. */
  modeReturn: z.string(),
  bet: z.string(),
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  /** As the draw takes it: the player's text after "books:". */
  clientSeed: z.string(),
  nonce: z.number().int(),
  /** The number that was drawn, below the sum of all weights. Whole numbers of any size. */
  drawn: z.string(),
  totalWeight: z.string(),
  /** The row that it falls on: from `from` on and below `upto`, and what it pays in hundredths of the bet. */
  row: z.object({ id: z.string(), from: z.string(), upto: z.string(), payHundredths: z.string() }),
  /** The round as its book tells it. */
  events: z.array(z.unknown()),
  /** SHA-256 of the files as they were taken over. */
  weightsHash: z.string(),
  booksHash: z.string(),
  movements: CasinoReceipt.shape.movements,
});
export type BookReceipt = z.infer<typeof BookReceipt>;
