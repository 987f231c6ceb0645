import { bookWithout } from '@touchline/feed/book/book-without';
import type { MatchHistory } from '@touchline/feed/match-history';
import { overlay } from '@touchline/kernel/overlay';
import type { FeedFeature } from './index.ts';

/** The feed as if some sports (ascending ids) did not exist: their matches, championships and competitors are unknown, now and in the past. */
export function feedWithout(feed: FeedFeature, closedSports: readonly number[]): FeedFeature {
  const opensSport = (sport: number): boolean => !closedSports.includes(sport);
  const book = bookWithout(feed.book, closedSports);
  return overlay(feed, {
    book,
    closedSports,
    opensSport,
    get history() {
      return feed.history && historyWithout(feed.history, opensSport);
    },
    async readPastMatch(matchId) {
      const past = await feed.readPastMatch(matchId);
      return past && opensSport(past.match(matchId)?.fixture.sport ?? 0) ? past : undefined;
    },
  });
}

/** Items that are asked for by an id of their own. Everything else is asked for by the ids of those, and of one sport with them. */
function historyWithout(history: MatchHistory, opensSport: (sport: number) => boolean): MatchHistory {
  const ifOpen = <T>(found: T | undefined, sportOf: (found: T) => number): T | undefined =>
    found && opensSport(sportOf(found)) ? found : undefined;
  return overlay(history, {
    match: async (id, before) => ifOpen(await history.match(id, before), ({ fixture }) => fixture.sport),
    competitor: async (id) => ifOpen(await history.competitor(id), ({ sport }) => sport),
    champ: async (id) => ifOpen(await history.champ(id), ({ sport }) => sport),
  });
}
