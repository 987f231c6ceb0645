import { ChatDelta } from '@touchline/contract/casino-chat/shapes';
import type { TopicSequences } from '#features/line';
import type { Platform } from '#platform/platform';
import { BusChannels } from './bus-channels.ts';

/** Four frames a second at most, however many talk. */
const FLUSH_MS = 250;

/** Several changes as one; what was said and removed within one frame is not said. */
function joinDeltas(deltas: readonly ChatDelta[]): ChatDelta {
  const removed = deltas.flatMap((delta) => delta.removed ?? []);
  const said = deltas.flatMap((delta) => delta.said ?? []).filter(({ id }) => !removed.includes(id));
  const renamed = deltas.flatMap((delta) => delta.renamed ?? []);
  return { ...(said.length > 0 && { said }), ...(removed.length > 0 && { removed }), ...(renamed.length > 0 && { renamed }) };
}

/** The topics `chat:<game>:<language>`: rooms of the chat. */
export const createChatChannels = (platform: Pick<Platform, 'bus' | 'clock' | 'log'>, seqs: TopicSequences): BusChannels<ChatDelta> =>
  new BusChannels(platform, seqs, {
    of: 'chat',
    subject: 'casino-chat',
    parts: 2,
    shape: ChatDelta,
    flushMs: FLUSH_MS,
    join: (deltas) => ({ w: joinDeltas(deltas) }),
  });
