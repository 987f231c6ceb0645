import { isSameHash } from '#platform/auth/one-time-code';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { countAttempt, markCompleted } from '../activation.store.ts';
import { openAddress } from '../activation-address.ts';
import type { ActivationDeps } from '../activation-deps.ts';

/** Ends the activation and marks the address as the player's; one that the player has left meanwhile proves nothing. */
const finish = ({ platform, account, vault }: ActivationDeps, id: string, tokenHash: Buffer | null) =>
  inTransaction(platform.pool, async (client) => {
    const done = await markCompleted(client, id, tokenHash);
    if (!done?.address) throw new Failure('step_ended');
    const address = await openAddress(vault, client, done.playerId, done.address);
    const confirmed = await account.writeConfirmed(client, done.playerId, done.channel === 'mail' ? 'email' : 'phone', address);
    if (!confirmed) throw new Failure('step_ended');
    return { type: 'activation' as const, id, attributes: { channel: done.channel } };
  });

/** C004. */
export const activate =
  (deps: ActivationDeps): Handler<'activate'> =>
  ({ body: { id, token } }) =>
    finish(deps, id, deps.hash(`activation ${id} ${token}`));

/** C005. */
export const activateFast =
  (deps: ActivationDeps): Handler<'activateFast'> =>
  async ({ body: { id, code } }) => {
    const waiting = await countAttempt(deps.platform.pool, id);
    if (!waiting) throw new Failure('step_ended');
    if (!isSameHash(waiting.codeHash, deps.hash(`activation ${id} ${code}`)))
      throw new Failure('code_wrong', { fields: { code: ['auth_incorrect_code'] } });
    return finish(deps, id, null);
  };
