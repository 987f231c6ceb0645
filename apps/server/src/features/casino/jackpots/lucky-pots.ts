import type { Seeds } from '@touchline/casino/draws/seeded-draws';
import { drawTicket, isLucky } from '@touchline/casino/jackpots/jackpot-draws';
import type { Pot } from './jackpot.store.ts';
import type { OpenPot } from './open-pots.ts';

/** The pots by chance that a round wins by its own draw, by their ids: of those that fill, and of those that may have followed by its turn. */
export function luckyPots(seeds: Seeds, open: readonly OpenPot[], stakeMinor: bigint): readonly bigint[] {
  const wins = ({ tier, terms }: Pot): boolean => terms.kind === 'chance' && isLucky(drawTicket(seeds, tier, terms), stakeMinor);
  return open.flatMap(({ pot, next }) => {
    const now = wins(pot);
    // Nearly always the same question.
    const after = oddsOf(pot) === oddsOf(next) ? now : wins(next);
    return [...(now ? [pot.id] : []), ...(after ? [next.id] : [])];
  });
}

const oddsOf = ({ terms }: Pot): bigint | null => (terms.kind === 'chance' ? terms.oddsMinor : null);
