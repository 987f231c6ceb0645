import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readCallerIdentity, type SecurityDeps } from '../security-deps.ts';

/** C055. */
export const changeLogin =
  (deps: SecurityDeps): Handler<'changeLogin'> =>
  async ({ body }, caller) => {
    const { account, securityLog, platform } = deps;
    const self = await readCallerIdentity(deps, caller);
    await inTransaction(platform.pool, async (client) => {
      await account.writeLogin(client, self.id, body.login, body.authByEmail);
      if (body.login !== self.login) await securityLog.record(client, self.id, 'login', caller);
      if (body.authByEmail !== self.emailLogin)
        await securityLog.record(client, self.id, body.authByEmail ? 'email-login-on' : 'email-login-off', caller);
    });
    const after = await account.readIdentity(self.id);
    if (!after) throw new Failure('unauthenticated');
    return { login: after.login ?? '', auth_by_email: after.emailLogin };
  };
