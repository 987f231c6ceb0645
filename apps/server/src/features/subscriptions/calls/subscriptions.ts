import { hasEnded } from '@touchline/betting/match-state/period-count';
import type { GameSubscription } from '@touchline/contract/subscriptions/calls';
import { MAX_SUBSCRIPTIONS, SUBSCRIPTION_EVENTS } from '@touchline/contract/subscriptions/enums';
import { type Language, resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { FeedFeature } from '#features/feed';
import { matchName } from '#features/line';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { eventsOf } from '../match-notices.ts';
import type { Subscription, SubscriptionsStore } from '../subscriptions.store.ts';

type Book = FeedFeature['book'];
const numberOf = (event: (typeof SUBSCRIPTION_EVENTS)[number]): number => SUBSCRIPTION_EVENTS.indexOf(event) + 1;

/** Those of matches that have left the feed are left out: there is nothing more to tell. */
const present = (book: Book, own: readonly Subscription[], language: Language): GameSubscription[] =>
  own.flatMap(({ matchId, events, inbox }) => {
    const match = book.match(matchId);
    if (!match || hasEnded(match.facts)) return [];
    return [
      {
        gameId: matchId,
        matchName: matchName(match.fixture, language),
        startsAt: Math.floor(match.fixture.startsAt / 1000),
        events: events.map(numberOf).toSorted((a, b) => a - b),
        inbox,
      },
    ];
  });

export const getEventTypes =
  (feed: FeedFeature): Handler<'getEventTypes'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const match = feed.book.match(query.matchId);
    if (!match && !(await feed.readPastMatch(query.matchId))) throw new Failure('match_unknown');
    if (!match || hasEnded(match.facts)) return [];
    return eventsOf(match.fixture).map((key) => ({ id: numberOf(key), key, name: findText(language, `subscription.event.${key}`) ?? key }));
  };

export const getGameSubscription =
  (book: Book, store: SubscriptionsStore): Handler<'getGameSubscription'> =>
  async ({ body }, caller) => {
    const own = await store.readOwn(caller.player.id);
    const wanted = body.matchId === undefined ? own : own.filter(({ matchId }) => matchId === body.matchId);
    return { subscriptions: present(book, wanted, resolveLanguage(body.language ?? caller.language)) };
  };

export const saveGameSubscription =
  (book: Book, store: SubscriptionsStore): Handler<'saveGameSubscription'> =>
  async ({ body }, caller) => {
    const playerId = caller.player.id;
    const { matchId, inbox } = body;
    const language = resolveLanguage(caller.language);
    const match = book.match(matchId);
    if (body.events.length > 0) {
      if (!match) throw new Failure('match_unknown');
      if (hasEnded(match.facts)) throw new Failure('match_closed');
      const possible = eventsOf(match.fixture);
      if (body.events.some((event) => !possible.includes(event)))
        throw new Failure('invalid', { fields: { events: [`of ${possible.map(numberOf).join(', ')}`] } });
    }
    if (!(await store.write(playerId, { matchId, events: body.events, inbox, language })))
      throw new Failure('subscriptions_full', { args: { max: MAX_SUBSCRIPTIONS }, accepted: { max: MAX_SUBSCRIPTIONS } });
    const own = await store.readOwn(playerId);
    return {
      subscriptions: present(
        book,
        own.filter((one) => one.matchId === matchId),
        language,
      ),
    };
  };
