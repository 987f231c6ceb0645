/** Bounds of what is written at a table; the page counts by the same. */
export const CHAT_TEXT = { max: 160 } as const;
export const CHAT_NAME = { min: 3, max: 16 } as const;

/** Why a reader reports a message. */
export const CHAT_REPORT_REASONS = ['insult', 'fraud', 'advertising', 'personal', 'limits', 'other'] as const;
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number];

/** Why the house does not take a text or a name. */
export const CHAT_TEXT_FAULTS = ['empty', 'long', 'link', 'email', 'number', 'word'] as const;
export type ChatTextFault = (typeof CHAT_TEXT_FAULTS)[number];
export const CHAT_NAME_FAULTS = ['length', 'letters', 'scripts', 'reserved', 'word', 'own'] as const;
export type ChatNameFault = (typeof CHAT_NAME_FAULTS)[number];

/** For how long an operator keeps a player from writing. */
export const CHAT_MUTES = ['minutes-10', 'hours-24', 'for-good'] as const;
export type ChatMute = (typeof CHAT_MUTES)[number];

/** The topic of a room on the stream (`push/messages.ts`). */
export const chatTopic = (game: string, language: string): string => `chat:${game}:${language}`;
