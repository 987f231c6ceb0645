export const SIT_GO_STATUSES = ['open', 'running', 'over', 'void'] as const;
