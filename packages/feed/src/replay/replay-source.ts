import type { MatchFacts } from '@touchline/betting/match-state/match-facts';
import type { FeedBody, FeedEvent, FeedSource } from '../vocabulary.ts';
import { recordedSteps } from './recorded-match.ts';
import type { RecordedFixture } from './recorded-season.ts';
import { createReplayClock } from './replay-clock.ts';
import { openingMarkets, replayFixture } from './replay-fixture.ts';
import { type LivePricing, planMatch } from './replay-plan.ts';

export interface ReplayOptions {
  readonly fixtures: readonly RecordedFixture[];
  /** Epoch ms at which the replay began, the same after every restart: it decides when everything happens. */
  readonly epochMs: number;
  /** Recorded seconds per second. */
  readonly speed: number;
  readonly now: () => number;
  /** Made for each match from its opening prices; without it a match has no live markets. */
  readonly livePricing?: (recorded: RecordedFixture) => LivePricing;
}

interface Timed {
  readonly at: number;
  readonly match: number;
  readonly seq: number;
  readonly body: FeedBody;
}

const LONGEST_GAP_MS = 30 * 60_000;
const ALIVE_MS = 5_000;
const MAX_WAIT_MS = 1_000;
/** Events told in one go before others get their turn. */
const BATCH = 200;

/** Clocks in facts are told in the replay's time and keep the recorded pace only in steps: a clock that runs is stamped when it is sent. */
const stamped = (facts: MatchFacts, at: number): MatchFacts => (facts.clock ? { ...facts, clock: { ...facts.clock, at } } : facts);

const told = (body: FeedBody, at: number): FeedBody =>
  body.type === 'MatchStateChanged' || body.type === 'MatchEvent' ? { ...body, facts: stamped(body.facts, at) } : body;

/** Everything that the replay will say, in order. Its numbering depends on the recorded files alone. */
export function replayTimeline(options: Omit<ReplayOptions, 'now'>): { readonly events: Timed[]; readonly endsAt: number } {
  const scripts = options.fixtures.map((recorded) => ({ recorded, steps: recordedSteps(recorded.match) }));
  const clock = createReplayClock({
    stretches: scripts.map(({ recorded, steps }) => ({ from: recorded.kickoffAt, to: recorded.kickoffAt + (steps.at(-1)?.at ?? 0) })),
    startsAt: options.epochMs,
    speed: options.speed,
    longestGapMs: LONGEST_GAP_MS,
  });
  const events = scripts.flatMap(({ recorded, steps }) => {
    const fixture = replayFixture(recorded, clock.at(recorded.kickoffAt));
    // All prices are known from the first moment on: a bettor may look at the whole season.
    const plan = planMatch(fixture, steps, openingMarkets(recorded.odds), 0, options.livePricing?.(recorded));
    return plan.map(({ at, body }, i): Timed => {
      const opening = i < 2;
      const moment = opening ? options.epochMs : clock.at(recorded.kickoffAt + at);
      return { at: moment, match: fixture.id, seq: i + 1, body: told(body, moment) };
    });
  });
  events.sort((a, b) => a.at - b.at || a.match - b.match || a.seq - b.seq);
  return { events, endsAt: events.at(-1)?.at ?? options.epochMs };
}

/** Recorded matches as a feed: prices, events at their second, results. Starting again with the same epoch goes on where it is due. */
export function createReplay(options: ReplayOptions): FeedSource & { readonly endsAt: number; readonly done: Promise<void> } {
  const { events, endsAt } = replayTimeline(options);
  const finished = Promise.withResolvers<void>();
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let alive: ReturnType<typeof setInterval> | undefined;

  return {
    name: 'replay',
    endsAt,
    /** Resolves when the last event has been told. */
    done: finished.promise,
    async start(emit, since) {
      let next = 0;
      let aliveSeq = 0;
      const source = 'replay';
      const send = (timed: Timed, now: number): void => {
        if (timed.seq <= since(timed.match)) return;
        emit({ source, seq: timed.seq, match: timed.match, sourceTime: timed.at, receivedAt: now, ...timed.body } as FeedEvent);
      };
      const tellDue = (limit: number): void => {
        const now = options.now();
        for (let told = 0; told < limit && next < events.length; told++, next++) {
          const timed = events[next] as Timed;
          if (timed.at > now) break;
          send(timed, now);
        }
      };
      const loop = (): void => {
        if (stopped) return;
        tellDue(BATCH);
        const following = events[next];
        if (!following) {
          finished.resolve();
          return;
        }
        timer = setTimeout(loop, Math.min(MAX_WAIT_MS, Math.max(0, following.at - options.now())));
      };
      const sayAlive = (): void => {
        const now = options.now();
        emit({ source, seq: ++aliveSeq, match: 0, sourceTime: now, receivedAt: now, type: 'Alive', subscribed: true });
      };
      tellDue(Number.POSITIVE_INFINITY);
      sayAlive();
      const now = options.now();
      emit({ source, seq: ++aliveSeq, match: 0, sourceTime: now, receivedAt: now, type: 'SnapshotComplete' });
      alive = setInterval(sayAlive, ALIVE_MS);
      loop();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(alive);
      finished.resolve();
    },
  };
}
