import { actorOf, requireInstallation } from '#features/operator';
import { withStatementDeadline } from '#platform/db/statement-deadline';
import type { Handler } from '#platform/http/handler';
import type { LedgerReport } from '../ledger-check.store.ts';
import type { WalletDeps } from '../wallet-deps.ts';

/** A caller of the whole check waits for all of it. */
const WHOLE_LEDGER_MS = 15_000;

/** T07 and T80 on demand. */
export const operatorLedgerCheck =
  ({ operators }: WalletDeps, check: () => Promise<LedgerReport>): Handler<'operatorLedgerCheck'> =>
  async (_input, caller) => {
    requireInstallation(caller);
    await operators.recordFirst({ ...actorOf(caller), action: 'ledger-check', target: 'ledger' });
    const { transactions, entries, sealed, faults } = await withStatementDeadline(WHOLE_LEDGER_MS, check);
    const audit = await withStatementDeadline(WHOLE_LEDGER_MS, () => operators.checkAudit());
    return { transactions, entries, sealed, faults: [...faults], audit: { rows: audit.rows, faults: [...audit.faults] } };
  };
