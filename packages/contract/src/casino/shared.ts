import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PAID_STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireAmount, wireGuid, wireId64, wireInt } from '../wire.ts';
import { SHARED_GAME_KEYS } from './enums.ts';
import { OwnSharedBet, PastSharedBet, SharedBetView, SharedChain, SharedResult, SharedRoundView } from './shared-shapes.ts';

const table = z.object({ game: z.enum(SHARED_GAME_KEYS) });
/** Read by the game's own layout, which knows what it takes; bounded here. */
const chips = z
  .array(z.record(z.string().max(10), z.unknown()))
  .min(1)
  .max(160)
  .refine((value) => JSON.stringify(value).length <= 12_000, 'at most 12,000 characters');
const bet = z.object({ bet: wireId64 });
const rate = { max: 120, windowSeconds: 60 } as const;
const OwnBet = z.object({ bet: OwnSharedBet, balance: z.string() });

/** Rounds that all watch together (S225, S226). What changes is pushed on the topic `table:<game>`. */
export const CASINO_SHARED_CALLS = {
  casinoShared: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/shared/:game' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The round that is under way at a table, the bets in it, the last results and the chain that they are drawn by',
    params: table,
    reply: z.object({
      /** Epoch ms by the clock that `startsAt` is told by. */
      now: z.number(),
      /** Null while nobody has been at the table: one is opened for whoever comes. */
      round: SharedRoundView.nullable(),
      /** The highest stakes first, at most 200. */
      bets: z.array(SharedBetView),
      own: OwnSharedBet.nullable(),
      /** The player's own at a live table, where there may be several, in the order in which they were placed; else empty. */
      placed: z.array(OwnSharedBet),
      /** Newest first, at most 50; at most 200 at a live table. */
      results: z.array(SharedResult),
      chain: SharedChain.nullable(),
    }),
    fails: ['casino_game_unknown', 'casino_closed'],
    assumed: true,
  }),
  casinoSharedBet: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/shared/:game/bets' }],
    access: 'session',
    envelope: 'flag',
    summary:
      'Stakes in a round that has not started. `target` is the multiple, in hundredths, at which it is paid by itself; `chips` says how the stake lies on the places of a live table. Idempotent by guid.',
    rate,
    params: table,
    body: z.object({
      round: wireId64,
      guid: wireGuid,
      stake: wireAmount,
      target: wireInt(101, 100_000_000).optional(),
      chips: chips.optional(),
    }),
    reply: OwnBet,
    fails: [
      'casino_game_unknown',
      'casino_closed',
      'casino_round_unknown',
      'casino_bets_closed',
      'casino_round_open',
      'casino_guid_reused',
      'casino_too_fast',
      'stake_too_low',
      'stake_too_high',
      ...PAID_STAKE_REFUSALS,
    ],
    assumed: true,
  }),
  casinoSharedBets: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/shared-bets' }],
    access: 'session',
    envelope: 'flag',
    summary: "The player's bets in shared rounds, newest first, 20 a page; those that were taken back are left out",
    query: z.object({ before: wireId64.optional() }),
    reply: z.object({ bets: z.array(PastSharedBet), next: z.string().nullable() }),
    fails: [],
    assumed: true,
  }),
  casinoSharedCancel: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/shared/bets/:bet/cancel' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Gives back the stake of a bet whose round has not started; a repeat changes nothing',
    rate,
    params: bet,
    reply: OwnBet,
    fails: ['casino_bet_unknown', 'casino_bets_closed'],
    assumed: true,
  }),
  casinoSharedCashOut: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/shared/bets/:bet/cash-out' }],
    access: 'session',
    envelope: 'flag',
    summary:
      'Takes what the running round shows. Judged by when the call arrived: before the end it is paid, after it not. A repeat changes nothing.',
    rate,
    params: bet,
    reply: OwnBet,
    fails: ['casino_bet_unknown', 'casino_not_running', 'casino_round_over'],
    assumed: true,
  }),
  casinoSharedRound: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/shared/:game/rounds/:round' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Everything by which a round that is over can be worked out again',
    params: table.extend({ round: wireId64 }),
    reply: z.object({
      round: SharedRoundView,
      chain: SharedChain,
      /** The hash of the round before, which is the SHA-256 of this one's; of the first the promise. */
      previousHash: z.string(),
      /** The player's own bets in it, in the order in which they were placed; a guest has none. */
      own: z.array(OwnSharedBet),
    }),
    fails: ['casino_game_unknown', 'casino_round_unknown'],
    assumed: true,
  }),
} as const;
