import { reconcileRounds } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { ProviderGamesDeps } from './provider-games-deps.ts';
import { sourceOf } from './provider-registry.ts';
import { writeReport } from './report.store.ts';

const HOUR_MS = 3_600_000;

/** Holds the last full hour of every provider, and the one before it, against the ledger: what was under way at its end is in by then. */
export async function reportLastHours({
  platform: { pool, clock, log },
  registry,
}: Pick<ProviderGamesDeps, 'platform' | 'registry'>): Promise<void> {
  const thisHour = Math.floor(clock.now() / HOUR_MS) * HOUR_MS;
  for (const { code } of registry.all())
    for (const back of [2, 1]) {
      const hour = new Date(thisHour - back * HOUR_MS);
      const rounds = await reconcileRounds(pool, sourceOf(code), hour, new Date(hour.getTime() + HOUR_MS));
      await inTransaction(pool, (client) => writeReport(client, code, hour, rounds));
      const wrong = rounds.filter(({ differenceMinor }) => differenceMinor !== 0n).map(({ currency }) => currency);
      if (wrong.length > 0) log.fatal({ provider: code, hour, currencies: wrong }, "a provider's rounds and the ledger disagree");
    }
}
