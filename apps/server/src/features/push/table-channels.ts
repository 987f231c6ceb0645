import { SharedDelta } from '@touchline/contract/casino/shared-shapes';
import type { FeedDelta } from '@touchline/contract/push/messages';
import type { TopicSequences } from '#features/line';
import type { Platform } from '#platform/platform';
import { BusChannels } from './bus-channels.ts';

/** Ten frames a second at most, whatever happens at a table. */
const FLUSH_MS = 100;

const last = <K extends keyof SharedDelta>(deltas: readonly SharedDelta[], key: K): SharedDelta[K] =>
  deltas.findLast((delta) => delta[key] !== undefined)?.[key];

/** The newest of each, where there is any. */
function newest<T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] | undefined {
  return all.length > 0 ? [...new Map(all.map((one) => [keyOf(one), one])).values()] : undefined;
}

/** Several changes as one: the newest round, game of bingo and poker table, and the newest of each bet and of each jackpot. */
function joinDeltas(deltas: readonly SharedDelta[]): FeedDelta | undefined {
  const joined = {
    round: last(deltas, 'round'),
    bets: newest(
      deltas.flatMap(({ bets = [] }) => bets),
      ({ bet }) => bet,
    ),
    jackpots: newest(
      deltas.flatMap(({ jackpots = [] }) => jackpots),
      ({ tier }) => tier,
    ),
    bingo: last(deltas, 'bingo'),
    poker: last(deltas, 'poker'),
  };
  const changed = Object.entries(joined).filter(([, value]) => value !== undefined);
  return changed.length > 0 ? { g: Object.fromEntries(changed) as SharedDelta } : undefined;
}

/**
 * The topics `table:<game>`: shared rounds of the casino, rooms of bingo, poker tables, and the jackpots of a currency. The driver of a table is told
 * while somebody looks at it; jackpots have none.
 */
export const createTableChannels = (platform: Pick<Platform, 'bus' | 'clock' | 'log'>, seqs: TopicSequences): BusChannels<SharedDelta> =>
  new BusChannels(platform, seqs, {
    of: 'table',
    subject: 'casino-table',
    parts: 1,
    shape: SharedDelta,
    flushMs: FLUSH_MS,
    join: joinDeltas,
    watched: (brandId, game) => {
      if (!game.startsWith('jackpots-')) platform.bus.publish('casino-watch', { table: `${brandId} ${game}` });
    },
  });
