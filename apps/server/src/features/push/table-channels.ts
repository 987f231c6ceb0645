import { SharedDelta } from '@touchline/contract/casino/shared-shapes';
import type { FeedDelta } from '@touchline/contract/push/messages';
import type { TopicSequences } from '#features/line';
import type { Platform } from '#platform/platform';
import { BusChannels } from './bus-channels.ts';

/** Ten frames a second at most, whatever happens at a table. */
const FLUSH_MS = 100;

/** Several changes as one: the newest round and game of bingo, and the newest of each bet. */
function joinDeltas(deltas: readonly SharedDelta[]): FeedDelta | undefined {
  const round = deltas.findLast((delta) => delta.round)?.round;
  const bingo = deltas.findLast((delta) => delta.bingo)?.bingo;
  const bets = new Map(deltas.flatMap((delta) => delta.bets ?? []).map((bet) => [bet.bet, bet]));
  if (!round && !bingo && bets.size === 0) return undefined;
  return { g: { ...(round && { round }), ...(bets.size > 0 && { bets: [...bets.values()] }), ...(bingo && { bingo }) } };
}

/** The topics `table:<game>`: shared rounds of the casino and rooms of bingo. The driver of a table is told while somebody looks at it. */
export const createTableChannels = (platform: Pick<Platform, 'bus' | 'clock' | 'log'>, seqs: TopicSequences): BusChannels<SharedDelta> =>
  new BusChannels(platform, seqs, {
    of: 'table',
    subject: 'casino-table',
    parts: 1,
    shape: SharedDelta,
    flushMs: FLUSH_MS,
    join: joinDeltas,
    watched: (brandId, game) => platform.bus.publish('casino-watch', { table: `${brandId} ${game}` }),
  });
