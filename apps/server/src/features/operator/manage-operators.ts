import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { writeAudit } from './audit.store.ts';
import { type NewOperator, readOperator, writeDisabled, writeOperator, writeSessionEnds } from './operator.store.ts';

/** Adds an operator, and a row of the audit under the new operator's number. Throws a database error 23505 where the login is taken. */
export async function addOperator(pool: pg.Pool, operator: NewOperator): Promise<bigint> {
  return inTransaction(pool, async (client) => {
    const id = await writeOperator(client, operator);
    const target = `operator ${operator.login}: ${operator.roles.join(', ')}`;
    await writeAudit(client, { operatorId: id, action: 'added', target, reason: null });
    return id;
  });
}

/** Keeps an operator out from now on: no sign-in, all sessions ended. False where there is none of that login. */
export async function disableOperator(pool: pg.Pool, login: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const found = await readOperator(client, login);
    if (!found) return false;
    await writeDisabled(client, found.id);
    await writeSessionEnds(client, found.id, 'disabled');
    await writeAudit(client, { operatorId: found.id, action: 'disabled', target: `operator ${login}`, reason: null });
    return true;
  });
}
