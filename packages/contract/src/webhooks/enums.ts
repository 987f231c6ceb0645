import type { EventKind } from '../events.ts';

/** The events that a webhook can get: events of a brand's players that other systems of the operator act on. */
export const WEBHOOK_KINDS = [
  'registered',
  'session-begun',
  'limits-changed',
  'play-stopped',
  'payment',
  'bets-placed',
  'bets-changed',
  'toto-placed',
  'toto-settled',
  'toto-paid',
  'round-staked',
  'round-returned',
  'round-taken-back',
  'bonus-granted',
  'bonus-ended',
  'balance-corrected',
] as const satisfies readonly EventKind[];
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Waiting for its (next) try, accepted by the receiver, or given up after WEBHOOK_TRIES_MAX tries. */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'given-up'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Actions on a webhook that is there. */
export const WEBHOOK_ACTIONS = ['pause', 'resume', 'test', 'resend', 'remove'] as const;
export type WebhookAction = (typeof WEBHOOK_ACTIONS)[number];

export const WEBHOOKS_MAX = 20;
export const WEBHOOK_TRIES_MAX = 12;
