import { sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

/** How far back deposits are looked at. */
const DAYS = 90;

/**
 * What of the deposits of the last 90 days has not been staked since, minor units. `percent` of a deposit has to be; `stakes` are the kinds
 * of ledger transaction that count.
 */
export async function readUnplayedMinor(
  db: DbOrTrx,
  playerId: bigint,
  currency: string,
  rule: { readonly percent: number; readonly stakes: readonly string[] },
): Promise<bigint> {
  if (rule.percent === 0) return 0n;
  const { rows } = await sql<{ unplayed: bigint }>`
    select wallet_unplayed(${playerId}, ${currency}, now() - ${DAYS} * interval '1 day', ${rule.percent}, ${[...rule.stakes]}::text[]) as unplayed
  `.execute(db);
  return rows[0]?.unplayed ?? 0n;
}
