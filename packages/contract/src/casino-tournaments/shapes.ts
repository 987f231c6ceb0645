import { z } from 'zod';
import { PRIZE_UNITS, TOURNAMENT_SCORINGS, TOURNAMENT_STATUSES } from './enums.ts';

/** How rounds make points. */
export const TournamentRules = z.object({
  scoring: z.enum(TOURNAMENT_SCORINGS),
  /** Of `best-rounds`: how many count. */
  bestOf: z.number().int().min(1).max(100).nullable(),
  /** Of `hits`: the least multiple of the stake, hundredths. */
  hitMultiplier: z.number().int().min(100).max(1_000_000).nullable(),
  /** The most that counts of a round: of money its stake in least stakes, of multiples the multiple; null for all of it. */
  cap: z.number().int().min(1).max(1_000_000).nullable(),
});
export type TournamentRules = z.infer<typeof TournamentRules>;

/** A tournament as its page shows it. Amounts are decimal text in `currency`, or points where that is what is won. */
export const TournamentView = z.object({
  tournament: z.string(),
  name: z.string(),
  status: z.enum(TOURNAMENT_STATUSES),
  rules: TournamentRules,
  /** The games whose rounds count; none named: every game. */
  games: z.array(z.string()),
  /** The caller's, or the one that the visitor would have. */
  currency: z.string(),
  /** The least stake that counts in it, which is the unit of points too; null where rounds in it do not count. */
  minStake: z.string().nullable(),
  /** The most that counts of a stake in it, where money counts and only so much does. */
  capStake: z.string().nullable(),
  prizeUnit: z.enum(PRIZE_UNITS),
  /** Each place from one to another wins the amount. */
  prizes: z.array(z.object({ from: z.number().int(), to: z.number().int(), amount: z.string() })),
  /** Epoch ms. */
  startsAt: z.number(),
  endsAt: z.number(),
  /** How many take part. */
  players: z.number().int(),
  joined: z.boolean(),
});
export type TournamentView = z.infer<typeof TournamentView>;

/** A place of the board. */
export const TournamentPlace = z.object({
  place: z.number().int(),
  /** The last digits of the player's number. */
  player: z.string(),
  points: z.number().int(),
  rounds: z.number().int(),
  /** The prize that the place has; null where it has none. */
  prize: z.string().nullable(),
  own: z.boolean(),
  /** Has as many points as the place above, which reached them first. */
  tied: z.boolean(),
});
export type TournamentPlace = z.infer<typeof TournamentPlace>;

/** The caller's part. */
export const TournamentOwn = z.object({
  /** Null before the first round that counts. */
  place: z.number().int().nullable(),
  points: z.number().int(),
  rounds: z.number().int(),
  prize: z.string().nullable(),
});
export type TournamentOwn = z.infer<typeof TournamentOwn>;

/** A round of the caller that counted. */
export const TournamentRound = z.object({
  /** The number of a round of the house that has a receipt; null of a bet in a shared round and of a provider's. */
  round: z.string().nullable(),
  /** Null of a provider's. */
  game: z.string().nullable(),
  /** The points that it added, below 0 where it took some. */
  points: z.number().int(),
  /** Epoch ms. */
  endedAt: z.number(),
});
export type TournamentRound = z.infer<typeof TournamentRound>;
