/** Status tags of badges, notes and notifications (R055). */
export const STATUS_TAGS = ['success', 'error', 'warning', 'info', 'question', 'pending', 'live', 'selected'] as const;

export type StatusTag = (typeof STATUS_TAGS)[number];
