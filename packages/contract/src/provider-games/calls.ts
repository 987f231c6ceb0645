import { PLATFORMS } from '@touchline/catalogue/platforms';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireAmount, wireBoolean, wireGuid, wireId64, wireInt, wireLanguage } from '../wire.ts';
import { FREE_ROUND_CALLS } from './free-round-calls.ts';

export const GAME_PLATFORMS = ['desktop', 'mobile'] as const;

const ProviderCode = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'a provider');
const GameCode = z.string().regex(/^[\w.:/-]{1,100}$/, 'a game');
const Platform = z.enum(GAME_PLATFORMS);
/** A page says how wide it is; an app what it runs on (R059). */
const AskedPlatform = z.enum([...GAME_PLATFORMS, ...PLATFORMS]);
export type AskedPlatform = z.infer<typeof AskedPlatform>;
/** `lng` is the language that the page is read in, and the game is opened in. */
const Wanted = z.object({ provider: ProviderCode, game: GameCode, platform: AskedPlatform, lng: wireLanguage.optional() });

const base = { envelope: 'flag', assumed: true } as const;
const operator = { ...base, method: 'POST', access: 'operator', roles: ['admin', 'content'] } as const;
const rate = { max: 60, windowSeconds: 60 } as const;

/** Times are epoch ms, amounts decimal text. */
export const ProviderView = z.object({
  code: z.string(),
  name: z.string(),
  dialect: z.string(),
  on: z.boolean(),
  /** When its list of games was last taken over, and why not since. */
  listedAt: z.number().nullable(),
  listError: z.string().nullable(),
  games: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      category: z.string(),
      platforms: z.array(Platform),
      demo: z.boolean(),
      blockedCountries: z.array(z.string()),
      /** Whether the provider still has it. */
      listed: z.boolean(),
      on: z.boolean(),
    }),
  ),
});
export type ProviderView = z.infer<typeof ProviderView>;

export const ProviderRoundView = z.object({
  round: z.string(),
  playerId: z.string(),
  game: z.string(),
  currency: z.string(),
  openedAt: z.number(),
  closedAt: z.number().nullable(),
  staked: z.string(),
  won: z.string(),
});
export type ProviderRoundView = z.infer<typeof ProviderRoundView>;

/** A movement to or from a purse: `pending` where the provider has not said yet, and is asked again; `amount` null until it says how much comes out. */
const PurseMoved = z.object({ state: z.enum(['pending', 'done', 'refused']), amount: z.string().nullable(), currency: z.string() });

/** An hour of a provider in a currency: its messages, and what the ledger holds against them (`difference`, 0 where they agree). */
export const ProviderReportView = z.object({
  hour: z.number(),
  currency: z.string(),
  opened: z.number().int(),
  closed: z.number().int(),
  open: z.number().int(),
  staked: z.string(),
  won: z.string(),
  takenBack: z.string(),
  difference: z.string(),
});
export type ProviderReportView = z.infer<typeof ProviderReportView>;

