import path from 'node:path';
import type { Config } from '../config.ts';
import { DataDirectoryBusy, lockDataDirectory } from './data-lock.ts';
import { startEmbeddedPg } from './embedded-pg.ts';
import { runningPgUrl } from './embedded-pg-access.ts';
import { locatePostgres } from './locate-embedded-pg.ts';

/**
 * The database of the settings, for a program beside the server: DATABASE_URL, the built-in one that a running server has opened, or the
 * built-in one opened until `close`. Throws DataDirectoryBusy where another program has just taken the directory.
 */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<{ readonly url: string; close(): Promise<void> }> {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => {} };
  let unlock: () => Promise<void>;
  try {
    unlock = await lockDataDirectory(dataDir);
  } catch (error) {
    const url = runningPgUrl(dataDir, locatePostgres(path.resolve(dataDir, 'pg')).dir);
    if (!(error instanceof DataDirectoryBusy) || url === undefined) throw error;
    return { url, close: async () => {} };
  }
  const embedded = await startEmbeddedPg({ dataDir });
  return {
    url: embedded.url(),
    async close() {
      await embedded.stop();
      await unlock();
    },
  };
}
