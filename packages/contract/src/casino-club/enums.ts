/** Kinds of cashback: of a week's net loss, and of what the house keeps on average out of a day's stakes. */
export const CASHBACK_KINDS = ['vip', 'premium'] as const;
export type CashbackKind = (typeof CASHBACK_KINDS)[number];

/** `open` while the period runs; `none` where there was nothing to give or less than the least; `barred` of who might not play at its end. */
export const CASHBACK_STATUSES = ['open', 'paid', 'none', 'barred'] as const;
export type CashbackStatus = (typeof CASHBACK_STATUSES)[number];
