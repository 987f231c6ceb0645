import { inTransaction } from '#platform/db/in-transaction';
import { apiOf } from './api/api-of.ts';
import { writeListError, writeListedGames, writeProvider } from './games.store.ts';
import type { ProviderGamesDeps } from './provider-games-deps.ts';
import type { GameProvider } from './provider-registry.ts';

/** Takes over every provider's list of games. */
export async function syncGames({ platform, registry }: Pick<ProviderGamesDeps, 'platform' | 'registry'>): Promise<void> {
  for (const provider of registry.all()) await syncGamesOf({ platform }, provider);
}

/** Takes over a provider's list of games. One that does not answer keeps what it had, and its error is shown to operators. */
export async function syncGamesOf({ platform: { pool, log } }: Pick<ProviderGamesDeps, 'platform'>, provider: GameProvider): Promise<void> {
  await writeProvider(pool, provider);
  try {
    const games = await apiOf(provider).readGames();
    await inTransaction(pool, (client) => writeListedGames(client, provider.code, games));
  } catch (err) {
    log.warn({ err, provider: provider.code }, "a provider's list of games was not taken over");
    await writeListError(pool, provider.code, err instanceof Error ? err.message : String(err));
  }
}
