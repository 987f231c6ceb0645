import type { FeedFeature } from '#features/feed';
import type { Platform } from '#platform/platform';
import { isDuel } from './duel.ts';
import { createDuelPublisher } from './duel-publisher.ts';
import type { DuelsStore } from './duels.store.ts';
import { OpenDuels } from './open-duels.ts';

/** How soon other processes' duels are seen, and how often prices follow the players'. */
const POLL_INTERVAL_MS = 500;

/**
 * Plays the duels in the process that runs the feed: tells their matches' events from those of the players' matches, as any source
 * would. Everything follows from the book and the table, so another process that takes the feed over goes on where this one stood.
 */
export function createDuelRunner(platform: Platform, feed: FeedFeature, store: DuelsStore) {
  const { book } = feed;
  const open = new OpenDuels();
  const publisher = createDuelPublisher(feed, store, open);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function lookOnce(): Promise<void> {
    if (!feed.isLeader()) {
      open.forgetAll();
      return;
    }
    for (const duel of await store.readOpen(open.newest)) open.add(duel);
    if (book.isSourceSilent) return;
    for (const number of open.changed()) {
      const duel = open.take(number);
      if (!duel) continue;
      try {
        await publisher.bring(duel);
      } catch (err) {
        open.markChanged(number);
        platform.log.error({ err, duel: number }, 'a duel could not be brought up to date');
      }
    }
    if (open.size === 0) publisher.forgetPast();
  }
  /** One look after the other. */
  function look(): Promise<void> {
    looking = looking.then(lookOnce).catch((err: unknown) => platform.log.warn({ err }, 'failed to run duels; retrying'));
    return looking;
  }

  return {
    look,
    start() {
      if (!platform.roles.has('ingest')) return;
      feed.observe({
        changed({ match, material, facts, prices }) {
          if (isDuel(match)) return;
          if (!open.isOn(match) || !(material || facts || prices.length > 0)) return;
          open.matchChanged(match);
          // Not inside the other match's event: observers hear one change at a time.
          if (material) queueMicrotask(() => publisher.suspend(match));
        },
        removed: ({ id: match }) => open.matchChanged(match),
        silence: () => open.allChanged(),
      });
      timer = setInterval(() => void look(), POLL_INTERVAL_MS);
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
