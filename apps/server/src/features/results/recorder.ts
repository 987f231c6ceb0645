import { hasEnded } from '@touchline/betting/match-state/period-count';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Fixture } from '@touchline/feed/feed-events';
import type { FeedFeature } from '#features/feed';
import type { Log } from '#platform/watch/log';
import { keptFacts } from './kept-facts.ts';
import type { PlayedRow, ResultsStore } from './results.store.ts';

const WRITE_EVERY_MS = 2000;
const ROWS_A_STATEMENT = 100;

/** Everything by which a match is found, lower case. */
export const searchTextOf = ({ home, away, champ, runners = [] }: Fixture): string =>
  [home, ...(away ? [away] : []), champ, ...runners]
    .flatMap(({ names }) => Object.values(names))
    .join(' | ')
    .toLowerCase();

/** Writes matches down as they end, and again when their end is corrected. */
export interface ResultsArchiver {
  start(): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

export function createResultsRecorder(feed: FeedFeature, store: ResultsStore, log: Log): ResultsArchiver {
  const over = new Map<number, PlayedRow>();
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;
  let running: Promise<void> = Promise.resolve();

  function take({ id: match, fixture, facts }: BookMatch): void {
    if (hasEnded(facts)) over.set(match, { fixture, facts: keptFacts(facts), searchText: searchTextOf(fixture) });
  }
  async function write(): Promise<void> {
    const rows = [...over.values()];
    over.clear();
    for (let i = 0; i < rows.length; i += ROWS_A_STATEMENT) {
      const chunk = rows.slice(i, i + ROWS_A_STATEMENT);
      try {
        await store.writePlayed(chunk);
      } catch (err) {
        log.warn({ err }, 'failed to store results; retrying');
        // Unless a later picture has come meanwhile.
        for (const row of chunk) if (!over.has(row.fixture.id)) over.set(row.fixture.id, row);
      }
    }
  }
  const flush = (): Promise<void> => {
    running = running.then(write);
    return running;
  };
  return {
    start() {
      unsubscribe = feed.observe({
        changed(change) {
          if (!change.facts && !change.fixture) return;
          const match = feed.book.match(change.match);
          if (match) take(match);
        },
        removed: take,
      });
      for (const match of feed.book.matches()) take(match);
      timer = setInterval(() => void flush(), WRITE_EVERY_MS);
    },
    flush,
    async stop() {
      clearInterval(timer);
      unsubscribe?.();
      await flush();
    },
  };
}
