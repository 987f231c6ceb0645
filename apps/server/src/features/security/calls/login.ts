import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { readSelf, type SecurityDeps } from '../security-deps.ts';

/** C055. */
export const changeLogin =
  (deps: SecurityDeps): Handler<'changeLogin'> =>
  async ({ body }, caller) => {
    const { account, changes, platform } = deps;
    const self = await readSelf(deps, caller);
    await platform.db.transaction().execute(async (trx) => {
      await account.writeLogin(trx, self.id, body.login, body.authByEmail);
      if (body.login !== self.login) await changes.record(trx, self.id, 'login', caller);
      if (body.authByEmail !== self.emailLogin)
        await changes.record(trx, self.id, body.authByEmail ? 'email-login-on' : 'email-login-off', caller);
    });
    const after = await account.readIdentity(self.id);
    if (!after) throw new Failure('unauthenticated');
    return { login: after.login ?? '', auth_by_email: after.emailLogin };
  };
