/** Words of payments that screens choose from, apart from the schemas. */

/** created -> pending (the player is at the provider) -> paid | declined | expired. Only paid moves money, once. */
export const DEPOSIT_STATUSES = ['created', 'pending', 'paid', 'declined', 'expired'] as const;
/**
 * requested -> approved -> sent (the provider has it) -> paid | failed. Declined by an operator before it is sent, cancelled by the player. The
 * money is on hold from the first and comes back with failed, declined and cancelled.
 */
export const WITHDRAWAL_STATUSES = ['requested', 'approved', 'sent', 'paid', 'failed', 'declined', 'cancelled'] as const;
export const PAYMENT_STATUSES = [
  'created',
  'pending',
  'requested',
  'approved',
  'sent',
  'paid',
  'declined',
  'expired',
  'failed',
  'cancelled',
] as const satisfies readonly (DepositStatus | WithdrawalStatus)[];
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_DIRECTIONS = ['deposit', 'withdrawal'] as const;
export type PaymentDirection = (typeof PAYMENT_DIRECTIONS)[number];

/** Ways to pay in and to be paid. */
export const PAYMENT_METHOD_IDS = ['card', 'bank-transfer', 'wallet'] as const;
export type PaymentMethodId = (typeof PAYMENT_METHOD_IDS)[number];

/** How the history is asked by status: what is on its way, what arrived, what came to nothing. */
export const PAYMENT_STATUS_GROUPS = {
  open: ['created', 'pending', 'requested', 'approved', 'sent'],
  done: ['paid'],
  ended: ['declined', 'expired', 'failed', 'cancelled'],
} as const satisfies Readonly<Record<string, readonly PaymentStatus[]>>;
export type PaymentStatusGroup = keyof typeof PAYMENT_STATUS_GROUPS;
export const PAYMENT_STATUS_GROUP_KEYS = Object.keys(PAYMENT_STATUS_GROUPS) as [PaymentStatusGroup, ...PaymentStatusGroup[]];

/** Destinations that a player is paid to: the number of a card, an account at a wallet, an IBAN. */
export const DESTINATION_KINDS = ['card', 'wallet', 'iban'] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/** The reasons for declining a withdrawal that the player sees. */
export const WITHDRAWAL_DECLINE_REASONS = ['destination', 'documents', 'play', 'other'] as const;
export type WithdrawalDeclineReason = (typeof WITHDRAWAL_DECLINE_REASONS)[number];
