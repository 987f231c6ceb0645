import type { Queryable } from '#platform/db/queryable';

export interface CodeLimits {
  readonly lifeSeconds: number;
  readonly resendSeconds: number;
  readonly sendsAnHour: number;
  readonly attempts: number;
}

/** Writes a code over the one before. False where the last one is too young, or there were too many within the hour. */
export async function writeCode(
  on: Queryable,
  code: { readonly playerId: bigint; readonly purpose: string; readonly address: Buffer; readonly codeHash: string },
  limits: CodeLimits,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into one_time_code as c (player_id, purpose, address, code_hash, expires_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 second')
     on conflict (player_id, purpose) do update set
       address = excluded.address, code_hash = excluded.code_hash, sent_at = now(), expires_at = excluded.expires_at, attempts = 0, used_at = null,
       sends = case when c.first_sent_at > now() - interval '1 hour' then c.sends + 1 else 1 end,
       first_sent_at = case when c.first_sent_at > now() - interval '1 hour' then c.first_sent_at else now() end
     where c.sent_at <= now() - $6 * interval '1 second' and (c.first_sent_at <= now() - interval '1 hour' or c.sends < $7)`,
    [code.playerId, code.purpose, code.address, code.codeHash, limits.lifeSeconds, limits.resendSeconds, limits.sendsAnHour],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Compares and counts in one statement, so that guesses sent at once are counted one by one. Undefined where there is no code to compare
 * with: none was sent, it is used up, or its time is over. A kept code may be asked for again.
 */
export async function writeAttempt(
  on: Queryable,
  code: { readonly playerId: bigint; readonly purpose: string; readonly codeHash: string; readonly keep: boolean },
  limits: CodeLimits,
): Promise<{ readonly right: boolean; readonly address: Buffer } | undefined> {
  const { rows } = await on.query<{ right: boolean; address: Buffer }>(
    `update one_time_code set attempts = attempts + 1, used_at = case when code_hash = $3 and not $4::boolean then now() end
     where player_id = $1 and purpose = $2 and used_at is null and expires_at > now() and attempts < $5
     returning code_hash = $3 as "right", address`,
    [code.playerId, code.purpose, code.codeHash, code.keep, limits.attempts],
  );
  return rows[0];
}

export async function deleteEndedCodes(on: Queryable): Promise<void> {
  await on.query("delete from one_time_code where expires_at < now() - interval '1 day'");
}
