import type { LegResult } from '@touchline/betting/settlement/leg-result';
import type { FeedEventBody } from '@touchline/feed/feed-events';
import type { SelectionId } from '@touchline/kernel/selection';
import { AWAY, DRAW, HOME, liveFacts, testFixture, testPrices } from './scripted-source.ts';

export const HOME_WINS: readonly (readonly [SelectionId, LegResult])[] = [
  [HOME, { kind: 'win' }],
  [DRAW, { kind: 'lose' }],
  [AWAY, { kind: 'lose' }],
];
export const AWAY_WINS: readonly (readonly [SelectionId, LegResult])[] = [
  [HOME, { kind: 'lose' }],
  [DRAW, { kind: 'lose' }],
  [AWAY, { kind: 'win' }],
];

/** Matches below it are before the start (in an hour), from it on live; those have a delay of one second, as virtual sport has. */
export const FIRST_LIVE = 500;

/** First events of a scripted feed: matches with prices, numbered from 1, and live ones from `FIRST_LIVE`. */
export function openingEvents(matches: number, liveMatches: number, now: number): [number, FeedEventBody][] {
  const opening: [number, FeedEventBody][] = [];
  const add = (id: number, live: boolean): void => {
    const plain = testFixture(id, live ? now - 600_000 : now + 3_600_000, { virtual: live });
    // Sides of their own: two matches of the same two on one day depend on each other.
    const fixture = { ...plain, home: { ...plain.home, id: 2 * id + 1_000 }, away: plain.away && { ...plain.away, id: 2 * id + 1_001 } };
    opening.push([id, { type: 'FixtureAdded', fixture }]);
    if (live) opening.push([id, { type: 'MatchStateChanged', facts: liveFacts(0, 0, now) }]);
    opening.push([id, { type: 'MarketChanged', markets: testPrices() }]);
  };
  for (let i = 1; i <= matches; i++) add(i, false);
  for (let i = 0; i < liveMatches; i++) add(FIRST_LIVE + i, true);
  return opening;
}
