import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageField } from '../line/fields.ts';
import { wireInt } from '../wire.ts';
import { SUBSCRIPTION_EVENTS } from './enums.ts';

/** Notifications of what happens in a match (specification 7.9, SubscriptionService). Shapes are our design. */

/** By its number on the wire, from 1. */
const wireEvent = wireInt(1, SUBSCRIPTION_EVENTS.length).transform((n) => SUBSCRIPTION_EVENTS[n - 1] ?? 'goal');

export const EventTypeView = z.object({ id: z.number().int(), key: z.enum(SUBSCRIPTION_EVENTS), name: z.string() });
export const GameSubscription = z.object({
  gameId: z.number().int(),
  matchName: z.string(),
  startsAt: z.number().int(),
  events: z.array(z.number().int()),
  /** Consent to have them in the inbox too. */
  inbox: z.boolean(),
});
export type GameSubscription = z.infer<typeof GameSubscription>;
export const GameSubscriptions = z.object({ subscriptions: z.array(GameSubscription) });

export const SUBSCRIPTIONS_CALLS = {
  getEventTypes: defineCall({
    method: 'GET',
    access: 'any',
    envelope: 'plain',
    assumed: true,
    paths: [{ path: '/service-api/SubscriptionService/api/GetEventTypesByGameId', row: 'C192' }],
    summary: 'The events of a match that one can be told of; they depend on its sport. None of a match that is over.',
    query: z.strictObject({ ...languageField, gameId: wireInt(1) }).transform((q) => ({ language: q.lng, matchId: q.gameId })),
    reply: z.array(EventTypeView),
    fails: ['match_unknown'],
  }),
  getGameSubscription: defineCall({
    method: 'POST',
    access: 'session',
    envelope: 'plain',
    assumed: true,
    paths: [{ path: '/service-api/SubscriptionService/api/GetGameSubscription', row: 'C193' }],
    summary: 'What the player is subscribed to: of one match, or of all that are not over.',
    body: z
      .strictObject({ gameId: wireInt(1).optional(), lng: languageField.lng })
      .default({})
      .transform((b) => ({ language: b.lng, matchId: b.gameId })),
    reply: GameSubscriptions,
    fails: [],
  }),
  saveGameSubscription: defineCall({
    method: 'POST',
    access: 'session',
    envelope: 'flag',
    assumed: true,
    paths: [{ path: '/web-api/gamesubscription/save', row: 'C194' }],
    summary: 'Sets what the player is told of a match; no events end the subscription.',
    body: z
      .strictObject({ gameId: wireInt(1), events: z.array(wireEvent).max(SUBSCRIPTION_EVENTS.length), inbox: z.boolean().default(false) })
      .transform((b) => ({ matchId: b.gameId, events: [...new Set(b.events)], inbox: b.inbox })),
    reply: GameSubscriptions,
    fails: ['match_unknown', 'match_closed', 'subscriptions_full'],
  }),
} as const;
