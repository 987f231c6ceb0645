import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireLanguage } from '../wire.ts';

/** The player's inbox (office page `messages`). Calls of our own. */
const base = { access: 'session', envelope: 'flag', assumed: true } as const;

export const MESSAGE_TOPICS = ['match', 'bet', 'payment', 'account', 'bonus', 'support', 'news'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];
/** Messages older than the newest so many are let go. */
export const MAX_STORED_MESSAGES = 500;

/** A message's id, as text: counted by the database. */
const wireMessageId = z.string().regex(/^[1-9]\d{0,17}$/, 'the id of a message');

export const MessageView = z.object({
  id: z.string(),
  topic: z.enum(MESSAGE_TOPICS),
  title: z.string(),
  text: z.string(),
  /** A page of the site without language, or null. */
  link: z.string().nullable(),
  /** Epoch seconds. */
  sentAt: z.number().int(),
  read: z.boolean(),
});
export type MessageView = z.infer<typeof MessageView>;
export const MessagePage = z.object({
  /** Newest first. */
  messages: z.array(MessageView),
  unread: z.number().int(),
  /** The cursor of the next page; null at the end. */
  next: z.string().nullable(),
});
export type MessagePage = z.infer<typeof MessagePage>;
const Unread = z.object({ unread: z.number().int() });

/** Some of the messages, or every one. */
const MessageSelection = z
  .strictObject({ ids: z.array(wireMessageId).min(1).max(200).optional(), all: z.literal(true).optional() })
  .refine((b) => (b.ids === undefined) !== (b.all === undefined), { path: ['ids'], message: 'ids, or all' })
  .transform((b) => (b.ids ? b.ids.map(BigInt) : ('all' as const)));

export const MESSAGES_CALLS = {
  getMessages: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/messages' }],
    summary: 'The inbox, newest first, page by page.',
    query: z
      .strictObject({
        lng: wireLanguage.optional(),
        topic: z.enum(MESSAGE_TOPICS).optional(),
        unread: z.enum(['0', '1']).default('0'),
        limit: z.coerce.number().int().min(1).max(100).default(50),
        before: wireMessageId.optional(),
      })
      .transform((q) => ({
        language: q.lng,
        topic: q.topic,
        unreadOnly: q.unread === '1',
        limit: q.limit,
        before: q.before === undefined ? null : BigInt(q.before),
      })),
    reply: MessagePage,
    fails: [],
  }),
  getUnreadMessages: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/messages/unread' }],
    summary: 'How many messages have not been read.',
    reply: Unread,
    fails: [],
  }),
  markMessagesRead: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/messages/read' }],
    summary: 'Marks messages as read; answers how many are left.',
    body: MessageSelection,
    reply: Unread,
    fails: [],
  }),
  deleteMessages: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/messages/delete' }],
    summary: 'Deletes messages; absent ones are no error.',
    body: MessageSelection,
    reply: Unread,
    fails: [],
  }),
} as const;
