import type { ErasureHindrance } from '@touchline/contract/privacy/calls';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { writeErased } from '../privacy.store.ts';
import { type PrivacyDeps, requirePassword } from '../privacy-deps.ts';
import { readErasureBlockers } from '../read-state.ts';

const REFUSED = {
  balance: 'account_not_empty',
  'running-bets': 'bets_open',
  'self-excluded': 'self_excluded',
} as const satisfies Record<ErasureHindrance, string>;

/** T81: rows go, the key goes, and the sessions end. What money moved stays, under a number that nobody can tell the person of. */
export const privacyErase =
  (deps: PrivacyDeps): Handler<'privacyErase'> =>
  async ({ body: { password } }, caller) => {
    const playerId = await requirePassword(deps, caller, password);
    const { platform, account, wallet, vault, session } = deps;
    // A random password that nobody knows.
    const passwordHash = await account.hashPassword(account.makePassword());
    await inTransaction(platform.pool, async (client) => {
      const accounts = await wallet.readPlayerAccounts(client, playerId);
      // Under lock no money comes in while it is decided that there is none.
      for (const currency of new Set(accounts.map((one) => one.currency))) await wallet.lockPlayerAccounts(client, playerId, currency);
      const [blocker] = await readErasureBlockers(deps, client, playerId);
      if (blocker) throw new Failure(REFUSED[blocker]);
      await writeErased(client, playerId, passwordHash);
      await vault.shred(client, playerId);
    });
    await session.endAll(playerId, 'erased');
    return { erased: true };
  };
