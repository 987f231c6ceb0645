import type { Fixture } from '@touchline/feed/feed-events';
import type { Language } from '@touchline/i18n/languages';
import { marketOf, outcomeOf } from '@touchline/kernel/selection';
import { LRUCache } from 'lru-cache';
import type { FeedFeature } from '#features/feed';
import { describeMarket, marketName, matchName, nameIn, selectionName } from './names.ts';

export interface NamedLeg {
  readonly matchId: number;
  readonly selectionId: number;
}

/** A leg's names in receipts, coupons and histories. */
export interface SelectionNames {
  readonly sport: number;
  readonly matchName: string;
  readonly champName: string;
  readonly marketName: string;
  readonly selectionName: string;
  /** Epoch ms. */
  readonly startsAt: number;
}

/** Fixtures of matches that are over, kept because histories ask for the same ones again and again. */
const MAX_PAST = 2000;

export function createNameReader(feed: FeedFeature) {
  const past = new LRUCache<number, Fixture>({ max: MAX_PAST });
  async function readFixture(matchId: number): Promise<Fixture | undefined> {
    const known = feed.book.match(matchId)?.fixture ?? past.get(matchId);
    if (known) return known;
    const fixture = (await feed.readPastMatch(matchId))?.match(matchId)?.fixture;
    if (fixture) past.set(matchId, fixture);
    return fixture;
  }
  return async (legs: readonly NamedLeg[], language: Language): Promise<readonly SelectionNames[]> => {
    const fixtures = new Map<number, Fixture | undefined>();
    for (const { matchId } of legs) if (!fixtures.has(matchId)) fixtures.set(matchId, await readFixture(matchId));
    return legs.map(({ matchId, selectionId }) => presentLeg(fixtures.get(matchId), matchId, selectionId, language));
  };
}

function presentLeg(fixture: Fixture | undefined, matchId: number, selectionId: number, language: Language): SelectionNames {
  const described = describeMarket(marketOf(selectionId));
  if (!fixture || !described)
    return {
      sport: fixture?.sport ?? 0,
      matchName: fixture ? matchName(fixture, language) : `#${matchId}`,
      champName: '',
      marketName: '',
      selectionName: `#${selectionId}`,
      startsAt: fixture?.startsAt ?? 0,
    };
  return {
    sport: fixture.sport,
    matchName: matchName(fixture, language),
    champName: nameIn(fixture.champ.names, language),
    marketName: marketName(fixture, described, language),
    selectionName: selectionName(fixture, described, outcomeOf(selectionId), language),
    startsAt: fixture.startsAt,
  };
}
