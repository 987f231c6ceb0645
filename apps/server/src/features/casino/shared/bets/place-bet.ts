import { createHash } from 'node:crypto';
import { chipTotal } from '@touchline/casino/chips';
import type { SharedGame } from '@touchline/casino/shared/shared-game';
import { postGameStake } from '@touchline/ledger/game-postings';
import { lockPlayerMoney, postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { writeEvents } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import { requireStake } from '../../rounds/require-stake.ts';
import { readStake } from '../../rounds/stake.ts';
import { lockBettingRound } from '../rounds/shared-round.store.ts';
import { type SharedDeps, tellTable } from '../shared-deps.ts';
import type { EndedBet } from './pay-bet.ts';
import { type Chips, requirePlaceLimits } from './place-limits.ts';
import { presentBet } from './present-bet.ts';
import { readChips } from './read-chips.ts';
import { readTerms } from './read-terms.ts';
import { requireTempo } from './require-tempo.ts';
import { insertBet, nextBetId, readBetByGuid, readBetsIn, type SharedBet } from './shared-bet.store.ts';
import { betStaked } from './shared-events.ts';

interface BetRequest {
  readonly roundId: bigint;
  readonly guid: string;
  /** Decimal text. */
  readonly stake: string;
  /** Hundredths. */
  readonly target?: number | undefined;
  /** As it came from outside; of a live table. */
  readonly chips?: unknown;
}

interface Player {
  readonly id: bigint;
  readonly brandId: number;
}

const hashOf = (game: string, { roundId, stake, target, chips }: BetRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([game, String(roundId), stake, target ?? null, ...(chips === undefined ? [] : [chips])]))
    .digest('hex');

/**
 * Stakes in a round, as long as the database's clock says that it has not started: the stake, the bet and its event are one transaction. Idempotent
 * by (player, guid). Throws Failure with the first reason for which it is not taken.
 */
export async function placeBet(deps: SharedDeps, player: Player, game: SharedGame, wanted: BetRequest): Promise<EndedBet> {
  const chips = readChips(game, wanted);
  const requestHash = hashOf(game.key, wanted);
  try {
    const placed = await stakeIn(deps, player, game, { ...wanted, chips, requestHash });
    if (placed.isNew) {
      deps.platform.events.nudge();
      tellTable(deps, player.brandId, game.key, { bets: [presentBet(placed.bet)] });
    }
    return placed;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // A repeated request gets its answer even if the same bet would be refused by now.
    const before = await readBetByGuid(deps.platform.pool, player.id, wanted.guid);
    if (!before) throw error;
    return repeat(deps, before, requestHash);
  }
}

/** The bet of a guid as it stands; throws Failure `casino_guid_reused` where it was asked for in other words. */
async function repeat({ platform: { pool } }: SharedDeps, bet: SharedBet, requestHash: string): Promise<EndedBet> {
  if (bet.requestHash !== requestHash) throw new Failure('casino_guid_reused');
  const balanceMinor = await inTransaction(
    pool,
    async (client) => (await lockPlayerMoney(client, bet.playerId, bet.currency)).main.balanceMinor,
  );
  return { bet, balanceMinor };
}

async function stakeIn(
  deps: SharedDeps,
  player: Player,
  game: SharedGame,
  wanted: BetRequest & { readonly chips: Chips | null; readonly requestHash: string },
): Promise<EndedBet & { readonly isNew: boolean }> {
  const { accountId, currency, bounds, minRoundMs } = await readTerms(deps, player, game);
  const stakeMinor = readStake(wanted.stake, currency, { ...bounds, chips: BigInt(chipTotal({ bets: wanted.chips ?? [] }) || 1) });
  return inTransaction(deps.platform.pool, async (client) => {
    const money = await lockPlayerMoney(client, player.id, currency);
    const before = await readBetByGuid(client, player.id, wanted.guid);
    if (before) {
      if (before.requestHash !== wanted.requestHash) throw new Failure('casino_guid_reused');
      return { bet: before, balanceMinor: money.main.balanceMinor, isNew: false };
    }
    await requireStake(client, money, stakeMinor);
    const round = await lockBettingRound(client, player.brandId, wanted.roundId);
    if (round?.game !== game.key) throw new Failure('casino_round_unknown');
    if (!round.isBetting) throw new Failure('casino_bets_closed');
    const standing = await readBetsIn(client, player.id, round.id);
    if (wanted.chips) requirePlaceLimits([...standing, { stakeMinor, chips: wanted.chips }], currency, bounds);
    else if (standing.length > 0) throw new Failure('casino_round_open');
    await requireTempo(client, { playerId: player.id, roundId: round.id, minRoundMs });
    const id = await nextBetId(client);
    const posting = postGameStake({ key: `shared-${id}-stake`, playerId: player.id, currency }, stakeMinor);
    const stakeTransaction = await postTransaction(client, posting);
    const { guid, requestHash, chips, target = null } = wanted;
    const row = {
      id,
      roundId: round.id,
      playerId: player.id,
      guid,
      requestHash,
      accountId,
      currency,
      stakeMinor,
      target,
      chips,
      stakeTransaction,
    };
    const bet = await insertBet(client, row);
    const balanceMinor = money.main.balanceMinor - stakeMinor;
    await writeEvents(client, [{ playerId: player.id, event: betStaked(bet, game.key, balanceMinor) }]);
    return { bet, balanceMinor, isNew: true };
  });
}
