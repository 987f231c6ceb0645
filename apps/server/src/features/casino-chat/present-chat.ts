import type { ChatMessageView, OwnChat } from '@touchline/contract/casino-chat/shapes';
import type { Queryable } from '#platform/db/queryable';
import type { ChatMessage } from './message.store.ts';
import { readMute } from './mute.store.ts';
import { readHidden, readPerson } from './person.store.ts';

/** A message as everybody sees it: nothing of the account. */
export const presentMessage = ({ id, author, name, text, at }: ChatMessage): ChatMessageView => ({
  id: id.toString(),
  author: author.toString(),
  name,
  text,
  at: at.getTime(),
});

/** The player's own standing in the chat. */
export async function readOwnChat(on: Queryable, playerId: bigint): Promise<OwnChat> {
  const [person, mute, hidden] = await Promise.all([readPerson(on, playerId), readMute(on, playerId), readHidden(on, playerId)]);
  return {
    person: person ? { author: person.id.toString(), name: person.name } : null,
    mute: mute ? { until: mute.until?.getTime() ?? null, reason: mute.reason } : null,
    hidden: hidden.map(String),
  };
}
