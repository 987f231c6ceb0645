import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { isPlayerOf } from '#platform/tenant/player-brand';
import { playerIn, type Vault, writeReasonedAudit } from './audit-reason.ts';
import type { Actor } from './operator-of.ts';

/** An operator's act, as the audit keeps it for good. */
export interface OperatorAct extends Actor {
  /** "find-players". */
  readonly action: string;
  /** "player 1000001", which comes last; never contact data. */
  readonly target: string;
  /** Kept under the key of the player whom the target ends with. */
  readonly reason?: string | null;
}

export interface Audit {
  /** In the transaction of what is done: both are there or neither. Throws Failure `not_found` about another brand's player. */
  record(client: Queryable, act: OperatorAct): Promise<void>;
  /** Writes the row in its own transaction before anything is shown: if that fails, nothing is. */
  recordFirst(act: OperatorAct): Promise<void>;
}

export function createAudit(pool: pg.Pool, vault: Vault): Audit {
  async function record(client: Queryable, { reason = null, brandId, ...act }: OperatorAct): Promise<void> {
    const playerId = playerIn(act.target);
    if (playerId !== null && !(await isPlayerOf(client, brandId, playerId))) throw new Failure('not_found');
    await writeReasonedAudit(vault, client, { ...act, reason });
  }
  return { record, recordFirst: (act) => inTransaction(pool, (client) => record(client, act)) };
}
