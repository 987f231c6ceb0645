import { createSimulator } from '@touchline/feed/simulator/simulator';
import { LEAGUES, SPORT_MODELS } from '@touchline/feed/simulator/sport-models';
import { World } from '@touchline/feed/simulator/world/world';
import type { FeedSource } from '@touchline/feed/vocabulary';
import { ConfigError } from '#platform/config';
import type { Platform } from '#platform/platform';
import { recordedSource } from './recorded-source.ts';

/** The source that the settings name. */
export async function configuredSource({ config, clock, pool }: Platform): Promise<FeedSource> {
  const now = (): number => clock.now();
  const epochOf = async (name: string): Promise<number> => {
    const { rows } = await pool.query<{ epoch_ms: bigint }>(
      `with made as (insert into feed_epoch (source, epoch_ms) values ($1, $2) on conflict do nothing returning epoch_ms)
       select epoch_ms from made union all select epoch_ms from feed_epoch where source = $1 limit 1`,
      [name, Math.floor(now())],
    );
    return Number(rows[0]?.epoch_ms ?? now());
  };
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
    case 'uof':
      throw new ConfigError('FEED=uof: needs a provider connection, which this build does not have; use simulator or replay:<folder>');
  }
}
