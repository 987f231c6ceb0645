import type { MESSAGES_CALLS } from '@touchline/contract/messages/calls';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { deleteMessages, getMessages, getUnreadMessages, markMessagesRead } from './calls/inbox.ts';
import type { NewMessage } from './message.ts';
import { createMessagesStore } from './messages.store.ts';

export type { KnownText, NewMessage } from './message.ts';
export { writeOut } from './present-message.ts';

export interface MessagesFeature extends Feature<keyof typeof MESSAGES_CALLS> {
  /**
   * Puts messages into inboxes and tells the players' screens the new number, on the caller's own connection: a message and what it tells of
   * are one transaction. Returns how many were new.
   */
  write(on: Queryable, messages: readonly NewMessage[]): Promise<number>;
  /** How many messages the player has not read. */
  readUnread(playerId: bigint): Promise<number>;
}

/** The players' inbox. */
export function createMessagesFeature({ pool, jobs }: Platform): MessagesFeature {
  const store = createMessagesStore(pool);
  jobs.define('messages-forget-old', async () => void (await store.deleteOld()));
  jobs.every('37 3 * * *', 'messages-forget-old');
  return {
    handlers: {
      getMessages: getMessages(store),
      getUnreadMessages: getUnreadMessages(store),
      markMessagesRead: markMessagesRead(store),
      deleteMessages: deleteMessages(store),
    },
    write: store.write,
    readUnread: store.readUnread,
  };
}
