import { openCards, sealDeck } from '@touchline/casino/poker/deck/sealed-deck';
import type { HandState } from '@touchline/casino/poker/hand-state';
import { HOLE_CARDS } from '@touchline/casino/poker/variant';
import type { PokerDeckView } from '@touchline/contract/poker/shapes';
import type { PokerDeps } from '../poker-deps.ts';
import { seedOf, stateOf } from './open-hand.ts';
import { readHand, readHandPlayers } from './poker-hand.store.ts';

/** Places in the deck of the cards that a seat has seen: its own, the board, and those that were turned up. */
function seenPlaces({ setup, seats, board, outcome }: HandState, own: number): number[] {
  const holeCards = HOLE_CARDS[setup.rules.variant];
  const hole = seats.flatMap(({ seat }, i) =>
    seat === own || outcome?.shown.includes(seat) ? Array.from({ length: holeCards }, (_, round) => round * seats.length + i) : [],
  );
  return [...hole, ...board.map((_, i) => seats.length * holeCards + i)].sort((a, b) => a - b);
}

/** The sealed deck of a hand that is over, for one who was dealt into it, with the cards opened that the player has seen; null where the player was not. */
export async function readOpenedDeck(deps: PokerDeps, playerId: bigint, handId: bigint): Promise<PokerDeckView | null> {
  const { pool } = deps.platform;
  const [hand, players] = await Promise.all([readHand(pool, handId), readHandPlayers(pool, handId)]);
  const own = players.find((one) => one.playerId === playerId);
  if (hand?.status !== 'over' || !own) return null;
  const deck = sealDeck(await seedOf(pool, deps, hand));
  const places = seenPlaces(await stateOf(pool, deps, hand), own.seat);
  return { promise: deck.promise, seals: [...deck.seals], tableSeed: hand.tableSeed, cards: [...openCards(deck, hand.tableSeed, places)] };
}
