import type { Trx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { Caller, Handler } from '#platform/handler';
import { decideEmail } from '../decide-email.ts';
import { takeEmailChange, writeEmailChange } from '../security.store.ts';
import { readSelf, requirePassword, type SecurityDeps } from '../security-deps.ts';

/** Where an address on its way is sealed (feature vault). */
const CONTEXT = 'email-change';

async function beginChange({ vault, codes }: SecurityDeps, trx: Trx, playerId: bigint, email: string, caller: Caller) {
  await writeEmailChange(trx, playerId, await vault.seal(trx, playerId, CONTEXT, Buffer.from(email)));
  return codes.send(trx, { playerId, purpose: 'email', channel: 'mail', to: email }, caller);
}

/** Whether the address is another player's is told only to whoever reads its mail. */
export const changeEmail =
  (deps: SecurityDeps): Handler<'changeEmail'> =>
  async ({ body }, caller) => {
    const self = await readSelf(deps, caller);
    const email = decideEmail(body.email, 'email');
    if (email === self.email && self.emailConfirmedAt !== null) throw new Failure('invalid', { fields: { email: ['email_same'] } });
    await requirePassword(deps, caller, self.passwordHash, body.password, 'password');
    return deps.platform.db.transaction().execute((trx) => beginChange(deps, trx, self.id, email, caller));
  };

/** S164: the address that the account has, never confirmed so far. */
export const activateEmail =
  (deps: SecurityDeps): Handler<'activateEmail'> =>
  async (_input, caller) => {
    const self = await readSelf(deps, caller);
    const { email } = self;
    if (email === null) throw new Failure('address_missing');
    if (self.emailConfirmedAt !== null) throw new Failure('conflict');
    return deps.platform.db.transaction().execute((trx) => beginChange(deps, trx, self.id, email, caller));
  };

export const confirmEmail =
  (deps: SecurityDeps): Handler<'confirmEmail'> =>
  async ({ body }, caller) => {
    const { account, changes, codes, platform, vault } = deps;
    const self = await readSelf(deps, caller);
    const { right, address } = await codes.check(self.id, 'email', body.code);
    if (!right) throw new Failure('code_wrong', { fields: { confirm_code: ['auth_incorrect_code'] } });
    await platform.db.transaction().execute(async (trx) => {
      const begun = await takeEmailChange(trx, self.id);
      if (!begun || (await vault.open(trx, self.id, CONTEXT, begun)).toString('utf8') !== address) throw new Failure('code_ended');
      await account.writeAddress(trx, self.id, 'email', address, true);
      await changes.record(trx, self.id, address === self.email ? 'email-confirmed' : 'email', caller, self.email);
    });
    return { email: address };
  };
