/** The kinds of notifications, in the order of their numbers on the wire, from 1. Without schemas, so that a browser loads only the words. */
export const SUBSCRIPTION_EVENTS = ['start', 'goal', 'card', 'period', 'end', 'postponed'] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];
export const MAX_SUBSCRIPTIONS = 100;
