import type pg from 'pg';
import { readRoundSums } from '#features/wallet';
import type { StoredEvent } from '#platform/events/events.store';
import { readEndedBets } from '../shared/bets/ended-bets.store.ts';
import { SHARED } from '../shared/bets/shared-events.ts';
import { readRoundTotals } from './round.store.ts';

/** The source that events give rounds of the house's own games that one player plays. */
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

/** Whether a source is the house's own games: rounds of one player, or bets in rounds that all watch together. */
export const isHouse = (source: string): boolean => source === HOUSE || source === SHARED;

type Ends = ReturnType<typeof endsOf>;
type Totals = Pick<ToldRound, 'game' | 'currency' | 'stakeMinor' | 'returnMinor'>;

/** Totals of rounds of a source of the house, by the numbers that events know them by. */
async function readOwn(
  ends: Ends,
  own: string,
  read: (ids: readonly bigint[]) => Promise<readonly (Totals & { readonly id: bigint })[]>,
): Promise<readonly (readonly [string, Totals])[]> {
  const ids = new Map(ends.flatMap((end) => (end.source === own ? [[BigInt(end.round), keyOf(end)] as const] : [])));
  if (ids.size === 0) return [];
  return (await read([...ids.keys()])).map(({ id, game, currency, stakeMinor, returnMinor }) => [
    ids.get(id) ?? '',
    { game, currency, stakeMinor, returnMinor },
  ]);
}

async function readOthers(client: pg.PoolClient, ends: Ends): Promise<readonly (readonly [string, Totals])[]> {
  const others = ends.filter(({ source }) => !isHouse(source));
  if (others.length === 0) return [];
  return (await readRoundSums(client, others)).map((one) => {
    const { game, currency, stakedMinor, wonMinor } = one;
    return [keyOf(one), { game, currency, stakeMinor: stakedMinor, returnMinor: wonMinor }];
  });
}

/** The stakes and returns of the rounds, in the order of their ends. A round of the house is its number's; those that were taken back are left out. */
export async function readEndedRounds(client: pg.PoolClient, ends: Ends): Promise<ToldRound[]> {
  // One after the other: a connection takes one question at a time.
  const known = new Map([
    ...(await readOwn(ends, HOUSE, (ids) => readRoundTotals(client, ids))),
    ...(await readOwn(ends, SHARED, (ids) => readEndedBets(client, ids))),
    ...(await readOthers(client, ends)),
  ]);
  return ends.flatMap((end): ToldRound[] => {
    const totals = known.get(keyOf(end));
    return totals ? [{ ...end, ...totals }] : [];
  });
}
