import { moneyText } from '@touchline/catalogue/money-text';
import type { OverviewSections, PlayerSections } from '#features/operator';
import { readLastLedgerCheck } from '../ledger-report.store.ts';
import { readPlayerAccounts } from '../wallet.store.ts';
import type { WalletDeps } from '../wallet-deps.ts';

export const balancesOf = ({ platform: { pool } }: WalletDeps): PlayerSections<'balances'> => ({
  balances: async ({ playerId }) =>
    (await readPlayerAccounts(pool, playerId)).map(({ currency, kind, balanceMinor, grantId }) => ({
      currency,
      kind,
      balance: moneyText(balanceMinor, currency),
      grantId: grantId?.toString() ?? null,
    })),
});

export const ledgerFigures = ({ platform: { pool } }: WalletDeps): OverviewSections<'ledger'> => ({
  async ledger() {
    const check = await readLastLedgerCheck(pool);
    if (!check) return null;
    const { transactions, entries, sealed, faults } = check;
    return { at: check.at.getTime(), transactions, entries, sealed, faults: faults.length };
  },
});
