import type { BetRequest } from '@touchline/contract/coupon/request';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import type { BettingPlayer, PlacementPorts } from '../ports.ts';
import type { PreparedBet } from '../prepared-bet.ts';
import { placeInTransaction } from './commit-bet.ts';
import { placedFailure } from './live-delay-worker.ts';
import { readBetByGuid } from './pending-bet.store.ts';
import { hashBody, prepareBet, readStake } from './prepare-bet.ts';
import { rejectionFailure } from './rejection-failure.ts';

/** Placing, for bets whose stake and prices are agreed with a trader. */
export interface TraderPricedBets {
  place(playerId: bigint, wire: BetRequest): Promise<BetPlacementResponse>;
  hashOf(wire: BetRequest): string;
  /** Whether a bet stands under this guid: a repeated request is about that one. */
  isPlaced(playerId: bigint, guid: string): Promise<boolean>;
  /** Why the house would not take it as it is; undefined where it would. */
  findRejection(player: BettingPlayer, playerId: bigint, wire: BetRequest): Failure | undefined;
  /** The bet at agreed prices. Throws Failure where not even that holds. */
  prepareAtTraderPrice(
    player: BettingPlayer,
    playerId: bigint,
    wire: BetRequest,
    bidId: bigint,
    agreed: { readonly odds: readonly number[]; readonly stakeMinor?: bigint },
  ): PreparedBet;
  /** Places it in the caller's transaction from the bid's hold; the number of the bet. Throws Failure where the database refuses. */
  placeAtTraderPrice(
    client: pg.PoolClient,
    player: BettingPlayer,
    playerId: bigint,
    wire: BetRequest,
    bidId: bigint,
    agreed: { readonly odds: readonly number[]; readonly stakeMinor: bigint },
  ): Promise<bigint>;
  insufficientFunds(availableMinor: bigint, currency: string): Failure;
}

export function createAgreedBets(pool: pg.Pool, ports: PlacementPorts, place: TraderPricedBets['place']): TraderPricedBets {
  const prepareAgreed: TraderPricedBets['prepareAtTraderPrice'] = (player, playerId, wire, bidId, { odds, stakeMinor }) => {
    const agreed = { odds, stakeMinor: stakeMinor ?? readStake(wire.stakeText, player.account?.currency ?? 'EUR') };
    return prepareBet(ports, playerId, player, wire, { funding: { source: 'bid', bidId: bidId.toString() }, agreed }).bet;
  };
  return {
    place,
    hashOf: hashBody,
    isPlaced: async (playerId, guid) => (await readBetByGuid(pool, playerId, guid)) !== undefined,
    prepareAtTraderPrice: prepareAgreed,
    findRejection(player, playerId, wire) {
      try {
        prepareBet(ports, playerId, player, wire, { availableMinor: player.account?.balanceMinor });
        return undefined;
      } catch (error) {
        if (error instanceof Failure) return error;
        throw error;
      }
    },
    async placeAtTraderPrice(client, player, playerId, wire, bidId, agreed) {
      const bet = prepareAgreed(player, playerId, wire, bidId, agreed);
      const placed = await placeInTransaction(client, ports, { bet, waited: false });
      if (placed.code !== 'accepted' || placed.betId === null) throw placedFailure(placed, bet.currency);
      const riskLegs = bet.legs.map(({ matchId, selectionId, live }) => ({ matchId, selectionId, live }));
      ports.risk.reserve(riskLegs, bet.stakeMinor, bet.potentialReturnMinor, bet.currency);
      return placed.betId;
    },
    insufficientFunds: (availableMinor, currency) => rejectionFailure({ code: 'balance', acceptedStakeMinor: availableMinor }, currency),
  };
}
