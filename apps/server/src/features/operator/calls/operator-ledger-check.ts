import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { checkAudit, writeAudit } from '../audit.store.ts';
import type { OperatorDeps } from '../operator-deps.ts';

/** T07 and T80 on demand. */
export const operatorLedgerCheck =
  ({ platform, wallet }: OperatorDeps): Handler<'operatorLedgerCheck'> =>
  async (_input, { operator }) => {
    invariant(operator, 'the call is for operators');
    await platform.db
      .transaction()
      .execute((trx) => writeAudit(trx, { operatorId: operator.id, action: 'ledger-check', target: 'ledger', reason: null }));
    const { transactions, entries, sealed, faults } = await wallet.checkLedger();
    const audit = await checkAudit(platform.db);
    return { transactions, entries, sealed, faults: [...faults], audit: { rows: audit.rows, faults: [...audit.faults] } };
  };
