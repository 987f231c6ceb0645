import type { Fixture } from '../feed-events.ts';
import type { Naming } from '../naming.ts';
import { recordedSteps } from './recorded-match.ts';
import type { RecordedFixture } from './recorded-season.ts';
import { openingMarkets, replayFixture } from './replay-fixture.ts';
import { allMatchEvents, type LivePricing, matchEvents, type TimedFeedBody } from './replay-plan.ts';

/** One recorded match as the replay publishes it, in any of the recorded formats. */
export interface ReplayMatch {
  /** Matches of one collection keep their recorded distances from each other; each collection begins with the replay. */
  readonly collection: string;
  /** Recorded start, epoch ms. */
  readonly startsAt: number;
  readonly durationMs: number;
  /** `startsAt` (epoch ms): when the replay begins it. */
  fixture(startsAt: number): Fixture;
  /** Events sent as soon as the replay starts: the fixture and its first odds. */
  openingEvents(fixture: Fixture): readonly TimedFeedBody[];
  /** All events up to the last result, the opening first; computed while they are read. */
  events(fixture: Fixture): Iterable<TimedFeedBody>;
}

/** A match of a recorded season; without `livePricing` it has no live markets. */
export function replaySeasonMatch(
  recorded: RecordedFixture,
  livePricing?: (recorded: RecordedFixture) => LivePricing,
  naming?: Naming,
): ReplayMatch {
  return {
    collection: 'season',
    startsAt: recorded.kickoffAt,
    durationMs: recordedSteps(recorded.match).at(-1)?.at ?? 0,
    fixture: (startsAt) => replayFixture(recorded, startsAt, naming),
    openingEvents: (fixture) => allMatchEvents(fixture, [], openingMarkets(recorded.odds), 0),
    events: (fixture) => matchEvents(fixture, recordedSteps(recorded.match), openingMarkets(recorded.odds), 0, livePricing?.(recorded)),
  };
}
