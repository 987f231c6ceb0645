/** Words of support that screens choose from, apart from the schemas. */

/** Subjects of a request. */
export const SUPPORT_TOPICS = ['deposit', 'withdrawal', 'bet', 'bonus', 'account', 'documents', 'technical', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];
/** Beside them, requests to the payment consultant (payment-queries). */
export const THREAD_TOPICS = [...SUPPORT_TOPICS, 'payment'] as const;
export type ThreadTopic = (typeof THREAD_TOPICS)[number];

/** `open` waits for the house, `answered` for the player. */
export const SUPPORT_STATUSES = ['open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

export const SUPPORT_AUTHORS = ['player', 'operator'] as const;

/** Pictures of one post. */
export const SUPPORT_FILES = { max: 3, bytes: 8 * 1024 * 1024 } as const;
export const SUPPORT_TEXT = { min: 2, max: 2_000 } as const;
/** Requests of a player that may run at once. */
export const MAX_OPEN_TICKETS = 10;

/** Consultants are there from the first hour to the second, UTC. */
export const AGENT_HOURS = { from: 6, until: 22 } as const;
