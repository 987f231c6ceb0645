import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireFiles } from '../uploaded-file.ts';
import { wireBoolean, wireGuid, wireId64, wireText } from '../wire.ts';
import { SUPPORT_AUTHORS, SUPPORT_FILES, SUPPORT_STATUSES, SUPPORT_TEXT, SUPPORT_TOPICS, THREAD_TOPICS } from './enums.ts';

/** Support (S154): requests with their threads, and the chat with a consultant. Calls of our own. */
const base = { access: 'session', envelope: 'flag', assumed: true } as const;
const console = { access: 'operator', roles: ['support'], envelope: 'flag', assumed: true } as const;

const pictures = { files: SUPPORT_FILES.max, fileBytes: SUPPORT_FILES.bytes } as const;
const Text = wireText(SUPPORT_TEXT.min, SUPPORT_TEXT.max);
/** In a chat one sign is an answer too. */
const Line = wireText(1, SUPPORT_TEXT.max);
const threadOf = z.object({ threadId: wireId64 }).transform(({ threadId }) => ({ threadId: BigInt(threadId) }));

export const SupportTicket = z.object({
  id: z.string(),
  topic: z.enum(THREAD_TOPICS),
  status: z.enum(SUPPORT_STATUSES),
  /** The beginning of what was asked. */
  excerpt: z.string(),
  posts: z.number().int(),
  /** Epoch ms. */
  openedAt: z.number(),
  changedAt: z.number(),
});
export type SupportTicket = z.infer<typeof SupportTicket>;

/** Plain text: clients must not render it as markup. */
export const TicketMessage = z.object({
  id: z.string(),
  by: z.enum(SUPPORT_AUTHORS),
  text: z.string(),
  files: z.array(z.object({ id: z.string(), width: z.number().int(), height: z.number().int() })),
  /** Epoch ms. */
  at: z.number(),
});
export type TicketMessage = z.infer<typeof TicketMessage>;

export const SupportTicketDetail = z.object({ thread: SupportTicket, posts: z.array(TicketMessage) });
export type SupportTicketDetail = z.infer<typeof SupportTicketDetail>;

export const SupportChat = z.object({
  /** The chat that runs; null where none does. */
  thread: SupportTicket.nullable(),
  posts: z.array(TicketMessage),
  /** An operator has taken it. */
  taken: z.boolean(),
  /** When consultants are back, epoch ms; null while they are there. */
  awayUntil: z.number().nullable(),
});
export type SupportChat = z.infer<typeof SupportChat>;

const ConsoleThread = SupportTicket.extend({
  playerId: z.string(),
  chat: z.boolean(),
  /** Login of the operator who has it. */
  taken: z.string().nullable(),
  playerTyping: z.boolean(),
});

