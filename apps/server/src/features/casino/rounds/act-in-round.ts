import { isDeepStrictEqual } from 'node:util';
import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { findGame } from '@touchline/casino/games/games';
import { replayRound } from '@touchline/casino/replay-round';
import { invariant } from '@touchline/kernel/invariant';
import { floor, mul, ratio } from '@touchline/kernel/ratio';
import { postGameStake } from '@touchline/ledger/game-postings';
import type pg from 'pg';
import { lockPlayerMoney, type PlayerMoney, postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { CasinoDeps } from '../casino-deps.ts';
import { readPairs } from '../seeds/seed.store.ts';
import { openSeed } from '../seeds/seed-pairs.ts';
import { findLaw } from '../tables/casino-law.ts';
import { readResidence } from '../tables/read-residence.ts';
import { stakeBounds } from '../tables/stake-bounds.ts';
import { endRound, NOT_OVER } from './end-round.ts';
import { fieldsOf } from './fields-of.ts';
import { requireStake } from './require-stake.ts';
import { lockRound, type Round, readRound, updateRound } from './round.store.ts';
import { stakedEvent, writeRoundEvents } from './round-events.ts';
import { requireAtMost } from './stake.ts';

interface ActRequest {
  readonly roundId: bigint;
  /** Counts the decisions of the round from 0. */
  readonly step: number;
  readonly action: unknown;
}

/** A round as it was answered after a step. */
interface SteppedRound {
  readonly round: Round;
  readonly step: number;
}

interface Player {
  readonly id: bigint;
  readonly brandId: number;
}

/**
 * Takes a decision of an open round in one transaction with what it stakes besides and what the round returns. Idempotent by its step: a
 * repeat gets the first answer. Throws Failure.
 */
export async function actInRound(deps: CasinoDeps, player: Player, wanted: ActRequest): Promise<SteppedRound> {
  const { pool, events } = deps.platform;
  const found = await readRound(pool, player.id, wanted.roundId);
  const game = found && findGame(found.game);
  if (!found || !game) throw new Failure('casino_round_unknown');
  const action = game.action.safeParse(wanted.action);
  if (!action.success) throw new Failure('casino_action', { fields: fieldsOf('action', action.error) });
  const maxMinor = await readMaxStake(deps, player, found);
  const round = await inTransaction(pool, async (client) => {
    const money = await lockPlayerMoney(client, player.id, found.currency);
    const round = await lockRound(client, player.id, found.id);
    invariant(round, 'a round is not deleted');
    const before = round.actions[wanted.step];
    if (before !== undefined) {
      if (!isDeepStrictEqual(before, JSON.parse(JSON.stringify(action.data)))) throw new Failure('casino_step');
      return round;
    }
    if (round.status !== 'open') throw new Failure('casino_round_over');
    if (wanted.step !== round.actions.length) throw new Failure('casino_step', { accepted: { step: round.actions.length } });
    return takeAction(deps, client, { game, round, money, action: action.data, maxMinor });
  });
  events.nudge();
  return { round, step: wanted.step + 1 };
}

/** The table's maximum stake, which bounds doubles and other further stakes as well. */
async function readMaxStake(deps: CasinoDeps, { id, brandId }: Player, { game, currency }: Round): Promise<bigint> {
  const residence = await readResidence(deps, id);
  if (!residence) throw new Failure('unavailable');
  const { countryId, age } = residence;
  return stakeBounds(deps, { brandId, countryId, currency }, findLaw(deps, countryId, game, age)).maxMinor;
}

interface Taking {
  readonly game: AnyGame;
  readonly round: Round;
  readonly money: PlayerMoney;
  readonly action: unknown;
  /** The maximum further stake; 0 where the house decides for the player. */
  readonly maxMinor: bigint;
}

/** Takes a decision of a round that is open and locked, as the player's accounts are. Throws Failure `casino_action` where it cannot be taken. */
export async function takeAction(deps: CasinoDeps, client: pg.PoolClient, taking: Taking): Promise<Round> {
  const { game, round, money, action, maxMinor } = taking;
  const draws = await drawsOf(deps, client, round);
  const replayed = replayRound(game, round, draws);
  invariant(replayed.ok, 'stored actions replay');
  const next = game.act(replayed.value, action, draws);
  if (!next.ok) throw new Failure('casino_action', { fields: { [`action.${next.error.field}`]: [next.error.message] } });
  const first = ratio(round.stakes[0] ?? 0n, 1n);
  const addedMinor = floor(mul(game.staked(next.value), first)) - floor(mul(game.staked(replayed.value), first));
  const { id, playerId, currency } = round;
  let transaction = 0n;
  if (addedMinor > 0n) {
    requireAtMost(addedMinor, currency, maxMinor);
    await requireStake(client, money, addedMinor);
    const key = `casino-${id}-stake-${round.stakes.length}`;
    transaction = await postTransaction(client, postGameStake({ key, playerId, currency }, addedMinor));
  }
  const acted = {
    ...round,
    actions: [...round.actions, action],
    stakes: [...round.stakes, addedMinor],
    stakeTransactions: [...round.stakeTransactions, transaction],
    balances: [...round.balances, money.main.balanceMinor - addedMinor],
    ...NOT_OVER,
  };
  const ending = game.isOver(next.value) ? await endRound(client, acted, money, game.returned(next.value)) : undefined;
  const after = { ...acted, ...ending?.ended };
  await writeRoundEvents(client, after, addedMinor > 0n ? [stakedEvent(after, addedMinor)] : [], ending?.gainMinor ?? 0n);
  return updateRound(client, id, after);
}

async function drawsOf(deps: Pick<CasinoDeps, 'vault'>, client: pg.PoolClient, { seedId, nonce }: Round) {
  const pair = (await readPairs(client, [seedId])).get(seedId);
  invariant(pair, 'a round has its seeds');
  return seededDraws({ serverSeed: await openSeed(deps, client, pair), clientSeed: pair.clientSeed, nonce });
}

/** The state of a stored round, recomputed from its seeds and actions. */
export async function readState(deps: Pick<CasinoDeps, 'vault'>, client: pg.PoolClient, game: AnyGame, round: Round): Promise<unknown> {
  const state = replayRound(game, round, await drawsOf(deps, client, round));
  invariant(state.ok, 'stored actions replay');
  return state.value;
}
