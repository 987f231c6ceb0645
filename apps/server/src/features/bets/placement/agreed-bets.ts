import type { WireBet } from '@touchline/contract/coupon-request';
import type { BetAnswer } from '@touchline/contract/coupon-shapes';
import type pg from 'pg';
import { Failure } from '#platform/failure';
import type { BettingPlayer, PlacingDoors } from '../doors.ts';
import type { PreparedBet } from '../prepared-bet.ts';
import { placeOn } from './commit-bet.ts';
import { readBetByGuid } from './guid.store.ts';
import { hashBody, prepareBet, readStake } from './prepare-bet.ts';
import { failureOf } from './refusals.ts';
import { placedFailure } from './waiting-desk.ts';

/** What placing does for bets whose stake and prices are agreed with a trader. */
export interface AgreedBets {
  place(playerId: bigint, wire: WireBet): Promise<BetAnswer>;
  hashOf(wire: WireBet): string;
  /** Whether a bet stands under this guid: a repeated request is about that one. */
  isPlaced(playerId: bigint, guid: string): Promise<boolean>;
  /** Why the house would not take it as it is; undefined where it would. */
  refusalOf(player: BettingPlayer, playerId: bigint, wire: WireBet): Failure | undefined;
  /** The bet at agreed prices. Throws Failure where not even that holds. */
  prepareAgreed(
    player: BettingPlayer,
    playerId: bigint,
    wire: WireBet,
    bidId: bigint,
    agreed: { readonly odds: readonly number[]; readonly stakeMinor?: bigint },
  ): PreparedBet;
  /** Places it in the caller's transaction from the bid's hold; the number of the bet. Throws Failure where the database refuses. */
  placeAgreed(
    client: pg.PoolClient,
    player: BettingPlayer,
    playerId: bigint,
    wire: WireBet,
    bidId: bigint,
    agreed: { readonly odds: readonly number[]; readonly stakeMinor: bigint },
  ): Promise<bigint>;
  shortOf(availableMinor: bigint, currency: string): Failure;
}

export function createAgreedBets(pool: pg.Pool, doors: PlacingDoors, place: AgreedBets['place']): AgreedBets {
  const prepareAgreed: AgreedBets['prepareAgreed'] = (player, playerId, wire, bidId, { odds, stakeMinor }) => {
    const agreed = { odds, stakeMinor: stakeMinor ?? readStake(wire.stakeText, player.account?.currency ?? 'EUR') };
    return prepareBet(doors, playerId, player, wire, { funding: { source: 'bid', bidId: bidId.toString() }, agreed }).bet;
  };
  return {
    place,
    hashOf: hashBody,
    isPlaced: async (playerId, guid) => (await readBetByGuid(pool, playerId, guid)) !== undefined,
    prepareAgreed,
    refusalOf(player, playerId, wire) {
      try {
        prepareBet(doors, playerId, player, wire, { availableMinor: player.account?.balanceMinor });
        return undefined;
      } catch (error) {
        if (error instanceof Failure) return error;
        throw error;
      }
    },
    async placeAgreed(client, player, playerId, wire, bidId, agreed) {
      const bet = prepareAgreed(player, playerId, wire, bidId, agreed);
      const placed = await placeOn(client, doors, { bet, waited: false });
      if (placed.code !== 'accepted' || placed.betId === null) throw placedFailure(placed, bet.currency);
      const riskLegs = bet.legs.map(({ matchId, selectionId, live }) => ({ matchId, selectionId, live }));
      doors.risk.reserve(riskLegs, bet.stakeMinor, bet.possibleMinor, bet.currency);
      return placed.betId;
    },
    shortOf: (availableMinor, currency) => failureOf({ code: 'balance', acceptedStakeMinor: availableMinor }, currency),
  };
}
