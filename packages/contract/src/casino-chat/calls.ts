import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SHARED_GAME_KEYS } from '../casino/enums.ts';
import { wireBoolean, wireGuid, wireId64 } from '../wire.ts';
import { CHAT_REPORT_REASONS } from './enums.ts';
import { ChatMessageView, OwnChat } from './shapes.ts';

/** A language that rooms are kept in. */
export const ChatLanguage = z.enum([...SITE_LANGUAGES] as [string, ...string[]]);
const table = z.object({ game: z.enum(SHARED_GAME_KEYS) });
/** Read by the feature, which says what is wrong with it; bounded here. */
const words = (max: number) => z.string().min(1).max(max);
const WRITES = ['casino_closed', 'casino_chat_closed', 'account_blocked', 'self_excluded', 'betting_blocked', 'rate_limited'] as const;

/** The chat of tables at which all watch the same round (S225, S226; decision 0087). New messages are pushed on `chat:<game>:<language>`. */
export const CASINO_CHAT_CALLS = {
  casinoChat: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/chat/:game' }],
    access: 'any',
    envelope: 'flag',
    summary: "A table's room in a language: its last 50 messages, the oldest first, and the player's own standing",
    params: table,
    query: z.object({ language: ChatLanguage }),
    reply: z.object({
      messages: z.array(ChatMessageView),
      /** Null of a guest. */
      own: OwnChat.nullable(),
    }),
    fails: ['casino_closed', 'casino_chat_closed'],
    assumed: true,
  }),
  casinoChatName: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/chat-name' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Chooses the name that the player is read by, once, and accepts the rules of the chat',
    rate: { max: 10, windowSeconds: 60 },
    body: z.object({ name: words(64), rules: wireBoolean.refine((accepted) => accepted, 'the rules have to be accepted') }),
    reply: OwnChat,
    fails: ['casino_chat_name', 'casino_chat_name_taken', 'casino_chat_named', ...WRITES],
    assumed: true,
  }),
  casinoChatSay: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/chat/:game/messages' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Says something in a room. Idempotent by guid',
    rate: { max: 12, windowSeconds: 60 },
    params: table,
    body: z.object({ language: ChatLanguage, guid: wireGuid, text: words(1_000) }),
    reply: ChatMessageView,
    fails: ['casino_chat_text', 'casino_chat_nameless', 'casino_chat_muted', 'casino_chat_too_fast', 'casino_chat_repeated', ...WRITES],
    assumed: true,
  }),
  casinoChatReport: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/chat-reports' }],
    access: 'session',
    envelope: 'flag',
    summary: "Reports somebody's message to the house; a repeat changes nothing",
    rate: { max: 20, windowSeconds: 60 },
    body: z.object({ message: wireId64, reason: z.enum(CHAT_REPORT_REASONS) }),
    reply: z.object({ reported: z.literal(true) }),
    fails: ['casino_chat_unknown', 'rate_limited'],
    assumed: true,
  }),
  casinoChatHide: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/chat-hidden' }],
    access: 'session',
    envelope: 'flag',
    summary: "Hides somebody's messages from the player, or shows them again; at most 200 people",
    rate: { max: 60, windowSeconds: 60 },
    body: z.object({ author: wireId64, hidden: wireBoolean }),
    reply: z.object({ hidden: z.array(z.string()) }),
    fails: ['casino_chat_unknown', 'casino_chat_hidden_full', 'rate_limited'],
    assumed: true,
  }),
} as const;
