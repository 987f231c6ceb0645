import type { FeedSource } from '@touchline/feed/feed-events';
import { getOrCreateSecret } from '#platform/auth/secrets';
import type { Platform } from '#platform/platform';
import { createFeedStore } from './feed.store.ts';
import type { TakeBegun } from './threads/begun-thread.ts';
import type { Known } from './threads/messages.ts';

/**
 * The source that the settings name; `known`: what the receiver has already, `takeBegun`: the thread of the world that has been started before.
 * Loaded only here: most processes follow another's, and each source is hundreds of modules.
 */
export async function configuredSource(
  { config, clock, pool, log }: Platform,
  known: () => Known,
  takeBegun: TakeBegun,
): Promise<FeedSource> {
  const now = (): number => clock.now();
  const store = createFeedStore(pool);
  const epochOf = (name: string): Promise<number> => store.getOrCreateEpoch(name, Math.floor(now()));
  const { feed, seed, speed } = config;
  switch (feed.kind) {
    case 'simulator': {
      const { createWorldSource } = await import('./threads/world-source.ts');
      // Another seed or speed is another world, with a beginning of its own.
      // Races that are committed to must not follow from the seed of the world, which is a small number that anyone could try.
      const secret = Buffer.from(await getOrCreateSecret(pool, 'committed-races')).toString('hex');
      const epochMs = await epochOf(`simulator ${seed} ${speed}`);
      return createWorldSource({ seed, epochMs, speed, secret }, { log, known, takeBegun });
    }
    case 'uof': {
      const { providerSource } = await import('./uof/provider-source.ts');
      return providerSource(feed, { log, clock });
    }
    case 'replay': {
      const { recordedSource } = await import('./recorded-source.ts');
      return recordedSource(feed.folder, await epochOf(`replay ${feed.folder} ${speed}`), speed, now);
    }
  }
}
