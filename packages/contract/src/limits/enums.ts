/** Words of limits that screens choose from. Apart from the schemas, so that a browser gets the words alone. */

/** Why players exclude themselves (C096). */
export const EXCLUSION_REASONS = ['control', 'time', 'money', 'debts', 'family', 'health', 'pause', 'other'] as const;
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number];

/** `register`: listed by the national register; asked again at every sign-in. */
export const EXCLUSION_KINDS = ['break', 'self-exclusion', 'register'] as const;
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number];

/** Why sessions ended that a player's protection ended; they stand in the news `session-ended`. */
export const SESSION_END_REASONS = ['break', 'self-exclusion', 'session-limit'] as const;
export type SessionEndReason = (typeof SESSION_END_REASONS)[number];
