import { z } from 'zod';
import { CASINO_CATEGORIES } from './enums.ts';
import { JackpotOfRound, JackpotWin } from './jackpot-shapes.ts';

const json: z.ZodType<unknown> = z.unknown();

/** A game of the house as the lobby shows it. Returns are millionths of the stake. */
export const CasinoGameView = z.object({
  game: z.string(),
  category: z.enum(CASINO_CATEGORIES),
  /** The version of its table that is played now. */
  version: z.number().int(),
  /** Of the usual options, at the edge of the version. */
  returnPpm: z.number().int(),
  /** The return of jackpots besides, to whom they may be offered; 0 where the game takes part in none. */
  jackpotPpm: z.number().int(),
  /** Jackpots included, of all finished rounds for money; null before the first. */
  observed: z.object({ rounds: z.number().int(), returnPpm: z.number().int(), bandPpm: z.number().int() }).nullable(),
  /** Epoch ms. */
  addedAt: z.number(),
  favourite: z.boolean(),
  /** When the player last played it; epoch ms. */
  playedAt: z.number().nullable(),
  /** Rounds of all players in the last 7 days: what "popular" sorts by. */
  popularity: z.number().int(),
});
export type CasinoGameView = z.infer<typeof CasinoGameView>;

/** A round as its player sees it. Amounts are decimal text in `currency`. */
export const CasinoRoundView = z.object({
  round: z.string(),
  game: z.string(),
  status: z.enum(['open', 'over']),
  currency: z.string(),
  /** All that was staked so far, doubles and insurance included. */
  stake: z.string(),
  /** The amount that came back; null while the round is open. */
  returned: z.string().nullable(),
  /** Jackpots that the round has won, paid besides. */
  jackpots: z.array(JackpotWin),
  options: json,
  /** The round as the game shows it: no hidden draw while it is open. */
  view: json,
  actions: z.array(json),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
});
export type CasinoRoundView = z.infer<typeof CasinoRoundView>;

/** Everything by which a round can be worked out again. `serverSeed` is null until its pair is rotated. */
export const CasinoReceipt = CasinoRoundView.extend({
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  version: z.number().int(),
  edgePpm: z.number().int(),
  /** Ratio of the whole return to the first stake, exact: "99/50". */
  pay: z.string().nullable(),
  /** Movements of the ledger, in order. */
  movements: z.array(z.object({ movement: z.string(), kind: z.enum(['stake', 'return', 'refund', 'jackpot']), amount: z.string() })),
  /** The pots that the round fed and could win. */
  pots: z.array(JackpotOfRound),
  /** The house's addition to them, of its own, beside the stake and in the stake's movement; null where the round took part in none. */
  fed: z.object({ movement: z.string(), amount: z.string() }).nullable(),
});
export type CasinoReceipt = z.infer<typeof CasinoReceipt>;

export const CasinoSeedsView = z.object({
  /** Promise of the pair in use. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Rounds played with the pair. */
  nonce: z.number().int(),
  /** Promise of the pair that follows. */
  nextServerSeedHash: z.string(),
});
export type CasinoSeedsView = z.infer<typeof CasinoSeedsView>;

export const CasinoSpentSeeds = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  rounds: z.number().int(),
  revealedAt: z.number(),
});
export type CasinoSpentSeeds = z.infer<typeof CasinoSpentSeeds>;
