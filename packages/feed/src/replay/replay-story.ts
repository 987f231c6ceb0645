import type { Fixture } from '../vocabulary.ts';
import { recordedSteps } from './recorded-match.ts';
import type { RecordedFixture } from './recorded-season.ts';
import { openingMarkets, replayFixture } from './replay-fixture.ts';
import { type LivePricing, type PlannedBody, planMatch, tellMatch } from './replay-plan.ts';

/** One recorded match as the replay tells it, whatever was recorded of it. */
export interface ReplayStory {
  /** Matches of one collection keep their recorded distances from each other; each collection begins with the replay. */
  readonly collection: string;
  /** Recorded start, epoch ms. */
  readonly startsAt: number;
  readonly lastsMs: number;
  /** `startsAt` (epoch ms): when the replay begins it. */
  fixture(startsAt: number): Fixture;
  /** What is told as soon as the replay begins: the fixture and its first prices. */
  opening(fixture: Fixture): readonly PlannedBody[];
  /** Everything up to the last result, the opening first; worked out while it is told. */
  plan(fixture: Fixture): Iterable<PlannedBody>;
}

/** A match of a recorded season; without `livePricing` it has no live markets. */
export function seasonStory(recorded: RecordedFixture, livePricing?: (recorded: RecordedFixture) => LivePricing): ReplayStory {
  return {
    collection: 'season',
    startsAt: recorded.kickoffAt,
    lastsMs: recordedSteps(recorded.match).at(-1)?.at ?? 0,
    fixture: (startsAt) => replayFixture(recorded, startsAt),
    opening: (fixture) => planMatch(fixture, [], openingMarkets(recorded.odds), 0),
    plan: (fixture) => tellMatch(fixture, recordedSteps(recorded.match), openingMarkets(recorded.odds), 0, livePricing?.(recorded)),
  };
}
