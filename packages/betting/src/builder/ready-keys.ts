/** Aims of a bettor with a ready-made combination, in the order in which they are shown. */
export const READY_KEYS = ['favourite', 'goals', 'both-ways', 'cautious', 'to-nil', 'long-shot'] as const;
export type ReadyKey = (typeof READY_KEYS)[number];
