import type { ErasureHindrance } from '@touchline/contract/privacy';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { writeErased } from '../privacy.store.ts';
import { type PrivacyDeps, requirePassword } from '../privacy-deps.ts';
import { readHindrances } from '../read-state.ts';

const REFUSED = {
  balance: 'account_not_empty',
  'running-bets': 'bet_running',
  'self-excluded': 'self_excluded',
} as const satisfies Record<ErasureHindrance, string>;

/** T81: rows go, the key goes, and the sessions end. What money moved stays, under a number that nobody can tell the person of. */
export const privacyErase =
  (deps: PrivacyDeps): Handler<'privacyErase'> =>
  async ({ body: { password } }, caller) => {
    const playerId = await requirePassword(deps, caller, password);
    const { platform, account, wallet, vault, session } = deps;
    // A password that nobody has been told.
    const passwordHash = await account.hashPassword(account.makePassword());
    await platform.db.transaction().execute(async (trx) => {
      const accounts = await wallet.readPlayerAccounts(trx, playerId);
      // Under lock no money comes in while it is decided that there is none.
      for (const currency of new Set(accounts.map((one) => one.currency))) await wallet.lockPlayerAccounts(trx, playerId, currency);
      const [hindrance] = await readHindrances(deps, playerId);
      if (hindrance) throw new Failure(REFUSED[hindrance]);
      await writeErased(trx, playerId, passwordHash);
      await vault.shred(trx, playerId);
    });
    await session.endAll(playerId, 'erased');
    return { erased: true };
  };
