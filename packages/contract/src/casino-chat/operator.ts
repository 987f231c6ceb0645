import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SHARED_GAME_KEYS } from '../casino/enums.ts';
import { OperatorReason } from '../operator/calls.ts';
import { wireId64, wireInt, wireText } from '../wire.ts';
import { ChatLanguage } from './calls.ts';
import { CHAT_MUTES, CHAT_REPORT_REASONS } from './enums.ts';

const ofConsole = { method: 'POST', access: 'operator', roles: ['support', 'admin'], envelope: 'flag', assumed: true } as const;
const rate = { max: 120, windowSeconds: 60 } as const;

/** A message as operators see it: also when it has been removed. */
export const OperatorChatMessage = z.object({
  id: z.string(),
  playerId: z.string(),
  name: z.string(),
  text: z.string(),
  /** Epoch ms. */
  at: z.number(),
  removed: z.boolean(),
});
export type OperatorChatMessage = z.infer<typeof OperatorChatMessage>;

/** A message that readers have reported, with what was said around it. */
export const ReportedMessage = OperatorChatMessage.extend({
  game: z.enum(SHARED_GAME_KEYS),
  language: z.string(),
  reports: z.array(z.object({ reason: z.enum(CHAT_REPORT_REASONS), at: z.number() })),
  /** Up to five messages of the room before it and five after it, the oldest first. */
  context: z.array(OperatorChatMessage),
});
export type ReportedMessage = z.infer<typeof ReportedMessage>;

/** Somebody who may not write at present; `until` null: for good. */
export const MutedPlayer = z.object({
  playerId: z.string(),
  name: z.string(),
  until: z.number().nullable(),
  reason: z.string(),
  by: z.string(),
});
export type MutedPlayer = z.infer<typeof MutedPlayer>;

export const CASINO_CHAT_OPERATOR_CALLS = {
  operatorChatReports: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/chat/reports' }],
    summary: 'Messages of the chat that wait for a decision, the oldest first, at most 100; and who may not write at present; audited',
    rate,
    body: z.object({}),
    reply: z.object({ reported: z.array(ReportedMessage), muted: z.array(MutedPlayer) }),
    fails: ['rate_limited'],
  }),
  operatorChatRoom: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/chat/room' }],
    summary: "What is said in a table's room, reported or not, the newest first, 50 a page, removed messages too; audited",
    rate,
    body: z.object({ game: z.enum(SHARED_GAME_KEYS), language: ChatLanguage, before: wireId64.optional() }),
    reply: z.object({ messages: z.array(OperatorChatMessage), next: z.string().nullable() }),
    fails: ['rate_limited'],
  }),
  operatorDecideChatMessage: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/chat/decide' }],
    summary:
      'Removes a message of the chat from every page, or lets it stand; its reports are decided by it. What was written is kept for the audit; audited',
    rate,
    body: z.object({ message: wireId64, decision: z.enum(['remove', 'keep']), reason: OperatorReason }),
    reply: z.object({ decision: z.enum(['remove', 'keep']) }),
    fails: ['rate_limited', 'not_found', 'conflict'],
  }),
  operatorMuteChat: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/chat/mute' }],
    summary: 'Keeps a player from writing in the chat, with a reason that the player reads, or lets them write again; audited',
    rate,
    body: z.object({ playerId: wireId64, mute: z.enum(CHAT_MUTES).nullable(), reason: OperatorReason }),
    reply: z.object({ until: z.number().nullable(), muted: z.boolean() }),
    fails: ['rate_limited', 'not_found', 'conflict'],
  }),
  operatorRenameChat: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/chat/rename' }],
    summary: 'Gives a player another name in the chat, which earlier messages carry too; audited',
    rate,
    body: z.object({ playerId: wireId64, name: z.string().min(1).max(64), reason: OperatorReason }),
    reply: z.object({ name: z.string() }),
    fails: ['rate_limited', 'not_found', 'casino_chat_name', 'casino_chat_name_taken'],
  }),
  operatorChatWords: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/chat/words' }],
    summary: "Words that a language's rooms do not take, as they are now; audited",
    rate,
    body: z.object({ language: ChatLanguage }),
    reply: z.object({ version: z.number().int(), words: z.array(z.string()), setBy: z.string().nullable() }),
    fails: ['rate_limited'],
  }),
  operatorSetChatWords: defineCall({
    ...ofConsole,
    paths: [{ path: '/operator-api/casino/chat/words/set' }],
    summary: "Sets the words that a language's rooms do not take, as a new version; audited",
    rate,
    body: z.object({
      language: ChatLanguage,
      /** The version that the operator has seen: who was overtaken looks again. */
      version: wireInt(0),
      words: z.array(wireText(2, 60)).max(2_000),
      reason: OperatorReason,
    }),
    reply: z.object({ version: z.number().int() }),
    fails: ['rate_limited', 'conflict'],
  }),
} as const;
