import type { Db } from '#platform/db';
import { writeAudit } from './audit.store.ts';
import { type NewOperator, readOperator, writeDisabled, writeOperator, writeSessionEnds } from './operator.store.ts';

/** Adds an operator, and a row of the audit under the new operator's number. Throws a database error 23505 where the login is taken. */
export async function addOperator(db: Db, operator: NewOperator): Promise<bigint> {
  return db.transaction().execute(async (trx) => {
    const id = await writeOperator(trx, operator);
    const target = `operator ${operator.login}: ${operator.roles.join(', ')}`;
    await writeAudit(trx, { operatorId: id, action: 'added', target, reason: null });
    return id;
  });
}

/** Keeps an operator out from now on: no sign-in, all sessions ended. False where there is none of that login. */
export async function disableOperator(db: Db, login: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await readOperator(trx, login);
    if (!found) return false;
    await writeDisabled(trx, found.id);
    await writeSessionEnds(trx, found.id, 'disabled');
    await writeAudit(trx, { operatorId: found.id, action: 'disabled', target: `operator ${login}`, reason: null });
    return true;
  });
}