export const SUPPORT_CALLS = {
  supportThreads: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/support/threads' }],
    summary: "The player's requests, the one that moved last first",
    reply: z.array(SupportTicket),
    fails: [],
  }),
  supportThread: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/support/threads/:threadId' }],
    summary: 'A request with everything that was written to it, oldest first',
    params: threadOf,
    reply: SupportTicketDetail,
    fails: ['not_found'],
  }),
  createTicket: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/support/threads' }],
    summary: 'Writes a request, with pictures where there are any (multipart/form-data); sent again under its key it is one request',
    rate: { max: 20, windowSeconds: 3600 },
    upload: pictures,
    body: z.object({
      topic: z.enum(SUPPORT_TOPICS),
      text: Text,
      key: wireGuid,
      files: wireFiles(0, SUPPORT_FILES.max).default([]),
    }),
    reply: SupportTicketDetail,
    fails: ['support_full', 'file_kind', 'file_pixels', 'file_broken', 'too_large', 'rate_limited'],
  }),
  addTicketMessage: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/support/threads/:threadId/posts' }],
    summary: 'Writes to a request that is not closed; sent again under its key it is one post',
    rate: { max: 60, windowSeconds: 600 },
    upload: pictures,
    params: threadOf,
    body: z.object({ text: Text, key: wireGuid, files: wireFiles(0, SUPPORT_FILES.max).default([]) }),
    reply: SupportTicketDetail,
    fails: ['not_found', 'support_closed', 'file_kind', 'file_pixels', 'file_broken', 'too_large', 'rate_limited'],
  }),
  supportClose: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/support/threads/:threadId/state' }],
    summary: 'Closes a request or a chat; a closed request can be opened again, a chat cannot',
    rate: { max: 60, windowSeconds: 600 },
    params: threadOf,
    body: z.object({ closed: wireBoolean }),
    reply: SupportTicketDetail,
    fails: ['not_found', 'support_closed', 'support_full', 'rate_limited'],
  }),
  supportFile: defineCall({
    ...base,
    envelope: 'raw',
    method: 'GET',
    paths: [{ path: '/web-api/support/files/:fileId' }],
    summary: 'A picture of a request of the player',
    params: z.object({ fileId: wireGuid }),
    reply: z.string(),
    fails: ['not_found'],
  }),
  supportChat: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/support/chat' }],
    summary: 'The chat with a consultant that runs, and whether consultants are there; what comes is told on the topic `me`',
    reply: SupportChat,
    fails: [],
  }),
  sendChatMessage: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/support/chat' }],
    summary: 'Says something in the chat, which begins with it; sent again under its key it is said once',
    rate: { max: 30, windowSeconds: 60 },
    body: z.object({ text: Line, key: wireGuid }),
    reply: SupportChat,
    fails: ['rate_limited'],
  }),
  supportTyping: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/support/chat/typing' }],
    summary: 'The player is typing in the chat; good for some seconds',
    rate: { max: 60, windowSeconds: 60 },
    reply: z.object({ shown: z.boolean() }),
    fails: ['rate_limited'],
  }),
  operatorSupport: defineCall({
    ...console,
    method: 'GET',
    paths: [{ path: '/operator-api/support/threads' }],
    summary: 'Requests and chats that are not closed, those that wait longest for the house first; audited',
    query: z.object({ chat: wireBoolean.optional(), playerId: wireId64.optional() }),
    reply: z.array(ConsoleThread),
    fails: [],
  }),
  operatorSupportThread: defineCall({
    ...console,
    method: 'GET',
    paths: [{ path: '/operator-api/support/threads/:threadId' }],
    summary: 'A request or a chat whole; audited',
    params: threadOf,
    reply: z.object({ thread: ConsoleThread, posts: z.array(TicketMessage) }),
    fails: ['not_found'],
  }),
  operatorAssignTicket: defineCall({
    ...console,
    method: 'POST',
    paths: [{ path: '/operator-api/support/threads/:threadId/take' }],
    summary: "Takes a request or a chat: nobody else answers it from then on; an operator's own is taken again without harm; audited",
    params: threadOf,
    reply: z.object({ taken: z.literal(true) }),
    fails: ['not_found', 'support_closed', 'support_taken'],
  }),
  operatorSupportAnswer: defineCall({
    ...console,
    method: 'POST',
    paths: [{ path: '/operator-api/support/threads/:threadId/posts' }],
    summary: 'Answers, and closes where asked to; the player is told in the inbox and by push; audited',
    rate: { max: 240, windowSeconds: 60 },
    params: threadOf,
    body: z.object({ text: Line, key: wireGuid, close: wireBoolean.default(false) }),
    reply: z.object({ thread: ConsoleThread, posts: z.array(TicketMessage) }),
    fails: ['not_found', 'support_closed', 'support_taken', 'rate_limited'],
  }),
  operatorSupportClose: defineCall({
    ...console,
    method: 'POST',
    paths: [{ path: '/operator-api/support/threads/:threadId/close' }],
    summary: 'Closes a request or a chat; audited',
    params: threadOf,
    reply: z.object({ closed: z.literal(true) }),
    fails: ['not_found', 'support_closed', 'support_taken'],
  }),
  operatorSupportTyping: defineCall({
    ...console,
    method: 'POST',
    paths: [{ path: '/operator-api/support/threads/:threadId/typing' }],
    summary: 'Tells the player that an answer is being typed',
    rate: { max: 240, windowSeconds: 60 },
    params: threadOf,
    reply: z.object({ shown: z.literal(true) }),
    fails: ['not_found', 'rate_limited'],
  }),
  operatorSupportFile: defineCall({
    ...console,
    envelope: 'raw',
    method: 'GET',
    paths: [{ path: '/operator-api/support/files/:fileId' }],
    summary: 'A picture of a request, marked with who looks at it; audited',
    params: z.object({ fileId: wireGuid }),
    reply: z.string(),
    fails: ['not_found'],
  }),
} as const;
