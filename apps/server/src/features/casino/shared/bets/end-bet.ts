import { wonMultiple } from '@touchline/casino/shared/shared-game';
import { findSharedGame } from '@touchline/casino/shared/shared-games';
import type { SharedLayout } from '@touchline/casino/shared/shared-layout';
import { takeByHand } from '@touchline/casino/shared/take-by-hand';
import { invariant } from '@touchline/kernel/invariant';
import { ratio } from '@touchline/kernel/ratio';
import type pg from 'pg';
import { lockPlayerMoney, type PlayerMoney } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { returnOf } from '../../rounds/draw-round.ts';
import { type SharedDeps, tellTable } from '../shared-deps.ts';
import type { Arrival } from './arrival.ts';
import { type EndedBet, payBet, refundBet, type Winning } from './pay-bet.ts';
import { presentBet } from './present-bet.ts';
import { type LockedBet, lockBet, readOwnBet, type SharedBet } from './shared-bet.store.ts';

type End = (client: pg.PoolClient, bet: LockedBet, money: PlayerMoney) => Promise<EndedBet>;

async function requireOwnBet({ platform: { pool } }: SharedDeps, playerId: bigint, betId: bigint) {
  const bet = await readOwnBet(pool, playerId, betId);
  if (!bet) throw new Failure('casino_bet_unknown');
  return bet;
}

/** Ends a bet in one transaction, under its player's locks; what has ended already is given as it stands. */
async function endBet(deps: SharedDeps, { playerId, id, currency }: SharedBet, end: End): Promise<EndedBet> {
  const { pool, events } = deps.platform;
  const { bet, balanceMinor, locked } = await inTransaction(pool, async (client) => {
    const money = await lockPlayerMoney(client, playerId, currency);
    const locked = await lockBet(client, playerId, id);
    invariant(locked, 'a bet is not deleted');
    return { ...(await end(client, locked, money)), locked };
  });
  if (locked.status === 'open') {
    events.nudge();
    tellTable(deps, locked.brandId, locked.game, { bets: [presentBet(bet)] });
  }
  return { bet, balanceMinor };
}

/** The return of a bet at a multiple in hundredths, rounded down once. */
const atMultiple = (bet: SharedBet, multiple: number): Winning => ({
  returnMinor: returnOf(ratio(BigInt(multiple), 100n), bet.stakeMinor),
  paidAt: multiple,
});

const asItStands = (bet: SharedBet, { main }: PlayerMoney): EndedBet => ({ bet, balanceMinor: main.balanceMinor });

/** Gives the stake back as long as the round has not started. A repeat changes nothing. Throws Failure. */
export const cancelBet = async (deps: SharedDeps, playerId: bigint, betId: bigint): Promise<EndedBet> =>
  endBet(deps, await requireOwnBet(deps, playerId, betId), async (client, bet, money) => {
    if (bet.status === 'cancelled') return asItStands(bet, money);
    if (bet.status !== 'open' || bet.roundStatus !== 'open' || bet.now >= bet.startsAt) throw new Failure('casino_bets_closed');
    return refundBet(client, bet, money);
  });

/**
 * Pays what the curve showed when the call arrived, where that was before the round's end. A bet whose target had been passed by then is paid its
 * target. A repeat changes nothing. Throws Failure `casino_not_running` before the start, `casino_round_over` after the end.
 */
export async function cashOut(deps: SharedDeps, playerId: bigint, betId: bigint, arrival: Arrival): Promise<EndedBet> {
  const known = await requireOwnBet(deps, playerId, betId);
  // A chain is opened over a connection of its own, for which nobody may wait who holds one.
  await deps.chains.chainOf(known.chainId);
  return endBet(deps, known, async (client, bet, money) => {
    if (bet.status === 'paid') return asItStands(bet, money);
    if (bet.status === 'cancelled') throw new Failure('casino_bet_unknown');
    const game = findSharedGame(bet.game);
    invariant(game, 'a game that was played is there');
    const elapsedMs = arrival.at(bet) - bet.startsAt.getTime();
    if (elapsedMs < 0) throw new Failure('casino_not_running');
    if (bet.status === 'lost' || bet.roundStatus === 'over') throw new Failure('casino_round_over');
    const { result } = await deps.chains.secretOf(game, bet);
    // A target that was reached is paid whenever it is asked for: it comes before the end.
    const multiple = takeByHand(game, bet, result, elapsedMs) ?? (elapsedMs < game.runMs(result) ? null : wonMultiple(bet.target, result));
    if (multiple === null) throw new Failure('casino_round_over');
    return payBet(client, bet, money, atMultiple(bet, multiple));
  });
}

/** Pays a bet whose target the round has reached. What has ended meanwhile is left as it stands. */
export const payTarget = (deps: SharedDeps, reached: SharedBet): Promise<EndedBet> =>
  endBet(deps, reached, async (client, bet, money) => {
    if (bet.status !== 'open') return asItStands(bet, money);
    invariant(bet.target !== null, 'a target is reached where there is one');
    return payBet(client, bet, money, atMultiple(bet, bet.target));
  });

/** Pays a bet on places by the result of its round: each place exactly, their sum rounded down once. What has ended meanwhile is left as it stands. */
export const payPlaced = (deps: SharedDeps, placed: SharedBet, layout: SharedLayout, result: number): Promise<EndedBet> =>
  endBet(deps, placed, async (client, bet, money) => {
    if (bet.status !== 'open') return asItStands(bet, money);
    const returnMinor = returnOf(layout.pay(bet.chips ?? [], result), bet.stakeMinor);
    return payBet(client, bet, money, { returnMinor, paidAt: null });
  });
