/** What a player can be told of, in the order of the numbers on the wire, from 1. Free of schemas: a browser gets the words alone. */
export const SUBSCRIPTION_EVENTS = ['start', 'goal', 'card', 'period', 'end', 'postponed'] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];
export const MAX_SUBSCRIPTIONS = 100;
