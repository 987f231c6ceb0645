import type pg from 'pg';
import { readRoundSums } from '#features/wallet';
import type { StoredEvent } from '#platform/events/events.store';
import { readRoundTotals } from './round.store.ts';

/** The source that events give rounds of the house's own games. */
export const HOUSE = 'house';

/** A round that has ended, by the event that told of it. */
export interface ToldRound {
  readonly eventId: bigint;
  readonly playerId: bigint;
  readonly source: string;
  readonly round: string;
  readonly game: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly returnMinor: bigint;
  readonly endedAt: Date;
}

/** The ends of rounds among events; a prize without a round is none. */
export const endsOf = (events: readonly StoredEvent<'round-returned'>[]) =>
  events.flatMap(({ id: eventId, playerId, at: endedAt, event: { source, round, closed } }) =>
    playerId === null || round === null || !closed ? [] : [{ eventId, playerId, source, round, endedAt }],
  );

const keyOf = ({ source, round, playerId }: Pick<ToldRound, 'source' | 'round' | 'playerId'>): string => `${playerId} ${source} ${round}`;

/** The stakes and returns of the rounds, in the order of their ends. A round of the house is its number's; those that were taken back are left out. */
export async function readEndedRounds(client: pg.PoolClient, ends: ReturnType<typeof endsOf>): Promise<ToldRound[]> {
  const houseIds = ends.flatMap(({ source, round }) => (source === HOUSE ? [BigInt(round)] : []));
  const others = ends.filter(({ source }) => source !== HOUSE);
  const house = new Map((houseIds.length === 0 ? [] : await readRoundTotals(client, houseIds)).map((one) => [String(one.id), one]));
  const sums = new Map((others.length === 0 ? [] : await readRoundSums(client, others)).map((one) => [keyOf(one), one]));
  return ends.flatMap((end): ToldRound[] => {
    if (end.source === HOUSE) {
      const known = house.get(end.round);
      return known
        ? [{ ...end, game: known.game, currency: known.currency, stakeMinor: known.stakeMinor, returnMinor: known.returnMinor }]
        : [];
    }
    const sum = sums.get(keyOf(end));
    return sum ? [{ ...end, game: sum.game, currency: sum.currency, stakeMinor: sum.stakedMinor, returnMinor: sum.wonMinor }] : [];
  });
}
