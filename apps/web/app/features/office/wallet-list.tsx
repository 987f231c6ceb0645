import type { AccountView } from '@touchline/contract/account/calls';
import { Badge } from '@touchline/ui/badge';
import { Button, IconButton } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import type { NamedCurrency } from '../../shell/formats/named-currencies.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';

interface WalletListProps {
  readonly accounts: readonly AccountView[];
  readonly currencies: readonly NamedCurrency[];
  readonly busy: boolean;
  readonly onUse: (account: AccountView) => void;
  readonly onPutAway: (account: AccountView) => void;
}

/** The player's accounts; those that are not in use can be taken into use or put away. */
export function WalletList({ accounts, currencies, busy, onUse, onPutAway }: WalletListProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <Card>
      <ul className="office-list">
        {accounts.map((account) => (
          <li key={account.id} className="office-wallet">
            <span className="office-currency" aria-hidden="true">
              {account.symbol}
            </span>
            <span className="office-main">
              <b>{currencies.find(({ code }) => code === account.iso)?.name ?? account.iso}</b>
              <small>
                {account.iso} · <span className="figures">{account.id}</span>
              </small>
            </span>
            <b className="figures">{amount(account.money, account.iso)}</b>
            <span className="office-wallet-actions">
              {account.isActive ? (
                <Badge tone="brand">{t('office.wallets.active')}</Badge>
              ) : (
                <>
                  <Button size="xs" disabled={busy} onClick={() => onUse(account)}>
                    {t('office.wallets.use')}
                  </Button>
                  <IconButton
                    icon="trash"
                    small
                    disabled={busy}
                    label={t('office.wallets.delete', { currency: account.iso })}
                    onClick={() => onPutAway(account)}
                  />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
