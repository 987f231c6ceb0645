import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { isSameHash } from '#platform/one-time-code';
import { takeAttempt, writeDone } from '../activation/activation.store.ts';
import { openAddress } from '../activation/activation-address.ts';
import type { RegistrationDeps } from '../registration-deps.ts';

/** Ends the activation and marks the address as the player's; one that the player has left meanwhile proves nothing. */
const finish = ({ platform, account, vault }: RegistrationDeps, id: string, tokenHash: Buffer | null) =>
  platform.db.transaction().execute(async (trx) => {
    const done = await writeDone(trx, id, tokenHash);
    if (!done?.address) throw new Failure('step_ended');
    const address = await openAddress(vault, trx, done.playerId, done.address);
    const confirmed = await account.writeConfirmed(trx, done.playerId, done.channel === 'mail' ? 'email' : 'phone', address);
    if (!confirmed) throw new Failure('step_ended');
    return { type: 'activation' as const, id, attributes: { channel: done.channel } };
  });

/** C004. */
export const activate =
  (deps: RegistrationDeps): Handler<'activate'> =>
  ({ body: { id, token } }) =>
    finish(deps, id, deps.hash(`activation ${id} ${token}`));

/** C005. */
export const activateFast =
  (deps: RegistrationDeps): Handler<'activateFast'> =>
  async ({ body: { id, code } }) => {
    const waiting = await takeAttempt(deps.platform.db, id);
    if (!waiting) throw new Failure('step_ended');
    if (!isSameHash(waiting.codeHash, deps.hash(`activation ${id} ${code}`)))
      throw new Failure('code_wrong', { fields: { code: ['auth_incorrect_code'] } });
    return finish(deps, id, null);
  };
