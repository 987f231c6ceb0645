import type { Queryable } from '#platform/db/queryable';
import type { WaitingFor } from './decide-step.ts';

const MINUTES = 15;

export interface PhoneFlow {
  readonly kind: 'add' | 'change';
  readonly step: WaitingFor;
  /** Sealed. */
  readonly newPhone: Buffer | null;
}

/** Starts over and drops what was started before. */
export async function writeFlow(
  on: Queryable,
  playerId: bigint,
  kind: 'add' | 'change',
  step: WaitingFor,
  newPhone: Buffer | null,
): Promise<void> {
  await on.query(
    `insert into phone_flow (player_id, kind, step, new_phone, wrong_answers, began_at, expires_at)
     values ($1, $2, $3, $4, 0, now(), now() + $5 * interval '1 minute')
     on conflict (player_id) do update set kind = excluded.kind, step = excluded.step, new_phone = excluded.new_phone,
       wrong_answers = excluded.wrong_answers, began_at = excluded.began_at, expires_at = excluded.expires_at`,
    [playerId, kind, step, newPhone, MINUTES],
  );
}

/** By the database's clock; undefined where nothing was begun or its time is over. */
export async function readFlow(on: Queryable, playerId: bigint): Promise<PhoneFlow | undefined> {
  const { rows } = await on.query<PhoneFlow>(
    'select kind, step, new_phone as "newPhone" from phone_flow where player_id = $1 and expires_at > now()',
    [playerId],
  );
  return rows[0];
}

/** Takes one step, if the flow still stands where it was read: of two calls at once one moves it. A new phone extends its time. */
export async function writeStep(
  on: Queryable,
  playerId: bigint,
  from: WaitingFor,
  to: WaitingFor,
  newPhone: Buffer | null = null,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `update phone_flow set step = $3, new_phone = coalesce($4::bytea, new_phone),
       expires_at = case when $4::bytea is null then expires_at else now() + $5 * interval '1 minute' end
     where player_id = $1 and step = $2 and expires_at > now()`,
    [playerId, from, to, newPhone, MINUTES],
  );
  return (rowCount ?? 0) > 0;
}

/** Counts a wrong answer before it is compared; false where there were too many: the flow is over then. */
export async function writeAnswerTry(on: Queryable, playerId: bigint, limit: number): Promise<boolean> {
  const { rowCount } = await on.query(
    'update phone_flow set wrong_answers = wrong_answers + 1 where player_id = $1 and wrong_answers < $2',
    [playerId, limit],
  );
  return (rowCount ?? 0) > 0;
}

/** Ends a flow that stands at a step; false where it no longer does. */
export async function deleteFlow(on: Queryable, playerId: bigint, at: WaitingFor): Promise<boolean> {
  const { rowCount } = await on.query('delete from phone_flow where player_id = $1 and step = $2', [playerId, at]);
  return (rowCount ?? 0) > 0;
}
