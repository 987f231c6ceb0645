import { inTransaction } from '#platform/db/in-transaction';
import { apiOf } from '../api/api-of.ts';
import type { ProviderGamesDeps } from '../provider-games-deps.ts';
import { writeJackpots } from './provider-jackpot.store.ts';

/** Asks every provider that has jackpots how much they hold. What one does not tell goes out of sight by itself. */
export async function syncJackpots({ platform: { pool, log }, registry }: Pick<ProviderGamesDeps, 'platform' | 'registry'>): Promise<void> {
  for (const provider of registry.all()) {
    const { readJackpots } = apiOf(provider);
    if (!readJackpots) continue;
    try {
      const jackpots = await readJackpots();
      await inTransaction(pool, (client) => writeJackpots(client, provider.code, jackpots));
    } catch (err) {
      log.warn({ err, provider: provider.code }, 'jackpots of a provider were not taken over');
    }
  }
}
