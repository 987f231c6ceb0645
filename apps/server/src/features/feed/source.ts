import { createSimulator } from '@touchline/feed/simulator/simulator';
import { LEAGUES, SPORT_MODELS } from '@touchline/feed/simulator/sport-models';
import { World } from '@touchline/feed/simulator/world/world';
import type { FeedSource } from '@touchline/feed/vocabulary';
import type { Platform } from '#platform/platform';
import { createFeedStore } from './feed.store.ts';
import { recordedSource } from './recorded-source.ts';

/** The source that the settings name. */
export async function configuredSource({ config, clock, pool }: Platform): Promise<FeedSource> {
  const now = (): number => clock.now();
  const store = createFeedStore(pool);
  const epochOf = (name: string): Promise<number> => store.keepEpoch(name, Math.floor(now()));
  switch (config.feed.kind) {
    case 'simulator': {
      // Another seed or speed is another world, with a beginning of its own.
      const epochMs = await epochOf(`simulator ${config.seed} ${config.speed}`);
      return createSimulator({
        world: new World({ seed: config.seed, epochMs, speed: config.speed, models: SPORT_MODELS, leagues: LEAGUES }),
        now,
      });
    }
    case 'replay':
      return recordedSource(config.feed.folder, await epochOf(`replay ${config.feed.folder} ${config.speed}`), config.speed, now);
  }
}
