import { type BuiltWorld, startBuiltWorld } from '../../server/tests/harness/worlds/built-world.ts';
import { openBrowser, type TestSite } from './site.ts';

type WorldOptions = Omit<NonNullable<Parameters<typeof startBuiltWorld>[0]>, 'matches' | 'liveMatches'>;

export interface ScriptedSite extends TestSite {
  /** Drives the scripted feed: goals, results. */
  readonly world: BuiltWorld;
}

/** The built server, site included, over a scripted feed: matches end when the test says so. Four before the start, one live. */
export async function startScriptedSite(options: WorldOptions = {}): Promise<ScriptedSite> {
  const world = await startBuiltWorld({ matches: 4, liveMatches: 1, ...options });
  return { ...(await openBrowser(world.url, world.close)), world };
}
