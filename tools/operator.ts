// The console's operators, kept by whoever runs the server: `node tools/operator.ts add <login> <role,role>` prints a password once,
// `node tools/operator.ts disable <login>` ends all sessions too. Of DATABASE_URL or of the data directory, whether a server uses it or not.

import { hashPassword, makePassword } from '../apps/server/src/features/account/password.ts';
import { addOperator, disableOperator } from '../apps/server/src/features/operator/keep-operators.ts';
import { ConfigError, readConfig } from '../apps/server/src/platform/config.ts';
import { DataDirectoryBusy } from '../apps/server/src/platform/data-lock.ts';
import { type Db, openDb } from '../apps/server/src/platform/db.ts';
import { reachDatabase } from '../apps/server/src/platform/reach-database.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../packages/contract/src/call.ts';

const USAGE = `add <login> <role,role> | disable <login>; roles: ${OPERATOR_ROLES.join(', ')}`;

const isRole = (text: string): text is OperatorRole => (OPERATOR_ROLES as readonly string[]).includes(text);

/** Says on the terminal what it did; gives the exit code. */
async function run(db: Db, [what, login = '', roleText = '']: readonly string[]): Promise<number> {
  if (what === 'disable') {
    const found = await disableOperator(db, login);
    console.log(found ? `${login} is disabled` : `there is no operator ${login}`);
    return found ? 0 : 1;
  }
  const roles = roleText.split(',');
  if (what !== 'add' || !/^[a-z0-9._-]{2,64}$/.test(login) || !roles.every(isRole)) {
    console.error(USAGE);
    return 2;
  }
  const password = makePassword();
  await addOperator(db, { login, passwordHash: await hashPassword(password), roles });
  console.log(`${login} (${roles.join(', ')}), password ${password}`);
  return 0;
}

const closing: (() => Promise<void>)[] = [];
try {
  const config = readConfig(process.env, []);
  const database = await reachDatabase(config);
  closing.push(database.close);
  const { db, close } = openDb(database.url, 2);
  closing.push(close);
  process.exitCode = await run(db, process.argv.slice(2));
} catch (error) {
  const taken = (error as { code?: string }).code === '23505';
  if (!(taken || error instanceof ConfigError || error instanceof DataDirectoryBusy)) throw error;
  console.error(taken ? 'the login is taken' : (error as Error).message);
  process.exitCode = 2;
} finally {
  for (const close of closing.toReversed()) await close();
}
