import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler } from '#platform/http/handler';
import { normalizeEmail } from '../normalize-email.ts';
import { takeEmailChange, writeEmailChange } from '../security.store.ts';
import { readCallerIdentity, requirePassword, type SecurityDeps } from '../security-deps.ts';

/** The vault that seals an address on its way. */
const CONTEXT = 'email-change';

async function beginChange({ vault, codes }: SecurityDeps, client: pg.PoolClient, playerId: bigint, email: string, caller: Caller) {
  await writeEmailChange(client, playerId, await vault.seal(client, playerId, CONTEXT, Buffer.from(email)));
  return codes.send(client, { playerId, purpose: 'email', channel: 'mail', to: email }, caller);
}

/** Only the reader of the address's mail learns whether it belongs to another player. */
export const changeEmail =
  (deps: SecurityDeps): Handler<'changeEmail'> =>
  async ({ body }, caller) => {
    const self = await readCallerIdentity(deps, caller);
    const email = normalizeEmail(body.email, 'email');
    if (email === self.email && self.emailConfirmedAt !== null) throw new Failure('invalid', { fields: { email: ['email_same'] } });
    await requirePassword(deps, caller, self.passwordHash, body.password, 'password');
    return inTransaction(deps.platform.pool, (client) => beginChange(deps, client, self.id, email, caller));
  };

/** S164: the address that the account has, never confirmed so far. */
export const sendEmailActivation =
  (deps: SecurityDeps): Handler<'sendEmailActivation'> =>
  async (_input, caller) => {
    const self = await readCallerIdentity(deps, caller);
    const { email } = self;
    if (email === null) throw new Failure('email_missing');
    if (self.emailConfirmedAt !== null) throw new Failure('email_confirmed');
    return inTransaction(deps.platform.pool, (client) => beginChange(deps, client, self.id, email, caller));
  };

export const confirmEmail =
  (deps: SecurityDeps): Handler<'confirmEmail'> =>
  async ({ body }, caller) => {
    const { account, securityLog, codes, platform, vault } = deps;
    const self = await readCallerIdentity(deps, caller);
    const { right, address } = await codes.check(self.id, 'email', body.code);
    if (!right) throw new Failure('code_wrong', { fields: { confirm_code: ['auth_incorrect_code'] } });
    await inTransaction(platform.pool, async (client) => {
      const begun = await takeEmailChange(client, self.id);
      if (!begun || (await vault.open(client, self.id, CONTEXT, begun)).toString('utf8') !== address) throw new Failure('code_ended');
      await account.writeAddress(client, self.id, 'email', address, true);
      await securityLog.record(client, self.id, address === self.email ? 'email-confirmed' : 'email', caller, self.email);
    });
    return { email: address };
  };
