import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { withStatementDeadline } from '#platform/statement-deadline';
import { checkAudit, writeAudit } from '../audit.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';

/** Who asks for all of it waits for all of it. */
const WHOLE_LEDGER_MS = 15_000;

/** T07 and T80 on demand. */
export const operatorLedgerCheck =
  ({ platform, wallet }: OperatorDeps): Handler<'operatorLedgerCheck'> =>
  async (_input, { operator }) => {
    invariant(operator, 'the call is for operators');
    await platform.db
      .transaction()
      .execute((trx) => writeAudit(trx, { operatorId: operator.id, action: 'ledger-check', target: 'ledger', reason: null }));
    const { transactions, entries, sealed, faults } = await withStatementDeadline(WHOLE_LEDGER_MS, () => wallet.checkLedger());
    const audit = await withStatementDeadline(WHOLE_LEDGER_MS, () => checkAudit(platform.db));
    return { transactions, entries, sealed, faults: [...faults], audit: { rows: audit.rows, faults: [...audit.faults] } };
  };
