import type { Config } from '../config.ts';
import type { Log } from '../watch/log.ts';
import { type Bus, createLocalBus } from './bus.ts';

/** One process needs no broker; several share NATS. */
export async function openBus(config: Config, log: Log): Promise<Bus> {
  if (config.natsUrl === undefined) return createLocalBus(log);
  const { connectNatsBus } = await import('./nats-bus.ts');
  return connectNatsBus(config.natsUrl, log);
}
