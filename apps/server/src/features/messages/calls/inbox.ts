import { resolveLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/http/handler';
import type { MessagesStore } from '../messages.store.ts';
import { presentMessage } from '../present-message.ts';

export const getMessages =
  (store: MessagesStore): Handler<'getMessages'> =>
  async ({ query }, caller) => {
    const playerId = caller.player.id;
    const language = resolveLanguage(query.language ?? caller.language);
    // One more says whether there is a next page.
    const [rows, unread] = await Promise.all([store.readPage(playerId, { ...query, limit: query.limit + 1 }), store.readUnread(playerId)]);
    const page = rows.slice(0, query.limit);
    return {
      messages: page.map((row) => presentMessage(row, language)),
      unread,
      next: rows.length > query.limit ? (page.at(-1)?.id.toString() ?? null) : null,
    };
  };

export const getUnreadMessages =
  (store: MessagesStore): Handler<'getUnreadMessages'> =>
  async (_input, caller) => ({ unread: await store.readUnread(caller.player.id) });

export const markMessagesRead =
  (store: MessagesStore): Handler<'markMessagesRead'> =>
  async ({ body: chosen }, caller) => {
    await store.writeRead(caller.player.id, chosen);
    return { unread: await store.readUnread(caller.player.id) };
  };

export const deleteMessages =
  (store: MessagesStore): Handler<'deleteMessages'> =>
  async ({ body: chosen }, caller) => {
    await store.writeDeleted(caller.player.id, chosen);
    return { unread: await store.readUnread(caller.player.id) };
  };
