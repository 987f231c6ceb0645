import type { DUELS_CALLS } from '@touchline/contract/duels/calls';
import type { FeedFeature, ForBrands } from '#features/feed';
import type { LineFeature } from '#features/line';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { buildDuel } from './calls/build-duel.ts';
import { getAvailablePlayersForDuel } from './calls/get-available-players.ts';
import { createDuelRunner } from './duel-runner.ts';
import { createDuelsStore } from './duels.store.ts';

export interface DuelsFeature extends Feature<keyof typeof DUELS_CALLS> {
  /** Brings every duel up to date now; for tests. */
  look(): Promise<void>;
}

/** Players of current matches against each other: matches made out of matches. */
export function createDuelsFeature(
  platform: Platform,
  { feed, forBrands, line }: { readonly feed: FeedFeature; readonly forBrands: ForBrands; readonly line: Pick<LineFeature, 'modelOver'> },
): DuelsFeature {
  const store = createDuelsStore(platform.pool);
  const runner = createDuelRunner(platform, feed, store);
  return {
    handlers: forBrands((brandFeed) => {
      const model = line.modelOver(brandFeed);
      return { getAvailablePlayersForDuel: getAvailablePlayersForDuel(model), buildDuel: buildDuel(model, store, runner.look) };
    }),
    look: runner.look,
    start: async () => runner.start(),
    stop: () => runner.stop(),
  };
}
