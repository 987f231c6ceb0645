import { inTransaction } from '#platform/db/in-transaction';
import type { Handler } from '#platform/http/handler';
import { readCallerIdentity, requirePassword, type SecurityDeps } from '../security-deps.ts';

/** C064. */
export const changePassword =
  (deps: SecurityDeps): Handler<'changePassword'> =>
  async ({ body }, caller) => {
    const { account, securityLog, platform, session } = deps;
    const self = await readCallerIdentity(deps, caller);
    account.rejectBreachedPassword(body.password);
    await requirePassword(deps, caller, self.passwordHash, body.oldPassword, 'old_password');
    const passwordHash = await account.hashPassword(body.password);
    await inTransaction(platform.pool, async (client) => {
      await account.writePassword(client, self.id, passwordHash);
      await securityLog.record(client, self.id, 'password', caller);
    });
    const ended = body.endOtherSessions ? await session.endAll(self.id, 'password-changed', caller.player?.sessionId) : 0;
    return { changed: true, ended_sessions: ended };
  };
