import { z } from 'zod';

/** A message as everybody in its room sees it. Its text is plain text, to be shown as such. */
export const ChatMessageView = z.object({
  id: z.string(),
  /** Of who wrote it: the same in all rooms, and no account's number. */
  author: z.string(),
  name: z.string(),
  text: z.string(),
  /** Epoch ms. */
  at: z.number(),
});
export type ChatMessageView = z.infer<typeof ChatMessageView>;

/** Changes of a room on its topic. */
export const ChatDelta = z.object({
  said: z.array(ChatMessageView).optional(),
  /** Messages that an operator has removed. */
  removed: z.array(z.string()).optional(),
  /** People whom an operator has given another name. */
  renamed: z.array(z.object({ author: z.string(), name: z.string() })).optional(),
});
export type ChatDelta = z.infer<typeof ChatDelta>;

/** Until when somebody may not write, and why; `until` null: for good. */
export const ChatMuteView = z.object({ until: z.number().nullable(), reason: z.string() });
export type ChatMuteView = z.infer<typeof ChatMuteView>;

/** The player's own standing in the chat. */
export const OwnChat = z.object({
  /** Null until a name has been chosen. */
  person: z.object({ author: z.string(), name: z.string() }).nullable(),
  mute: ChatMuteView.nullable(),
  /** Authors whom the player does not want to read. */
  hidden: z.array(z.string()),
});
export type OwnChat = z.infer<typeof OwnChat>;
