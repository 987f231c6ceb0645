import type { BetRequest } from '@touchline/contract/coupon/request';
import { formatOdds, parseOdds } from '@touchline/kernel/odds';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import { requireAdvance } from '../advance/read-advance.ts';
import type { BettingPlayer, PlacementPorts } from '../ports.ts';
import type { PreparedBet } from '../prepared-bet.ts';
import { FROM_MAIN, type PlacementTerms, readStake } from './prepare-bet.ts';

/** The source that pays a bet, and what that asks of the bet once it is priced. */
export interface FundedStake {
  readonly basis: PlacementTerms;
  /** Throws Failure where the bet does not suit what pays for it. */
  check(bet: PreparedBet): void;
}

export interface StakeFunding {
  /** Whether the player's own balance pays, as it does nearly always. */
  isSelfFunded(wire: BetRequest): boolean;
  /** Throws Failure where what is to pay is not there. The placing transaction decides again. */
  fund(playerId: bigint, player: BettingPlayer, wire: BetRequest): Promise<FundedStake>;
}

/** Finds what a request names to pay its stake: a free bet, or an advance. */
export function createFunder(pool: pg.Pool, ports: PlacementPorts): StakeFunding {
  const none = (): void => {};
  return {
    isSelfFunded: (wire) => !wire.advance && wire.freeBetCode === undefined && wire.freeBetAccountId === undefined,
    async fund(playerId, { account }, wire) {
      if (!account) throw new Failure('invalid', { fields: { accountId: ['unknown'] } });
      const stakeMinor = readStake(wire.stakeText, account.currency);
      if (wire.advance) {
        await requireAdvance(pool, playerId, account.currency, stakeMinor);
        return { basis: { ...FROM_MAIN, funding: { source: 'advance' } }, check: none };
      }
      const wanted = { code: wire.freeBetCode, accountId: wire.freeBetAccountId === undefined ? undefined : BigInt(wire.freeBetAccountId) };
      const freeBet = await ports.freeBets.find(playerId, account.currency, wanted, stakeMinor);
      return {
        basis: { ...FROM_MAIN, availableMinor: freeBet.leftMinor, funding: { source: 'free-bet', freeBetId: freeBet.id.toString() } },
        check({ totalOdds }) {
          const odds = parseOdds(totalOdds ?? '');
          // Total odds beyond what a price can be are enough for any free bet.
          if (!odds.ok && Number(totalOdds) > 1) return;
          if (odds.ok && odds.value >= freeBet.minOdds) return;
          const accepted = { odds: formatOdds(freeBet.minOdds) };
          throw new Failure('free_bet_terms', { accepted, args: accepted });
        },
      };
    },
  };
}
