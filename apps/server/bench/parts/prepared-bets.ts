import { randomUUID } from 'node:crypto';
import { invariant } from '@touchline/kernel/invariant';
import type { PreparedBet } from '../../src/features/bets/prepared-bet.ts';
import { HOME, RESULT } from '../../tests/harness/worlds/scripted-source.ts';
import type { BenchPlayer } from './betting-bench.ts';

/** An express of `legs` legs on one outcome of as many matches, ready to be written; with one leg a single. */
export function preparedBet(player: BenchPlayer | undefined, n: number, matches: number, legs = 3, selectionId = HOME): PreparedBet {
  invariant(player, 'a player');
  return {
    playerId: player.playerId,
    accountId: player.accountId,
    currency: 'EUR',
    guid: randomUUID(),
    bodyHash: 'bench',
    shape: { kind: legs === 1 ? 'single' : 'express' },
    combinations: [],
    boost: null,
    funding: { source: 'balance' },
    tax: null,
    stakeMinor: 100n,
    stakeTaxMinor: 0n,
    totalOdds: '8.00',
    potentialReturnMinor: 800n,
    legs: Array.from({ length: legs }, (_, i) => ({
      matchId: 1 + ((n + i) % matches),
      marketId: RESULT,
      selectionId,
      seenOdds: 2000,
      odds: 2000,
      live: false,
      startsAt: Date.now() + 3_600_000,
      bank: false,
      block: null,
      matchVersion: 1,
      marketVersion: 1,
      place: null,
    })),
    priceMode: 'refuse-any',
    toleranceBasisPoints: 0,
  };
}
