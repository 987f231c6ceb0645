import type { FeedSilence } from '@touchline/contract/push/messages';
import type { FeedFeature } from '#features/feed';
import { hasEnded, phaseOf } from './present-state.ts';

/** The minimum interval between two counts of waiting matches: every page asks for it. */
const COUNT_MS = 1000;

/** The site's announcement while the source is silent. A process begins in silence: until the first picture is complete nothing may be bet on. */
export function createSilenceReader(feed: Pick<FeedFeature, 'book'>, now: () => number) {
  const { book } = feed;
  let since = now();
  let counted = { at: Number.NEGATIVE_INFINITY, live: 0 };
  const live = (): number => {
    if (now() - counted.at < COUNT_MS) return counted.live;
    const waiting = [...book.matches()].filter((match) => !hasEnded(match.facts) && phaseOf(match) === 'live').length;
    counted = { at: now(), live: waiting };
    return waiting;
  };
  return {
    /** To be called when the silence began or ended. */
    changed(): void {
      since = now();
    },
    read: (): FeedSilence | null => (book.isSourceSilent ? { since, live: live() } : null),
  };
}
