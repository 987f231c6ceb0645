import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    one_time_code: {
      player_id: bigint;
      purpose: string;
      address: Buffer;
      code_hash: string;
      sent_at: Generated<Date>;
      ends_at: Date;
      attempts: Generated<number>;
      sends: Generated<number>;
      first_sent_at: Generated<Date>;
      used_at: Date | null;
    };
  }
}

export interface CodeLimits {
  readonly lifeSeconds: number;
  readonly resendSeconds: number;
  readonly sendsAnHour: number;
  readonly attempts: number;
}

/** Writes a code over the one before. False where the last one is too young, or there were too many within the hour. */
export async function writeCode(
  db: DbOrTrx,
  code: { readonly playerId: bigint; readonly purpose: string; readonly address: Buffer; readonly codeHash: string },
  limits: CodeLimits,
): Promise<boolean> {
  const { rows } = await sql`
    insert into one_time_code as c (player_id, purpose, address, code_hash, ends_at)
    values (${code.playerId}, ${code.purpose}, ${code.address}, ${code.codeHash}, now() + ${limits.lifeSeconds} * interval '1 second')
    on conflict (player_id, purpose) do update set
      address = excluded.address, code_hash = excluded.code_hash, sent_at = now(), ends_at = excluded.ends_at, attempts = 0, used_at = null,
      sends = case when c.first_sent_at > now() - interval '1 hour' then c.sends + 1 else 1 end,
      first_sent_at = case when c.first_sent_at > now() - interval '1 hour' then c.first_sent_at else now() end
    where c.sent_at <= now() - ${limits.resendSeconds} * interval '1 second'
      and (c.first_sent_at <= now() - interval '1 hour' or c.sends < ${limits.sendsAnHour})
    returning 1`.execute(db);
  return rows.length > 0;
}

/**
 * Compares and counts in one statement, so that guesses sent at once are counted one by one. Undefined where there is no code to compare
 * with: none was sent, it is used up, or its time is over. A kept code may be asked for again.
 */
export async function writeAttempt(
  db: DbOrTrx,
  code: { readonly playerId: bigint; readonly purpose: string; readonly codeHash: string; readonly keep: boolean },
  limits: CodeLimits,
): Promise<{ readonly right: boolean; readonly address: Buffer } | undefined> {
  const { rows } = await sql<{ right: boolean; address: Buffer }>`
    update one_time_code set attempts = attempts + 1,
      used_at = case when code_hash = ${code.codeHash} and not ${code.keep}::boolean then now() end
    where player_id = ${code.playerId} and purpose = ${code.purpose} and used_at is null and ends_at > now() and attempts < ${limits.attempts}
    returning code_hash = ${code.codeHash} as "right", address`.execute(db);
  return rows[0];
}

export async function deleteEndedCodes(db: DbOrTrx): Promise<void> {
  await sql`delete from one_time_code where ends_at < now() - interval '1 day'`.execute(db);
}
