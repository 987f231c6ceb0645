import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PAID_STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireAmount, wireGuid, wireId64, wireInt, wireLanguage } from '../wire.ts';
import { CASINO_CATEGORIES } from './enums.ts';
import { JackpotDrop, JackpotView } from './jackpot-shapes.ts';
import { CasinoGameView, CasinoReceipt, CasinoRoundView, CasinoSeedsView, CasinoSpentSeeds } from './shapes.ts';

const game = z.string().regex(/^[a-z0-9-]{2,40}$/, 'the key of a game');
/** Read by the game itself, which knows what it takes; bounded here. */
const choices = z
  .record(z.string().max(40), z.unknown())
  .refine((value) => JSON.stringify(value).length <= 4000, 'at most 4,000 characters');
const clientSeed = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,64}$/, '1 to 64 letters, digits and signs without spaces');

export const CASINO_CALLS = {
  casinoGames: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/games' }],
    access: 'any',
    envelope: 'flag',
    summary: "The house's own games of the brand and country, as the lobby shows them",
    reply: z.object({ games: z.array(CasinoGameView) }),
    fails: [],
    assumed: true,
  }),
  casinoTable: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/games/:game' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The table of a game: its edge, its stakes in the active currency, what the law asks of it, and the round that stands open',
    params: z.object({ game }),
    reply: z.object({
      game: CasinoGameView,
      edgePpm: z.number().int(),
      currency: z.string(),
      minStake: z.string(),
      maxStake: z.string(),
      /** The least time between two rounds, ms. */
      minRoundMs: z.number().int(),
      autoplay: z.boolean(),
      turbo: z.boolean(),
      /** Whether what is being shown may be stopped before its end. */
      slamStop: z.boolean(),
      /** Whether choices that pay for a bonus, or for more of it, are taken. */
      bonusBuy: z.boolean(),
      /** Whether the caller may play it for demo money: whoever is known to be old enough, and a guest where the law lets them. */
      demo: z.boolean(),
      open: CasinoRoundView.nullable(),
    }),
    fails: ['casino_game_unknown', 'casino_closed'],
    assumed: true,
  }),
  casinoJackpots: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/jackpots' }],
    access: 'any',
    envelope: 'flag',
    summary:
      "The brand's jackpots in the active currency, the last 50 that dropped, and the games that feed them; empty where the law allows none",
    reply: z.object({
      currency: z.string(),
      /** The smallest tier first. */
      jackpots: z.array(JackpotView),
      /** Newest first. */
      drops: z.array(JackpotDrop),
      games: z.array(z.string()),
      /** The part of a stake that the jackpots return together, seeds included, millionths. */
      sharePpm: z.number().int(),
    }),
    fails: [],
    assumed: true,
  }),
  casinoPlay: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/rounds' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Takes the stake of a round and draws it; a round without decisions is paid at once. Idempotent by its guid.',
    rate: { max: 300, windowSeconds: 60 },
    body: z.object({ game, guid: wireGuid, stake: wireAmount, options: choices, version: wireInt(1).optional() }),
    reply: z.object({ round: CasinoRoundView, balance: z.string() }),
    fails: [
      'casino_game_unknown',
      'casino_closed',
      'casino_options',
      'casino_table_changed',
      'casino_round_open',
      'casino_too_fast',
      'casino_guid_reused',
      'stake_too_low',
      'stake_too_high',
      ...PAID_STAKE_REFUSALS,
    ],
    assumed: true,
  }),
  casinoAct: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/rounds/:round/actions' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Takes a decision of an open round, and the stake that it adds. `step` counts the decisions from 0: a repeat changes nothing.',
    rate: { max: 600, windowSeconds: 60 },
    params: z.object({ round: wireId64 }),
    body: z.object({ step: wireInt(0, 1000), action: choices }),
    reply: z.object({ round: CasinoRoundView, balance: z.string() }),
    fails: ['casino_round_unknown', 'casino_round_over', 'casino_step', 'casino_action', 'stake_too_high', ...PAID_STAKE_REFUSALS],
    assumed: true,
  }),
  mailCasinoRounds: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/rounds/mail' }],
    access: 'session',
    envelope: 'flag',
    summary: "S176: sends the player's rounds as CSV to the mail address of the account; of one category of games where it is named",
    rate: { max: 5, windowSeconds: 3_600 },
    body: z.object({ category: z.enum(CASINO_CATEGORIES).optional(), lng: wireLanguage.optional() }),
    reply: z.object({
      /** How many the letter holds. */
      rounds: z.number().int(),
    }),
    fails: ['email_missing'],
    assumed: true,
  }),
  casinoRounds: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/rounds' }],
    access: 'session',
    envelope: 'flag',
    summary: "The player's rounds, newest first, 50 a page; of one game, one category of games or one pair of seeds where it is named",
    query: z.object({
      game: game.optional(),
      category: z.enum(CASINO_CATEGORIES).optional(),
      serverSeedHash: z
        .string()
        .regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')
        .optional(),
      before: wireId64.optional(),
    }),
    reply: z.object({ rounds: z.array(CasinoReceipt), next: z.string().nullable() }),
    fails: [],
    assumed: true,
  }),
  casinoRound: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/rounds/:round' }],
    access: 'session',
    envelope: 'flag',
    summary: 'The receipt of a round',
    params: z.object({ round: wireId64 }),
    reply: CasinoReceipt,
    fails: ['casino_round_unknown'],
    assumed: true,
  }),
  casinoSeeds: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/seeds' }],
    access: 'session',
    envelope: 'flag',
    summary: 'The pair of seeds in use, the promise of the next one, and the pairs that have been revealed',
    reply: z.object({ seeds: CasinoSeedsView, spent: z.array(CasinoSpentSeeds) }),
    fails: [],
    assumed: true,
  }),
  casinoRotate: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/seeds' }],
    access: 'session',
    envelope: 'flag',
    summary: "Reveals the server's seed and goes on with the promised one and the player's new text; refused while a round is open",
    rate: { max: 30, windowSeconds: 60 },
    body: z.object({ clientSeed }),
    reply: z.object({ seeds: CasinoSeedsView, revealed: CasinoSpentSeeds }),
    fails: ['casino_round_open'],
    assumed: true,
  }),
  casinoFavourite: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/games/:game/favourite' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Marks a game as a favourite, or takes the mark away',
    params: z.object({ game }),
    body: z.object({ favourite: z.boolean() }),
    reply: z.object({ favourite: z.boolean() }),
    fails: ['casino_game_unknown'],
    assumed: true,
  }),
} as const;
