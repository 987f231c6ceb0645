import { type BettingWorld, startBettingWorld } from '../../server/tests/harness/betting-world.ts';
import { freePort } from '../../server/tests/harness/free-port.ts';
import { openBrowser, type Visited } from './site.ts';

type WorldConfig = NonNullable<Parameters<typeof startBettingWorld>[0]>['config'];

export interface PlayedSite extends Visited {
  /** The hand on the feed: goals, results. */
  readonly world: BettingWorld;
}

/** The whole server, site included, over a scripted feed: matches end when the test says so. Four before the start, one live. */
export async function startPlayedSite(config: WorldConfig = {}): Promise<PlayedSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const world = await startBettingWorld({
    matches: 4,
    liveMatches: 1,
    roles: ['api', 'push', 'ingest', 'settle', 'jobs', 'web'],
    config: { port, publicUrl: new URL(url), ...config },
  });
  await world.app.server.listen({ host: '127.0.0.1', port });
  return { ...(await openBrowser(url, world.close)), world };
}
