import { createHash } from 'node:crypto';
import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { postGameStake } from '@touchline/ledger/game-postings';
import type pg from 'pg';
import { checkStake } from '#features/limits';
import { lockPlayerMoney, type PlayerMoney, postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { CasinoDeps } from '../casino-deps.ts';
import { writeNonce } from '../seeds/seed.store.ts';
import { getOrCreatePair, lockPairForRound, openSeed } from '../seeds/seed-pairs.ts';
import type { CasinoTable } from '../tables/casino-table.store.ts';
import { endRound, NOT_OVER } from './end-round.ts';
import { readPlay } from './read-play.ts';
import { type Round, readMsSinceLast, readNextRoundId, readOpenRound, readRoundByGuid, writeRound } from './round.store.ts';
import { stakedEvent, writeRoundEvents } from './round-events.ts';
import { moneyText } from './stake.ts';

export interface PlayRequest {
  readonly game: string;
  readonly guid: string;
  /** Decimal text. */
  readonly stake: string;
  readonly options: unknown;
  /** Of the table that the player has seen. */
  readonly version?: number | undefined;
}

/** A round that may be played, but for what only its transaction can judge. */
export interface PreparedPlay {
  readonly playerId: bigint;
  readonly guid: string;
  readonly requestHash: string;
  readonly game: AnyGame;
  readonly table: CasinoTable;
  readonly options: unknown;
  readonly accountId: bigint;
  readonly currency: string;
  readonly stakeMinor: bigint;
  /** The least time since the player's last round began, ms. */
  readonly leastMs: number;
}

const hashOf = ({ game, stake, options, version }: PlayRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([game, stake, options, version ?? null]))
    .digest('hex');

/** The round of a guid; throws Failure `casino_guid_reused` where it was asked for in other words. */
function same(round: Round, requestHash: string): Round {
  if (round.requestHash !== requestHash) throw new Failure('casino_guid_reused');
  return round;
}

/**
 * Plays a round: its stake, its draw and, where it ends with the draw, its return are one transaction. Idempotent by (player, guid). Throws
 * Failure with the first reason for which the round cannot be played.
 */
export async function playRound(
  deps: CasinoDeps,
  player: { readonly id: bigint; readonly brandId: number },
  wanted: PlayRequest,
): Promise<Round> {
  const { platform } = deps;
  const requestHash = hashOf(wanted);
  const before = await readRoundByGuid(platform.pool, player.id, wanted.guid);
  if (before) return same(before, requestHash);
  const play = { ...(await readPlay(deps, player, wanted)), requestHash };
  await getOrCreatePair(deps, player.id);
  const round = await inTransaction(platform.pool, (client) => writePlayed(deps, client, play));
  platform.events.nudge();
  return round;
}

async function writePlayed(deps: CasinoDeps, client: pg.PoolClient, play: PreparedPlay): Promise<Round> {
  const { playerId, guid, requestHash, game, table, options, accountId, currency, stakeMinor } = play;
  const money = await lockPlayerMoney(client, playerId, currency);
  const before = await readRoundByGuid(client, playerId, guid);
  if (before) return same(before, requestHash);
  if (await readOpenRound(client, playerId, game.key)) throw new Failure('casino_round_open');
  await requireTime(client, play);
  const pair = await lockPairForRound(deps, client, playerId);
  await requireStake(client, money, stakeMinor);
  const id = await readNextRoundId(client);
  const nonce = pair.nonce + 1;
  await writeNonce(client, pair, nonce);
  const draws = seededDraws({ serverSeed: await openSeed(deps, client, pair), clientSeed: pair.clientSeed, nonce });
  const state = game.begin(options, draws, table.edgePpm);
  const stakeTransaction = await postTransaction(client, postGameStake({ key: `casino-${id}-stake-0`, playerId, currency }, stakeMinor));
  const begun = {
    id,
    playerId,
    guid,
    requestHash,
    game: game.key,
    version: table.version,
    edgePpm: table.edgePpm,
    seedId: pair.id,
    nonce,
    accountId,
    currency,
    options,
    actions: [],
    stakes: [stakeMinor],
    stakeTransactions: [stakeTransaction],
    balances: [money.main.balanceMinor - stakeMinor],
    ...NOT_OVER,
  };
  const round = game.isOver(state) ? { ...begun, ...(await endRound(client, begun, money, game.returned(state))) } : begun;
  await writeRoundEvents(client, round, [stakedEvent(round, stakeMinor)]);
  return writeRound(client, round);
}

/** Judges a stake under the lock of the player's accounts, as every stake is judged. */
export async function requireStake(client: pg.PoolClient, { main }: PlayerMoney, stakeMinor: bigint): Promise<void> {
  const { playerId, currency, balanceMinor } = main;
  await checkStake(client, playerId, stakeMinor, currency);
  if (stakeMinor <= balanceMinor) return;
  const max = moneyText(balanceMinor, currency);
  throw new Failure('insufficient_funds', { args: { max }, accepted: { max } });
}

/** The database's clock decides whether the next round may begin; the player's accounts are locked, so that no other begins meanwhile. */
async function requireTime(client: pg.PoolClient, { playerId, leastMs }: PreparedPlay): Promise<void> {
  if (leastMs === 0) return;
  const ms = await readMsSinceLast(client, playerId);
  if (ms !== null && ms < leastMs) throw new Failure('casino_too_fast', { accepted: { ms: Math.ceil(leastMs - ms) } });
}
