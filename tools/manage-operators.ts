// The console's operators, kept by whoever runs the server: `node tools/manage-operators.ts add <login> <role,role> [brand,brand]` prints a password
// once (without brands it is good for all),
// `node tools/manage-operators.ts disable <login>` ends all sessions too. Of DATABASE_URL or of the data directory, whether a server uses it or not.

import { createPasswords, makePassword } from '../apps/server/src/features/account/password.ts';
import { addOperator, disableOperator } from '../apps/server/src/features/operator/manage-operators.ts';
import { ConfigError } from '../apps/server/src/platform/config/config-error.ts';
import { type Config, readConfig } from '../apps/server/src/platform/config.ts';
import { DataDirectoryBusy } from '../apps/server/src/platform/db/data-lock.ts';
import { openDb } from '../apps/server/src/platform/db/db.ts';
import { reachDatabase } from '../apps/server/src/platform/db/reach-database.ts';
import { readBrands } from '../apps/server/src/platform/tenant/brand.store.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../packages/contract/src/call.ts';

const USAGE = `add <login> <role,role> [brand,brand] | disable <login>; roles: ${OPERATOR_ROLES.join(', ')}`;

const isRole = (text: string): text is OperatorRole => (OPERATOR_ROLES as readonly string[]).includes(text);

/** Says on the terminal what it did; gives the exit code. */
async function run(
  pool: ReturnType<typeof openDb>,
  config: Config,
  [what, login = '', roleText = '', brandText = '']: readonly string[],
): Promise<number> {
  if (what === 'disable') {
    const found = await disableOperator(pool, login);
    console.log(found ? `${login} is disabled` : `there is no operator ${login}`);
    return found ? 0 : 1;
  }
  const roles = roleText.split(',');
  if (what !== 'add' || !/^[a-z0-9._-]{2,64}$/.test(login) || !roles.every(isRole) || !/^(\d{1,9}(,\d{1,9})*)?$/.test(brandText)) {
    console.error(USAGE);
    return 2;
  }
  const brandIds = brandText === '' ? null : brandText.split(',').map(Number);
  const brands = new Set((await readBrands(pool)).map(({ id }) => id));
  const unknown = brandIds?.filter((id) => !brands.has(id)) ?? [];
  if (unknown.length > 0) {
    console.error(`there is no brand ${unknown.join(', ')}; there are ${[...brands].join(', ')}`);
    return 2;
  }
  const password = makePassword();
  const passwordHash = await createPasswords(config.passwordCost).hashPassword(password);
  await addOperator(pool, { login, passwordHash, roles, brandIds });
  console.log(`${login} (${roles.join(', ')}), password ${password}`);
  return 0;
}

const closing: (() => Promise<void>)[] = [];
try {
  const config = readConfig(process.env, []);
  const database = await reachDatabase(config);
  closing.push(database.close);
  const pool = openDb(database.url, 2);
  closing.push(() => pool.end());
  process.exitCode = await run(pool, config, process.argv.slice(2));
} catch (error) {
  const taken = (error as { code?: string }).code === '23505';
  if (!(taken || error instanceof ConfigError || error instanceof DataDirectoryBusy)) throw error;
  console.error(taken ? 'the login is taken' : (error as Error).message);
  process.exitCode = 2;
} finally {
  for (const close of closing.toReversed()) await close();
}