export const PROVIDER_GAMES_CALLS = {
  providerGames: defineCall({
    ...base,
    method: 'GET',
    access: 'any',
    paths: [{ path: '/web-api/provider-games' }],
    summary: 'Games of providers that can be opened here, on a platform',
    query: z.object({ platform: AskedPlatform.default('desktop') }),
    reply: z.object({
      games: z.array(
        z.object({
          provider: z.string(),
          providerName: z.string(),
          code: z.string(),
          name: z.string(),
          category: z.string(),
          demo: z.boolean(),
          /** Whether it is played from a purse at the provider, which money is moved to and from. */
          purse: z.boolean(),
          /** The part of what is staked that comes back, millionths; null where its provider does not say. */
          returnPpm: z.number().int().nullable(),
          /** The greatest jackpot that it can win, as its provider told it; null where there is none, or the law allows none. */
          jackpot: z.object({ name: z.string(), amount: z.string(), currency: z.string(), at: z.number() }).nullable(),
        }),
      ),
      /** Whether the law lets the caller open demonstrations: in some countries guests may not, who may be children. */
      playMoney: z.boolean(),
    }),
    fails: [],
  }),
  launchProviderGame: defineCall({
    ...base,
    method: 'POST',
    access: 'session',
    paths: [{ path: '/web-api/provider-games/launch' }],
    summary: "Opens a game for the player's session and gives its address; the token in it ends with the session",
    rate,
    body: Wanted,
    reply: z.object({ launchId: z.string(), url: z.string() }),
    fails: [
      'rate_limited',
      'game_unknown',
      'game_unavailable',
      'unavailable',
      'not_found',
      'account_blocked',
      'betting_blocked',
      'self_excluded',
    ],
  }),
  demoProviderGame: defineCall({
    ...base,
    method: 'POST',
    access: 'any',
    paths: [{ path: '/web-api/provider-games/demo' }],
    summary: 'The address of a game with play money',
    rate,
    body: Wanted,
    reply: z.object({ url: z.string() }),
    fails: ['rate_limited', 'game_unknown', 'game_unavailable', 'unavailable'],
  }),
  providerGameSession: defineCall({
    ...base,
    method: 'GET',
    access: 'session',
    paths: [{ path: '/web-api/provider-games/session' }],
    summary: 'Since when the player has had a game open, and what it has taken and paid since',
    query: z.object({ launchId: wireId64 }),
    reply: z.object({
      startedAt: z.number(),
      currency: z.string(),
      staked: z.string(),
      won: z.string(),
      /** Won less staked; may be below 0. */
      net: z.string(),
      balance: z.string(),
      /** The money at the provider; null where the game is played from the account, or the provider does not say. */
      purse: z.string().nullable(),
      /** The free rounds of this game that are left to the player, and the stake of the next one; null where there are none. */
      freeRounds: z.object({ left: z.number().int(), stake: z.string(), endsAt: z.number() }).nullable(),
    }),
    fails: ['not_found'],
  }),
  fillPurse: defineCall({
    ...base,
    method: 'POST',
    access: 'session',
    paths: [{ path: '/web-api/provider-games/purse/fill' }],
    summary: "Moves the player's own money into their purse at the provider, judged as a stake is; once by its guid",
    rate,
    body: z.object({ launchId: wireId64, guid: wireGuid, amount: wireAmount }),
    reply: PurseMoved,
    fails: [
      'rate_limited',
      'not_found',
      'amount_format',
      'amount_too_high',
      'insufficient_funds',
      ...STAKE_REFUSALS,
      'game_unavailable',
      'transaction_reused',
      'round_closed',
    ],
  }),
  emptyPurse: defineCall({
    ...base,
    method: 'POST',
    access: 'session',
    paths: [{ path: '/web-api/provider-games/purse/empty' }],
    summary: 'Brings home everything that the purse at the provider holds; once by its guid',
    rate,
    body: z.object({ launchId: wireId64, guid: wireGuid }),
    reply: PurseMoved,
    fails: ['rate_limited', 'not_found'],
  }),
  operatorGameProviders: defineCall({
    ...operator,
    paths: [{ path: '/operator-api/game-providers' }],
    summary: 'Providers of games, their games, and what is off at the brand',
    rate,
    body: z.object({}),
    reply: z.object({ providers: z.array(ProviderView) }),
    fails: ['rate_limited'],
  }),
  operatorSwitchGame: defineCall({
    ...operator,
    paths: [{ path: '/operator-api/game-providers/switch' }],
    summary:
      'Switches a game, or a provider with all its games, on or off at the brand; wins of open rounds are paid all the same; audited',
    rate,
    body: z.object({ provider: ProviderCode, game: GameCode.optional(), on: wireBoolean, reason: OperatorReason }),
    reply: z.object({ on: z.boolean() }),
    fails: ['rate_limited', 'not_found'],
  }),
  operatorProviderRounds: defineCall({
    ...operator,
    paths: [{ path: '/operator-api/game-providers/rounds' }],
    summary: "Rounds of a provider by the brand's players, the newest first",
    rate,
    body: z.object({
      provider: ProviderCode,
      state: z.enum(['open', 'closed']).optional(),
      /** Opened before, epoch ms. */
      before: wireInt(0, 8_640_000_000_000).optional(),
      count: z.int().min(1).max(200).default(50),
    }),
    reply: z.object({ rounds: z.array(ProviderRoundView) }),
    fails: ['rate_limited', 'not_found'],
  }),
  operatorProviderReports: defineCall({
    ...operator,
    roles: ['admin', 'payments'],
    paths: [{ path: '/operator-api/game-providers/reports' }],
    summary: 'Hours of a provider, each held against the ledger, the newest first; of all brands, for operators of the whole house',
    rate,
    body: z.object({ provider: ProviderCode, count: z.int().min(1).max(500).default(100) }),
    reply: z.object({ reports: z.array(ProviderReportView) }),
    fails: ['rate_limited', 'not_found'],
  }),
  ...FREE_ROUND_CALLS,
} as const;
