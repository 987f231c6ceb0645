import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { FeedEventBody, Fixture } from '../feed-events.ts';
import { createReplayClock, type ReplayClock } from './replay-clock.ts';
import type { ReplayMatch } from './replay-match.ts';
import type { TimedFeedBody } from './replay-plan.ts';

export interface ScheduledEvent {
  /** Epoch ms in the replay. */
  readonly at: number;
  readonly match: number;
  readonly seq: number;
  readonly body: FeedEventBody;
}

export interface ReplayScheduleOptions {
  readonly matches: readonly ReplayMatch[];
  readonly epochMs: number;
  readonly speed: number;
}

/** Longest recorded time in which nothing happens, between match days. */
const MAX_GAP_MS = 30 * 60_000;
/** A running clock carries the moment at which it is sent. */
const stamped = (facts: MatchState, at: number): MatchState => (facts.clock ? { ...facts, clock: { ...facts.clock, at } } : facts);

const withReplayTime = (body: FeedEventBody, at: number): FeedEventBody =>
  body.type === 'MatchStateChanged' || body.type === 'MatchEvent' ? { ...body, facts: stamped(body.facts, at) } : body;

/** One recorded match. Its events are computed one at a time: a whole season would not fit into memory. */
class ReplayedMatch {
  readonly fixture: Fixture;
  readonly startsAt: number;
  private readonly recorded: ReplayMatch;
  private readonly clock: ReplayClock;
  private events: Iterator<TimedFeedBody> | null = null;
  private next: TimedFeedBody | undefined;
  private sent = 0;

  constructor(recorded: ReplayMatch, clock: ReplayClock) {
    this.recorded = recorded;
    this.clock = clock;
    this.startsAt = clock.at(recorded.startsAt);
    this.fixture = recorded.fixture(this.startsAt);
  }

  /** Sent when the replay starts, so that all coming matches can be seen and bet on. */
  opening(at: number): ScheduledEvent[] {
    const bodies = this.recorded.openingEvents(this.fixture);
    this.sent = bodies.length;
    return bodies.map(({ body }, i) => ({ at, match: this.fixture.id, seq: i + 1, body }));
  }

  /** The next event; null at the end. */
  peek(): ScheduledEvent | null {
    if (!this.events) {
      this.events = this.recorded.events(this.fixture)[Symbol.iterator]();
      for (let i = 0; i <= this.sent; i++) this.pull();
    }
    if (!this.next) return null;
    const at = this.clock.at(this.recorded.startsAt + this.next.at);
    return { at, match: this.fixture.id, seq: this.sent + 1, body: withReplayTime(this.next.body, at) };
  }

  advance(): void {
    this.sent++;
    this.pull();
  }

  private pull(): void {
    const { done, value } = (this.events as Iterator<TimedFeedBody>).next();
    this.next = done ? undefined : value;
  }
}

/**
 * Schedules recorded matches in the order of time. `opening` comes first; then `next(now)` gives what is due, one at a time, and undefined where
 * nothing is; `dueAt` is the moment of the next, Infinity at the end. The events depend on the files, the epoch and the speed alone.
 */
export class ReplaySchedule {
  /** Time of the last event, epoch ms. */
  readonly endsAt: number;
  private readonly epochMs: number;
  private waiting: ReplayedMatch[];
  private readonly running: { readonly match: ReplayedMatch; next: ScheduledEvent }[] = [];

  constructor({ matches: stories, epochMs, speed }: ReplayScheduleOptions) {
    const matches: ReplayedMatch[] = [];
    let endsAt = epochMs;
    for (const collection of Map.groupBy(stories, (recorded) => recorded.collection).values()) {
      const stretches = collection.map(({ startsAt, durationMs: lastsMs }) => ({ from: startsAt, to: startsAt + lastsMs }));
      const clock = createReplayClock({ stretches, startsAt: epochMs, speed, maxGapMs: MAX_GAP_MS });
      endsAt = Math.max(endsAt, ...stretches.map(({ to }) => clock.at(to)));
      matches.push(...collection.map((recorded) => new ReplayedMatch(recorded, clock)));
    }
    this.epochMs = epochMs;
    this.endsAt = endsAt;
    this.waiting = matches.sort((a, b) => a.startsAt - b.startsAt);
  }

  opening(): ScheduledEvent[] {
    return this.waiting.flatMap((match) => match.opening(this.epochMs));
  }

  get dueAt(): number {
    const running = this.running.reduce((min, { next }) => Math.min(min, next.at), Number.POSITIVE_INFINITY);
    return Math.min(running, this.waiting[0]?.startsAt ?? Number.POSITIVE_INFINITY);
  }

  next(now: number): ScheduledEvent | undefined {
    while (this.waiting[0] && this.waiting[0].startsAt <= now) {
      const match = this.waiting.shift() as ReplayedMatch;
      const next = match.peek();
      if (next) this.running.push({ match, next });
    }
    let first = this.running[0];
    for (const entry of this.running) if (first && entry.next.at < first.next.at) first = entry;
    if (!first || first.next.at > now) return undefined;
    const due = first.next;
    first.match.advance();
    const following = first.match.peek();
    if (following) first.next = following;
    else this.running.splice(this.running.indexOf(first), 1);
    return due;
  }
}
