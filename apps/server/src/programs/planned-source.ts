import type { FeedEvent, FeedEventBody, FeedSource } from '@touchline/feed/feed-events';
import type { TimedFeedBody } from '@touchline/feed/replay/replay-plan';

const SOURCE = 'recorded';
const ALIVE_MS = 5_000;

export interface PlannedMatch {
  readonly match: number;
  readonly plan: readonly TimedFeedBody[];
  /** How many bodies are sent at the start; the rest when `finish` is called. */
  readonly opening: number;
}

/** Sends the opening of every match at once and the rest on request: without a clock, as fast as the receiver takes it. */
export function createPlannedSource(matches: readonly PlannedMatch[]): FeedSource & { finish(): Promise<void> } {
  let emit: (event: FeedEvent) => void = () => {};
  let lifeSigns = 0;
  let alive: ReturnType<typeof setInterval> | undefined;
  const send = (match: number, seq: number, body: FeedEventBody): void => {
    const now = Date.now();
    emit({ source: SOURCE, match, seq, sourceTime: now, receivedAt: now, ...body } as FeedEvent);
  };
  const sayAlive = (): void => send(0, ++lifeSigns, { type: 'Alive', subscribed: true });
  return {
    name: SOURCE,
    async start(take) {
      emit = take;
      for (const { match, plan, opening } of matches)
        for (const [i, { body }] of plan.slice(0, opening).entries()) send(match, i + 1, body);
      sayAlive();
      send(0, ++lifeSigns, { type: 'SnapshotComplete' });
      alive = setInterval(sayAlive, ALIVE_MS);
    },
    async finish() {
      for (const { match, plan, opening } of matches) {
        for (const [i, { body }] of plan.slice(opening).entries()) send(match, opening + i + 1, body);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    async stop() {
      clearInterval(alive);
    },
  };
}
