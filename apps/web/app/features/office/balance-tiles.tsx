import type { Balance } from '@touchline/contract/account/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

/** Every account with its money; the one that bets and deposits use comes first. */
export function BalanceTiles({ balance }: { readonly balance: Balance }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <ul className="office-sums">
      {balance.allAccounts
        .toSorted((a, b) => Number(b.isActive) - Number(a.isActive))
        .map((account) => (
          <li key={account.id} className="office-sum">
            <small>
              {t(account.isBonus ? 'office.account.bonus' : 'office.account.money', { currency: account.iso })}
              {account.isActive ? ` · ${t('office.wallets.active')}` : ''}
            </small>
            <b className="figures">{amount(account.money, account.iso)}</b>
          </li>
        ))}
    </ul>
  );
}
