import type { Queryable } from '#platform/db/queryable';

/** How far back deposits are looked at. */
const DAYS = 90;

/**
 * The part of the deposits of the last 90 days that has not been staked since, minor units. `percent` of a deposit has to be; `stakes` are the kinds
 * of ledger transaction that count.
 */
export async function readUnplayedMinor(
  on: Queryable,
  playerId: bigint,
  currency: string,
  rule: { readonly percent: number; readonly stakes: readonly string[] },
): Promise<bigint> {
  if (rule.percent === 0) return 0n;
  const { rows } = await on.query<{ unplayed: bigint }>(
    "select wallet_unwagered_deposits($1, $2, now() - $3 * interval '1 day', $4, $5::text[]) as unplayed",
    [playerId, currency, DAYS, rule.percent, rule.stakes],
  );
  return rows[0]?.unplayed ?? 0n;
}
