import type { HandAction, HandSetup } from '@touchline/casino/poker/hand-state';
import { observePairs } from '@touchline/casino/poker/signals/observe-pairs';
import type pg from 'pg';
import type { PokerSeat } from '../tables/poker-seat.store.ts';
import { type PairHand, writePairHands } from './poker-pair.store.ts';

const THOUSANDTHS = 1_000;

/** Adds what a hand says about its players, two by two, to what is known of them. Bots pass chips to nobody's friends: they are left out. */
export async function countPairs(
  client: pg.PoolClient,
  brandId: number,
  seats: readonly PokerSeat[],
  setup: HandSetup,
  actions: readonly HandAction[],
): Promise<void> {
  const playerOf = (number: number): bigint | null => seats.find(({ seat }) => seat === number)?.playerId ?? null;
  const pairs = observePairs(setup, actions).flatMap(({ a, b, flow, streets, betStreets }): PairHand[] => {
    const [playerA, playerB] = [playerOf(a), playerOf(b)];
    if (playerA === null || playerB === null) return [];
    const inBlinds = Math.round((flow * THOUSANDTHS) / setup.rules.bigBlind);
    const counted = { streets, betStreets };
    return [
      playerA < playerB
        ? { playerA, playerB, flow: inBlinds, ...counted }
        : { playerA: playerB, playerB: playerA, flow: -inBlinds, ...counted },
    ];
  });
  await writePairHands(client, brandId, pairs);
}
