import type { Handler } from '#platform/handler';
import { readSelf, requirePassword, type SecurityDeps } from '../security-deps.ts';

/** C064. */
export const changePassword =
  (deps: SecurityDeps): Handler<'changePassword'> =>
  async ({ body }, caller) => {
    const { account, changes, platform, session } = deps;
    const self = await readSelf(deps, caller);
    account.requireUncommonPassword(body.password);
    await requirePassword(deps, caller, self.passwordHash, body.oldPassword, 'old_password');
    const passwordHash = await account.hashPassword(body.password);
    await platform.db.transaction().execute(async (trx) => {
      await account.writePassword(trx, self.id, passwordHash);
      await changes.record(trx, self.id, 'password', caller);
    });
    const ended = body.endOtherSessions ? await session.endAll(self.id, 'password-changed', caller.player?.sessionId) : 0;
    return { changed: true, ended_sessions: ended };
  };
