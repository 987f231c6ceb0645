import type { MatchFacts } from '@touchline/betting/match-state/match-facts';
import type { FeedBody, Fixture } from '../vocabulary.ts';
import { recordedSteps } from './recorded-match.ts';
import type { RecordedFixture } from './recorded-season.ts';
import { createReplayClock, type ReplayClock } from './replay-clock.ts';
import { openingMarkets, replayFixture } from './replay-fixture.ts';
import { type LivePricing, type PlannedBody, planMatch } from './replay-plan.ts';

export interface Timed {
  /** Epoch ms in the replay. */
  readonly at: number;
  readonly match: number;
  readonly seq: number;
  readonly body: FeedBody;
}

export interface ReplayPlan {
  readonly fixtures: readonly RecordedFixture[];
  readonly epochMs: number;
  readonly speed: number;
  /** Made for each match from its opening prices; without it a match has no live markets. */
  readonly livePricing?: (recorded: RecordedFixture) => LivePricing;
}

/** Longest recorded time in which nothing happens, between match days. */
const LONGEST_GAP_MS = 30 * 60_000;
/** The fixture and its first prices are told at the replay's beginning: a bettor may look at the whole season. */
const OPENING = 2;

/** A clock that runs is stamped with the moment at which it is told. */
const stamped = (facts: MatchFacts, at: number): MatchFacts => (facts.clock ? { ...facts, clock: { ...facts.clock, at } } : facts);

const told = (body: FeedBody, at: number): FeedBody =>
  body.type === 'MatchStateChanged' || body.type === 'MatchEvent' ? { ...body, facts: stamped(body.facts, at) } : body;

/** One recorded match. Its plan is written when the match begins and forgotten when it is over: a season would not fit into memory. */
class ReplayLane {
  readonly fixture: Fixture;
  readonly startsAt: number;
  private readonly recorded: RecordedFixture;
  private readonly clock: ReplayClock;
  private readonly livePricing: LivePricing | undefined;
  private plan: readonly PlannedBody[] | null = null;
  private told = 0;

  constructor(recorded: RecordedFixture, clock: ReplayClock, livePricing: LivePricing | undefined) {
    this.recorded = recorded;
    this.clock = clock;
    this.livePricing = livePricing;
    this.startsAt = clock.at(recorded.kickoffAt);
    this.fixture = replayFixture(recorded, this.startsAt);
  }

  opening(at: number): Timed[] {
    const bodies = planMatch(this.fixture, [], openingMarkets(this.recorded.odds), 0);
    this.told = OPENING;
    return bodies.map(({ body }, i) => ({ at, match: this.fixture.id, seq: i + 1, body }));
  }

  /** The next thing to tell; null when all has been told. */
  peek(): Timed | null {
    this.plan ??= planMatch(this.fixture, recordedSteps(this.recorded.match), openingMarkets(this.recorded.odds), 0, this.livePricing);
    const next = this.plan[this.told];
    if (!next) {
      this.plan = [];
      return null;
    }
    const at = this.clock.at(this.recorded.kickoffAt + next.at);
    return { at, match: this.fixture.id, seq: this.told + 1, body: told(next.body, at) };
  }

  advance(): void {
    this.told++;
  }
}

/**
 * Recorded matches told in the order of time. `opening` begins; then `next(now)` gives what is due, one at a time, and undefined where
 * nothing is; `dueAt` is the moment of the next, Infinity at the end. What is told depends on the files, the epoch and the speed alone.
 */
export class ReplayLanes {
  /** When everything has been told, epoch ms. */
  readonly endsAt: number;
  private readonly epochMs: number;
  private waiting: ReplayLane[];
  private readonly running: { readonly lane: ReplayLane; next: Timed }[] = [];

  constructor({ fixtures, epochMs, speed, livePricing }: ReplayPlan) {
    const stretches = fixtures.map(({ kickoffAt, match }) => ({ from: kickoffAt, to: kickoffAt + (recordedSteps(match).at(-1)?.at ?? 0) }));
    const clock = createReplayClock({ stretches, startsAt: epochMs, speed, longestGapMs: LONGEST_GAP_MS });
    this.epochMs = epochMs;
    this.endsAt = clock.at(Math.max(0, ...stretches.map((s) => s.to)));
    this.waiting = fixtures
      .map((recorded) => new ReplayLane(recorded, clock, livePricing?.(recorded)))
      .sort((a, b) => a.startsAt - b.startsAt);
  }

  opening(): Timed[] {
    return this.waiting.flatMap((lane) => lane.opening(this.epochMs));
  }

  get dueAt(): number {
    const running = this.running.reduce((least, { next }) => Math.min(least, next.at), Number.POSITIVE_INFINITY);
    return Math.min(running, this.waiting[0]?.startsAt ?? Number.POSITIVE_INFINITY);
  }

  next(now: number): Timed | undefined {
    while (this.waiting[0] && this.waiting[0].startsAt <= now) {
      const lane = this.waiting.shift() as ReplayLane;
      const next = lane.peek();
      if (next) this.running.push({ lane, next });
    }
    let first = this.running[0];
    for (const entry of this.running) if (first && entry.next.at < first.next.at) first = entry;
    if (!first || first.next.at > now) return undefined;
    const due = first.next;
    first.lane.advance();
    const following = first.lane.peek();
    if (following) first.next = following;
    else this.running.splice(this.running.indexOf(first), 1);
    return due;
  }
}
